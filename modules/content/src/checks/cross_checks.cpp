#include "checks/cross_checks.hpp"

#include "checks/checked_definition.hpp"
#include "checks/drawn_cell_checks.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::content {
namespace {

/// The reason why supplies can't be carried; nothing if they can.
std::optional<std::string> fault_of_supplies(const std::vector<ItemDef>& items,
                                             const std::vector<Supply>& supplies) {
    for (const Supply& supply : supplies) {
        const ItemDef& item = items[supply.item.value];
        if (supply.count > item.stack) {
            return std::to_string(supply.count) + " of " + in_quotes(item.id) + ", of which " +
                   std::to_string(item.stack) + " share a slot";
        }
        if (item.money) {
            return in_quotes(item.id) + ", which goes into a purse";
        }
    }
    return std::nullopt;
}

/// The reason why a monster can't have one of its items; nothing if it can.
std::optional<std::string> fault_of_equipment(const std::vector<ItemDef>& items, const MonsterDef& monster) {
    std::array<bool, equip_slot_count> taken{};
    for (const ItemId id : monster.equipment) {
        const auto slot = equip_slot_of(items[id.value]);
        if (!slot) {
            return in_quotes(items[id.value].id) + ", which can't be held or worn";
        }
        if (std::exchange(taken[static_cast<std::size_t>(*slot)], true)) {
            return in_quotes(items[id.value].id) + ", where something else is held or worn already";
        }
    }
    return std::nullopt;
}

/// Checks that a monster has slots for its items, and one item a place.
void check_pack(const CheckedDefinition& at, const MonsterDef& monster, const std::vector<ItemDef>& items) {
    const auto worn = std::ssize(monster.equipment);
    if (const auto fault = fault_of_equipment(items, monster)) {
        at.refuse("equipment", *fault, "things to hold or wear, one for each place");
    } else if (worn > monster.pack_slots) {
        at.refuse("equipment", std::to_string(worn) + " things",
                  R"(no more than "pack_slots", )" + std::to_string(monster.pack_slots));
    } else if (const auto wrong = fault_of_supplies(items, monster.supplies)) {
        at.refuse("supplies", *wrong, "stacks to carry, each in one slot");
    } else if (worn + std::ssize(monster.supplies) > monster.pack_slots) {
        at.refuse("supplies", std::to_string(monster.supplies.size()) + " things",
                  R"(no more than "pack_slots" leaves free behind "equipment")");
    }
}

bool has_price(const ItemDef& item) {
    return item.value.value > 0 && item.look.empty() && !item.prize && !item.money;
}

bool is_sold_without_end(const MonsterDef& vendor, const ItemDef& item) {
    return has_price(item) && std::ranges::count(vendor.deals_in, item.category) > 0;
}

/// Checks that a vendor has something to sell, and names each category once.
void check_trade(const CheckedDefinition& at, const MonsterDef& monster, const std::vector<ItemDef>& items) {
    const auto is_sold = [&monster](const ItemDef& item) { return is_sold_without_end(monster, item); };
    const std::set<std::string_view> categories(monster.deals_in.begin(), monster.deals_in.end());
    if (categories.size() < monster.deals_in.size()) {
        at.refuse("deals_in", std::to_string(monster.deals_in.size() - categories.size()) + " twice",
                  "each category once: it is sold without end already");
    }
    if (!monster.deals_in.empty() && std::ranges::none_of(items, is_sold)) {
        at.refuse("deals_in", "categories of nothing", "one at least of items that have a value");
    }
}

/// The reason why a vendor can't have a kind in its stock; nothing if it can.
std::optional<std::string> fault_of_ware(const MonsterDef& vendor, const ItemDef& item) {
    if (!has_price(item)) {
        return in_quotes(item.id) + ", which has no price";
    }
    return is_sold_without_end(vendor, item)
               ? std::optional(in_quotes(item.id) + ", which it sells without end already")
               : std::nullopt;
}

/// Checks the kinds of a vendor's stock.
void check_stock(const CheckedDefinition& at, const MonsterDef& vendor, const CatalogParts& parts) {
    constexpr std::uint64_t max_weight_sum = std::numeric_limits<std::uint32_t>::max();
    std::uint64_t weights = 0;
    for (const SpawnEntry<ItemId>& entry : parts.item_tables[vendor.stock->table.value].entries) {
        if (!entry.kind.valid()) {
            continue;
        }
        if (const auto fault = fault_of_ware(vendor, parts.items[entry.kind.value])) {
            at.refuse("stock", *fault, "kinds that have a price, and an end");
            return;
        }
        weights += std::max(entry.weight_at(entry.min_depth), entry.weight_at(entry.max_depth));
    }
    if (weights == 0 || weights > max_weight_sum) {
        at.refuse("stock", "a sum of weights of " + std::to_string(weights),
                  "a sum from 1 to " + std::to_string(max_weight_sum));
    }
}

/// True if an aim has cells of its own, whoever stands in them and wherever water is.
bool is_area(const Aim& aim) {
    return (aim.pierces || aim.radius.value > 0) && !aim.conducts;
}

/// The reason why a monster can't use an ability; nothing if it can.
std::optional<std::string> fault_of_ability(const Ability& ability, const SpellDef& spell,
                                            const MonsterDef& monster) {
    const bool on_itself = ability.target == AbilityTarget::Self;
    if (on_itself == spell.aim.has_value()) {
        return in_quotes(spell.id) +
               (on_itself ? ", which is aimed, for itself" : ", which has no aim, for others");
    }
    if (ability.announced && (ability.target != AbilityTarget::Foe || !is_area(*spell.aim))) {
        return in_quotes(spell.id) + ", announced, which has no cells of its own";
    }
    const core::Cells reach = ability.farthest.value > 0 || !spell.aim ? ability.farthest : spell.aim->range;
    if (ability.announced && reach.value + spell.aim->radius.value > reach_of_announced) {
        return in_quotes(spell.id) + ", announced, which reaches farther than " +
               std::to_string(reach_of_announced) + " cells";
    }
    if (ability.farthest.value > 0 && ability.farthest < ability.nearest) {
        return "a farthest target that is nearer than the nearest";
    }
    if (spell.aim && ability.farthest > spell.aim->range) {
        return in_quotes(spell.id) + " at a range of " + std::to_string(ability.farthest.value);
    }
    return spell.cost > monster.mana
               ? std::optional(in_quotes(spell.id) + " for " + std::to_string(spell.cost) + " mana of " +
                               std::to_string(monster.mana))
               : std::nullopt;
}

void check_abilities(const CheckedDefinition& at, const MonsterDef& monster,
                     const std::vector<SpellDef>& spells) {
    for (const Ability& ability : monster.abilities) {
        if (const auto fault = fault_of_ability(ability, spells[ability.spell.value], monster)) {
            at.refuse("abilities", *fault,
                      R"(spells aimed as they are meant, no farther than they fly, within its "mana"; those )"
                      R"(announced at foes, over an area)");
        }
    }
    if (monster.spells.size() + monster.abilities.size() > most_spells) {
        at.refuse("abilities", std::to_string(monster.abilities.size()),
                  "at most " + std::to_string(most_spells) + " with its spells");
    }
}

/// The reason why a monster can't use a trick; nothing if it can.
std::optional<std::string> fault_of_trick(const CatalogParts& parts, const MonsterDef& monster,
                                          const Trick& trick) {
    if (std::holds_alternative<StealTrick>(trick) && monster.pack_slots == 0) {
        return "a thief without \"pack_slots\"";
    }
    const auto* const summons = std::get_if<SummonTrick>(&trick);
    if (summons != nullptr && parts.monsters[summons->kind.value].id == "hero") {
        return in_quotes("hero") + " to summon";
    }
    if (summons != nullptr && summons->cost > monster.mana) {
        return "a call for " + std::to_string(summons->cost) + " mana of " + std::to_string(monster.mana);
    }
    const auto* const plays = std::get_if<PlayDeadTrick>(&trick);
    const bool looks_like = plays != nullptr && plays->looks_like.valid();
    return looks_like && parts.items[plays->looks_like.value].prize ? std::optional("the looks of the prize")
                                                                    : std::nullopt;
}

void check_tricks(const CheckedDefinition& at, const MonsterDef& monster, const CatalogParts& parts) {
    for (const Trick& trick : monster.tricks) {
        if (const auto fault = fault_of_trick(parts, monster, trick)) {
            at.refuse("tricks", *fault, "tricks that the monster can use");
        }
    }
}

/// True for floor or wall: neither a door nor stairs nor a prop.
bool is_ground(const TileDef& tile) {
    return !tile.prop && !tile.opens_to && !tile.closes_to && tile.stairs == Stairs::None;
}

/// Checks a container. `emptied` is the tile that it becomes; null for other tiles.
void check_holder(const CheckedDefinition& at, const TileDef& tile, const TileDef* emptied) {
    if (emptied != nullptr && (is_passable(tile) || !emptied->blocks)) {
        at.refuse("emptied_to", in_quotes(emptied->id), "a tile that blocks, of one that blocks too");
    }
    if (emptied != nullptr && emptied->opaque != tile.opaque) {
        at.refuse("emptied_to", in_quotes(emptied->id), "a tile that is as opaque as this one");
    }
    if (emptied == nullptr && (tile.holds || tile.guard)) {
        at.refuse(tile.holds ? "holds" : "guard", "something in it",
                  R"(member "emptied_to" too: what is left of it)");
    }
    if (tile.portal && (tile.blocks || tile.stairs != Stairs::None)) {
        at.refuse("portal", "true", "a tile to walk on, without stairs");
    }
}

/// Checks a lamp. `other` is the tile that it becomes; null for other tiles.
void check_lamp(const CheckedDefinition& at, const TileDef& tile, const TileDef* other) {
    if (other == nullptr) {
        return;
    }
    if (tile.emptied_to || tile.opens_to) {
        at.refuse("switches_to", in_quotes(other->id), "none: a container or a door is opened");
    } else if (!tile.blocks || !other->blocks || tile.opaque != other->opaque) {
        at.refuse("switches_to", in_quotes(other->id),
                  "a tile that blocks and is as opaque as this one, which blocks too");
    } else if (tile.light.has_value() == other->light.has_value()) {
        at.refuse("switches_to", in_quotes(other->id), R"("light" for one of the two tiles)");
    }
}

/// Checks a prop that rolls, which flies as `item`.
void check_rolling(const CheckedDefinition& at, const TileDef& tile, const ItemDef& item) {
    if (!item.breaks || !item.aim || !item.aim->rolls) {
        at.refuse("rolls_as", in_quotes(item.id),
                  R"(an item that "breaks" and whose "aim" has "rolls": true)");
    } else if (!tile.prop || !tile.blocks || tile.opens_to || tile.switches_to) {
        at.refuse("rolls_as", in_quotes(item.id), "a prop that blocks, neither a door nor a lamp");
    }
}

}  // namespace

void check_tiles(Source& source, const std::vector<TileDef>& tiles) {
    const auto named = [&tiles](const std::optional<TileId>& id) { return id ? &tiles[id->value] : nullptr; };
    check_each(source, "tiles", tiles, [&named](const CheckedDefinition& at, const TileDef& tile) {
        const TileDef* const open = named(tile.opens_to);
        const TileDef* const closed = named(tile.closes_to);
        const TileDef* const under = named(tile.drawn_over);
        if (open != nullptr && open->blocks) {
            at.refuse("opens_to", in_quotes(open->id), "a tile that does not block");
        }
        if (tile.toll > 0 && (open == nullptr || !tile.blocks)) {
            at.refuse("toll", std::to_string(tile.toll), "none: only of a tile that blocks and opens");
        }
        if (closed != nullptr && !closed->opens_to) {
            at.refuse("closes_to", in_quotes(closed->id), "a tile that opens to another");
        }
        if (under != nullptr && !(tile.prop && is_ground(*under))) {
            at.refuse("drawn_over", in_quotes(under->id), "a floor or wall, of a tile that is a prop");
        }
        check_holder(at, tile, named(tile.emptied_to));
        check_lamp(at, tile, named(tile.switches_to));
    });
}

void check_rolling_tiles(Source& source, const CatalogParts& parts) {
    check_each(source, "tiles", parts.tiles, [&parts](const CheckedDefinition& at, const TileDef& tile) {
        if (tile.rolls_as) {
            check_rolling(at, tile, parts.items[tile.rolls_as->value]);
        }
    });
}

void check_monsters(Source& source, const CatalogParts& parts) {
    check_each(source, "monsters", parts.monsters,
               [&](const CheckedDefinition& at, const MonsterDef& monster) {
                   check_trade(at, monster, parts.items);
                   check_abilities(at, monster, parts.spells);
                   check_tricks(at, monster, parts);
                   check_pack(at, monster, parts.items);
               });
}

void check_stocks(Source& source, const CatalogParts& parts) {
    check_each(source, "monsters", parts.monsters,
               [&](const CheckedDefinition& at, const MonsterDef& monster) {
                   if (monster.stock) {
                       check_stock(at, monster, parts);
                   }
               });
}

void check_gifts(Source& source, const CatalogParts& parts) {
    const auto is_look = [&parts](const Supply& supply) {
        return !parts.items[supply.item.value].look.empty();
    };
    check_each(source, "gifts", parts.gifts, [&](const CheckedDefinition& at, const GiftDef& gift) {
        if (gift.items.empty() && gift.coins.value == 0) {
            at.refuse("items", "a gift of nothing", R"("items" or "coins")");
        } else if (const auto fault = fault_of_supplies(parts.items, gift.items)) {
            at.refuse("items", *fault, "stacks to carry");
        } else if (std::ranges::any_of(gift.items, is_look)) {
            at.refuse("items", "a look", "things that are of use themselves");
        }
    });
}

void check_arenas(Source& source, const CatalogParts& parts) {
    check_each(source, "levels", parts.levels, [&](const CheckedDefinition& at, const LevelDef& level) {
        if (!level.arena) {
            return;
        }
        const VaultDef& vault = parts.vaults[level.arena->vault.value];
        const MonsterDef& lord = parts.monsters[level.arena->lord.value];
        const core::Size most{level.size.width - least_width_beside_arena, level.size.height - 4};
        if (!vault.is_arena()) {
            at.refuse("arena", in_quotes(vault.id), "a vault with an L and a >");
        } else if (vault.cells.width() > most.width || vault.cells.height() > most.height) {
            at.refuse("arena", in_quotes(vault.id),
                      "a vault of at most " + std::to_string(most.width) + "x" + std::to_string(most.height) +
                          " cells, so that it fits beside the level");
        }
        if (!lord.lord) {
            at.refuse("arena", in_quotes(lord.id), R"(a monster with the member "lord")");
        }
        if (!level.overlays.empty() || level.max_depth < 1) {
            at.refuse("arena", in_quotes(vault.id), "none in a town, or on a level with overlays");
        }
    });
}

void check_vaults(Source& source, const CatalogParts& parts) {
    check_each(source, "vaults", parts.vaults, [&](const CheckedDefinition& at, const VaultDef& vault) {
        for (const DrawnThing& thing : vault.things) {
            const ItemId item = thing.stands.item;
            if (const auto fault = fault_of_cell(thing.stands, parts)) {
                at.refuse(fault->member, fault->found, fault->expected);
                return;
            }
            if (item.valid() && parts.items[item.value].value > dearest_in_scene) {
                at.refuse("legend", in_quotes(parts.items[item.value].id),
                          "an item worth " + std::to_string(dearest_in_scene.value) + " copper at most");
                return;
            }
        }
    });
}

namespace {

bool trades(const MonsterDef& kind) {
    return kind.stock.has_value() || !kind.deals_in.empty();
}

/// The reason why a kind can't hunt the hero wherever it goes; nothing if it can.
std::optional<std::string> fault_of_hunter(const MonsterDef& kind) {
    if (kind.id == hero_id) {
        return "the hero";
    }
    if (kind.movement != Movement::Hunting || kind.flees_below > 0 || kind.keeps_away) {
        return "a hunter that does not come to the hero";
    }
    if (!kind.abilities.empty() || !kind.tricks.empty() || kind.pack_slots > 0 || kind.shuns_lamps ||
        trades(kind)) {
        return "a hunter that does more than walk and strike";
    }
    return std::nullopt;
}

/// The reason why a prize can't set off a hunt; nothing if it can.
std::optional<std::string> fault_of_hunt(const ItemDef& prize, const CatalogParts& parts) {
    if (!prize.hunt) {
        return R"(a prize without a "hunt")";
    }
    if (prize.hunt->flames) {
        const MatterDef& flames = parts.matter[prize.hunt->flames->value];
        if (flames.layer != MatterLayer::Cover || flames.ignition == 0) {
            return "flames of " + in_quotes(flames.id) + ", no cover that burns";
        }
    }
    if (prize.hunt->risen) {
        const MonsterDef& risen = parts.monsters[prize.hunt->risen->value];
        if (risen.id == hero_id || trades(risen) || risen.lord || risen.pack_slots > 0) {
            return "the dead as " + in_quotes(risen.id);
        }
    }
    return fault_of_hunter(parts.monsters[prize.hunt->hunter.value]);
}

}  // namespace

void check_levels(Source& source, const CatalogParts& parts) {
    const auto prize = std::ranges::find_if(parts.items, &ItemDef::prize);
    check_each(source, "levels", parts.levels, [&](const CheckedDefinition& at, const LevelDef& level) {
        const bool is_last = &level == &parts.levels.back();
        if (level.prize.valid() && !is_last) {
            at.refuse("prize", in_quotes(parts.items[level.prize.value].id),
                      "none: the prize lies on the last level");
        }
        if (!level.prize.valid() && is_last && prize != parts.items.end()) {
            at.refuse("prize", "no prize", "the prize of the game, " + in_quotes(prize->id));
        }
        const auto fault =
            level.prize.valid() ? fault_of_hunt(parts.items[level.prize.value], parts) : std::nullopt;
        if (fault) {
            at.refuse("prize", *fault, R"(a "hunt" by a kind that comes to the hero and strikes)");
        }
    });
}

}  // namespace torchwake::content
