#include "checks/drawn_cell_checks.hpp"

#include "checks/checked_definition.hpp"

namespace torchwake::content {
namespace {

bool stands_or_lies(const DrawnCell& cell) {
    return cell.monster.valid() || cell.item.valid() || cell.corpse.valid() || cell.trap.valid() ||
           cell.cover.valid() || cell.liquid.valid();
}

bool is_hero(MonsterId kind, const CatalogParts& parts) {
    return kind.valid() && parts.monsters[kind.value].id == hero_id;
}

std::optional<DrawnFault> fault_of_matter(const DrawnCell& cell, const CatalogParts& parts) {
    const bool cover = cell.cover.valid() && parts.matter[cell.cover.value].layer != MatterLayer::Cover;
    const bool liquid = cell.liquid.valid() && parts.matter[cell.liquid.value].layer != MatterLayer::Liquid;
    if (!cover && !liquid) {
        return std::nullopt;
    }
    const MatterId wrong = cover ? cell.cover : cell.liquid;
    return DrawnFault{"legend",
                      in_quotes(parts.matter[wrong.value].id) + " as a " + (cover ? "cover" : "liquid"),
                      std::string("matter of the layer ") + (cover ? R"("cover")" : R"("liquid")")};
}

}  // namespace

std::optional<DrawnFault> fault_of_cell(const DrawnCell& cell, const CatalogParts& parts) {
    const auto refuse = [&cell](const std::string& found, const std::string& expected) {
        return DrawnFault{"legend", found + " at " + in_quotes(std::string(1, cell.drawn)), expected};
    };
    if (cell.tile.valid() && parts.tiles[cell.tile.value].blocks && stands_or_lies(cell)) {
        return refuse("something on " + in_quotes(parts.tiles[cell.tile.value].id),
                      "a tile on which an actor can stand");
    }
    if (cell.tile.valid() && parts.tiles[cell.tile.value].stairs != Stairs::None) {
        return refuse("stairs", "a tile without stairs: no drawing leads to another level");
    }
    if (is_hero(cell.monster, parts) || is_hero(cell.corpse, parts)) {
        return refuse("the hero", "another monster: the hero comes by itself");
    }
    if (cell.asleep && !cell.monster.valid()) {
        return refuse("one asleep", R"(a "monster" that sleeps)");
    }
    if (cell.sprung ? !cell.trap.valid() : cell.trap.valid() && cell.monster.valid()) {
        return refuse(cell.sprung ? "a sprung nothing" : "somebody on a trap",
                      R"(a "trap" that is sprung, or nobody on it)");
    }
    if (cell.item.valid() && cell.corpse.valid()) {
        return refuse("an item and a corpse", "one of them: a cell has room for one");
    }
    if (cell.item.valid() && parts.items[cell.item.value].prize) {
        return refuse("the prize", "another item: the prize ends a game");
    }
    return fault_of_matter(cell, parts);
}

}  // namespace torchwake::content
