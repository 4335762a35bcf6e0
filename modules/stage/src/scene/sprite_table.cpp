#include "scene/sprite_table.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace torchwake::stage {
namespace {

constexpr std::int32_t wall_frame_count = 256;

TileForm form_of(const content::TileDef& tile) {
    if (tile.opens_to || tile.closes_to) {
        return TileForm::Door;
    }
    if (tile.stairs != content::Stairs::None) {
        return TileForm::Stairs;
    }
    if (tile.prop) {
        return TileForm::Prop;
    }
    return tile.blocks ? TileForm::Wall : TileForm::Floor;
}

/// The frames of a wall by neighbours. Only those that wall_frame can return are looked up.
std::vector<panels::SpriteIndex> wall_frames(panels::SpriteNames& names, const std::string& name) {
    std::vector<panels::SpriteIndex> indices(wall_frame_count);
    for (std::int32_t mask = 0; mask < wall_frame_count; ++mask) {
        const auto has = [&](unsigned bit) { return (static_cast<unsigned>(mask) >> bit % 8U & 1U) != 0; };
        bool occurs = true;
        for (unsigned corner = 1; corner < 8; corner += 2) {
            occurs = occurs && (!has(corner) || (has(corner - 1) && has(corner + 1)));
        }
        if (occurs) {
            indices[static_cast<std::size_t>(mask)] = names.index(name, mask);
        }
    }
    return indices;
}

TileSprites sprites_of(const content::TileDef& tile, panels::SpriteNames& names) {
    TileSprites sprites;
    const std::string& name = tile.appearance.sprite;
    sprites.form = form_of(tile);
    sprites.closed = tile.opens_to.has_value();
    sprites.under = tile.drawn_over;
    switch (sprites.form) {
        case TileForm::Wall:
            sprites.wall_frames = wall_frames(names, name);
            break;
        case TileForm::Floor:
            sprites.floor_variants = frames<4>(names, name);
            break;
        case TileForm::Door:
            sprites.side = names.index(name + "_side");
            [[fallthrough]];
        case TileForm::Stairs:
        case TileForm::Prop:
            sprites.plain = names.index(name);
            break;
    }
    for (const std::string& ornament : tile.ornaments) {
        sprites.ornaments.push_back(names.index(ornament));
    }
    return sprites;
}

MatterSprites sprites_of(const content::MatterDef& matter, panels::SpriteNames& names) {
    const std::string& name = matter.appearance.sprite;
    MatterSprites sprites;
    switch (matter.layer) {
        case content::MatterLayer::Cover:
            sprites.variants = frames<3>(names, name);
            if (matter.opaque_from > 0) {
                sprites.front = frames<3>(names, name + "_front");
            }
            break;
        case content::MatterLayer::Liquid:
            sprites.shapes = frames<16>(names, name);
            sprites.deep = frames<16>(names, name + "_deep");
            sprites.ripples = frames<3>(names, name + "_ripple");
            sprites.patterned = matter.corrodes || matter.molten || matter.ignition > 0;
            break;
        case content::MatterLayer::Gas:
            sprites.thin = frames<2>(names, name);
            sprites.dense = frames<2>(names, name + "_dense");
            break;
    }
    return sprites;
}

/// Adds what is seen while a door swings: an open door, "..._open", has the sprites "..._ajar" for it.
void add_swing(const content::TileDef& open, const content::TileDef& closed, panels::SpriteNames& names,
               std::vector<SpriteTable::DoorSprites>& doors) {
    constexpr std::string_view end = "_open";
    const std::string& name = open.appearance.sprite;
    if (!name.ends_with(end)) {
        return;
    }
    const std::string ajar = name.substr(0, name.size() - end.size()) + "_ajar";
    for (const char* const side : {"", "_side"}) {
        for (const content::TileDef* door : {&open, &closed}) {
            doors.push_back({names.index(door->appearance.sprite + side), names.index(ajar + side)});
        }
    }
}

}  // namespace

SpriteTable::SpriteTable(const content::Catalog& catalog, panels::SpriteNames& names)
    : first_depth(catalog.first_depth()), shadow(names.index("shadow")) {
    for (std::int32_t frame = 1; frame <= 4; ++frame) {
        shades[static_cast<std::size_t>(frame)] = names.index("shade", frame);
    }
    for (const content::TileDef& tile : catalog.tiles()) {
        tiles.push_back(sprites_of(tile, names));
        if (tile.closes_to) {
            add_swing(tile, catalog.tile(*tile.closes_to), names, doors);
        }
    }
    for (std::int32_t depth = first_depth; depth <= catalog.last_depth(); ++depth) {
        grounds.push_back(catalog.level_at(depth).tiles.floor);
    }
    for (const content::MonsterDef& monster : catalog.monsters()) {
        actors.push_back({frames<2>(names, monster.appearance.sprite), names.index(monster.corpse_sprite)});
    }
    for (const content::TrapDef& trap : catalog.traps()) {
        traps.push_back(
            {names.index(trap.appearance.sprite),
             trap.spent_sprite.empty() ? std::nullopt : std::optional(names.index(trap.spent_sprite))});
    }
    for (const content::MatterDef& kind : catalog.all_matter()) {
        matter.push_back(sprites_of(kind, names));
    }
    for (const content::ItemDef& item : catalog.all_items()) {
        items.push_back(names.index(item.appearance.sprite));
        worn.push_back(item.worn_sprite.empty() ? std::nullopt
                                                : std::optional(frames<2>(names, item.worn_sprite)));
    }
}

panels::SpriteIndex SpriteTable::ajar(panels::SpriteIndex door) const {
    const auto found = std::ranges::find(doors, door, &DoorSprites::at_rest);
    return found != doors.end() ? found->ajar : door;
}

}  // namespace torchwake::stage
