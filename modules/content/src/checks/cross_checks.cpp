#include "checks/cross_checks.hpp"

#include "checks/definition_list.hpp"

#include <torchwake/json/node.hpp>

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

/// Checks that at most one item has that flag.
void check_only_one(const DefinitionList& list, const std::vector<ItemDef>& items, std::string_view name,
                    bool ItemDef::* flag) {
    const auto first = std::ranges::find_if(items, flag);
    for (std::size_t place = 0; place < items.size(); ++place) {
        if (items[place].*flag && &items[place] != &*first) {
            list.refuse(place, name, "another one",
                        "one item at most with " + in_quotes(name) + ", " + in_quotes(first->id));
        }
    }
}

/// Checks the aim of an item or a spell.
template <class Definition>
void check_aim(const DefinitionList& list, std::size_t place, const Definition& definition,
               const std::string& what) {
    if (definition.aim && std::ranges::none_of(definition.effects, strikes_others)) {
        list.refuse(place, "aim", "an aim", "none: no effect of the " + what + " strikes others");
    }
    if (!definition.aim && std::ranges::any_of(definition.effects, needs_aim)) {
        list.refuse(place, "aim", "no aim", R"(member "aim": an effect of the )" + what + " strikes others");
    }
}

void check_handling(const DefinitionList& list, std::size_t place, const ItemDef& item) {
    if (item.weapon && item.wear) {
        list.refuse(place, "wear", "something to wear", "none: the item is a weapon");
    }
    if (item.stack > 1 && item.charges > 1) {
        list.refuse(place, "stack", std::to_string(item.stack), "1: an item with charges does not stack");
    }
    if (item.shoots && item.wear) {
        list.refuse(place, "shoots", "something to shoot with", "none: the item is worn");
    }
    if (!equip_slot_of(item) && (item.bonus != Attributes{0, 0, 0, 0} || item.powers != Powers{})) {
        const bool changes = item.bonus != Attributes{0, 0, 0, 0};
        list.refuse(place, changes ? "attributes" : "powers", "something for its bearer",
                    "none: the item is neither held nor worn");
    }
    if (item.bundle > item.stack) {
        list.refuse(place, "bundle", std::to_string(item.bundle),
                    R"(no more than "stack", )" + std::to_string(item.stack));
    }
    if (item.money && (equip_slot_of(item) || !item.effects.empty() || item.prize || item.stack > 1)) {
        list.refuse(place, "money", "true", "no more than a price: money has no use and does not stack");
    }
}

/// Checks that nothing burns that a run needs.
void check_burning(const DefinitionList& list, std::size_t place, const ItemDef& item) {
    if (item.burns && (item.prize || item.money)) {
        list.refuse(place, "burns", "true", "neither for a prize nor for money");
    }
}

/// Checks that what breaks has something in it, and is thrown for nothing else.
void check_breaking(const DefinitionList& list, std::size_t place, const ItemDef& item) {
    if (!item.breaks) {
        return;
    }
    if (equip_slot_of(item) || item.ammunition || item.throws || item.prize || item.money) {
        list.refuse(place, "breaks", "true", "no more than a use: the item is lost when it is thrown");
    } else if (item.charges > 1) {
        list.refuse(place, "charges", std::to_string(item.charges), "1: the item breaks");
    } else if (item.effects.empty() && item.look.empty()) {
        list.refuse(place, "breaks", "true", "an item with effects");
    } else if (!std::ranges::all_of(item.effects, can_splash)) {
        list.refuse(place, "effects", "an effect for a user's mind", "effects on whoever the item hits");
    }
}

/// True if an item differs from a look by nothing that the hero notices: weight, stacking, penalty, whether
/// it breaks, burns or is read, and the place where it is worn.
bool feels_like(const ItemDef& item, const ItemDef& look) {
    return item.weight == look.weight && item.stack == look.stack &&
           item.initiative_penalty == look.initiative_penalty && item.breaks == look.breaks &&
           item.burns == look.burns && item.needs_light == look.needs_light &&
           equip_slot_of(item) == equip_slot_of(look);
}

/// True for what is worn for its powers alone.
bool is_ring(const ItemDef& item) {
    return item.wear && item.wear->slot == EquipSlot::Ring && item.wear->armour == 0;
}

/// True if everybody sees what an item is held or worn for.
bool is_plain_gear(const ItemDef& item) {
    return equip_slot_of(item) && !is_ring(item);
}

/// True if an item does something for its bearer by its definition alone.
bool serves_its_bearer(const ItemDef& item) {
    return is_plain_gear(item) || item.bonus != Attributes{0, 0, 0, 0} || item.powers != Powers{};
}

/// Checks that a look is of no use itself.
void check_look(const DefinitionList& list, std::size_t place, const ItemDef& item) {
    const bool has_use = !item.effects.empty() || serves_its_bearer(item) || item.ammunition || item.throws;
    if (!item.look.empty() && (has_use || item.prize || item.money || !item.unknown.empty())) {
        list.refuse(place, "look", in_quotes(item.look), "none: the item is of use itself");
    }
    if (item.known && item.unknown.empty()) {
        list.refuse(place, "known", "true", R"(a member "unknown": else everybody knows it)");
    }
}

/// Checks that a run has a look for each kind that it hides, and that looks give no kind away.
void check_unknown(const DefinitionList& list, std::size_t place, const std::vector<ItemDef>& items) {
    const ItemDef& item = items[place];
    if (item.unknown.empty() || item.known) {
        return;
    }
    const auto hidden = [&item](const ItemDef& other) {
        return other.unknown == item.unknown && !other.known;
    };
    const auto is_look = [&item](const ItemDef& other) { return other.look == item.unknown; };
    const auto tells = [&](const ItemDef& other) { return is_look(other) && !feels_like(item, other); };
    if (is_plain_gear(item) || item.prize || item.money || item.ammunition || item.throws) {
        list.refuse(place, "unknown", in_quotes(item.unknown), "none: everybody knows what that is");
    } else if (item.breaks && item.aim) {
        list.refuse(place, "aim", "an aim", "none: its range would tell an unknown item that breaks");
    } else if (std::ranges::count_if(items, hidden) > std::ranges::count_if(items, is_look)) {
        list.refuse(place, "unknown", in_quotes(item.unknown),
                    R"(a group with as many items that are a "look" of it as are unknown)");
    } else if (std::ranges::any_of(items, tells)) {
        list.refuse(
            place, "unknown", in_quotes(item.unknown),
            R"(looks of its own place, "weight", "stack", "breaks", "burns", "needs_light" and "initiative_penalty")");
    }
}

/// Checks that a ranged weapon has ammunition.
void check_shooter(const DefinitionList& list, std::size_t place, const std::vector<ItemDef>& items) {
    const std::optional<Shooter>& shooter = items[place].shoots;
    const auto fits = [&shooter](const ItemDef& item) {
        return item.ammunition && item.ammunition->fits == shooter->ammunition;
    };
    if (shooter && std::ranges::none_of(items, fits)) {
        list.refuse(place, "shoots", "ammunition " + in_quotes(shooter->ammunition),
                    R"(an item with "ammunition" that fits it)");
    }
}

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

bool has_price(const ItemDef& item) {
    return item.value.value > 0 && item.look.empty() && !item.prize && !item.money;
}

bool is_sold_without_end(const MonsterDef& vendor, const ItemDef& item) {
    return has_price(item) && std::ranges::count(vendor.deals_in, item.category) > 0;
}

/// Checks that a vendor has something to sell, and names each category once.
void check_trade(const DefinitionList& list, std::size_t place, const MonsterDef& monster,
                 const std::vector<ItemDef>& items) {
    const auto is_sold = [&monster](const ItemDef& item) { return is_sold_without_end(monster, item); };
    const std::set<std::string_view> categories(monster.deals_in.begin(), monster.deals_in.end());
    if (categories.size() < monster.deals_in.size()) {
        list.refuse(place, "deals_in", std::to_string(monster.deals_in.size() - categories.size()) + " twice",
                    "each category once: it is sold without end already");
    }
    if (!monster.deals_in.empty() && std::ranges::none_of(items, is_sold)) {
        list.refuse(place, "deals_in", "categories of nothing", "one at least of items that have a value");
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
void check_stock(const DefinitionList& list, std::size_t place, const MonsterDef& vendor,
                 const CatalogParts& parts) {
    constexpr std::uint64_t max_weight_sum = std::numeric_limits<std::uint32_t>::max();
    std::uint64_t weights = 0;
    for (const SpawnEntry<ItemId>& entry : parts.item_tables[vendor.stock->table.value].entries) {
        if (!entry.kind.valid()) {
            continue;
        }
        if (const auto fault = fault_of_ware(vendor, parts.items[entry.kind.value])) {
            list.refuse(place, "stock", *fault, "kinds that have a price, and an end");
            return;
        }
        weights += std::max(entry.weight_at(entry.min_depth), entry.weight_at(entry.max_depth));
    }
    if (weights == 0 || weights > max_weight_sum) {
        list.refuse(place, "stock", "a sum of weights of " + std::to_string(weights),
                    "a sum from 1 to " + std::to_string(max_weight_sum));
    }
}

/// Checks that a hero can learn the spells that an item teaches.
void check_lessons(const DefinitionList& list, std::size_t place, const ItemDef& item,
                   const std::vector<SpellDef>& spells) {
    for (const ItemEffect& effect : item.effects) {
        const auto* const learn = std::get_if<LearnEffect>(&effect);
        const bool taught = learn != nullptr && learn->spell.value < spells.size();
        if (taught && !spells[learn->spell.value].learnable) {
            list.refuse(place, "effects", in_quotes(spells[learn->spell.value].id),
                        R"(a spell that is "learnable")");
        }
    }
}

/// The reason why a monster can't use an ability; nothing if it can.
std::optional<std::string> fault_of_ability(const Ability& ability, const SpellDef& spell,
                                            const MonsterDef& monster) {
    const bool on_itself = ability.target == AbilityTarget::Self;
    if (on_itself == spell.aim.has_value()) {
        return in_quotes(spell.id) +
               (on_itself ? ", which is aimed, for itself" : ", which has no aim, for others");
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

void check_abilities(const DefinitionList& list, std::size_t place, const MonsterDef& monster,
                     const std::vector<SpellDef>& spells) {
    for (const Ability& ability : monster.abilities) {
        if (const auto fault = fault_of_ability(ability, spells[ability.spell.value], monster)) {
            list.refuse(place, "abilities", *fault,
                        R"(spells aimed as they are meant, no farther than they fly, within its "mana")");
        }
    }
    if (monster.spells.size() + monster.abilities.size() > most_spells) {
        list.refuse(place, "abilities", std::to_string(monster.abilities.size()),
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

void check_tricks(const DefinitionList& list, std::size_t place, const MonsterDef& monster,
                  const CatalogParts& parts) {
    for (const Trick& trick : monster.tricks) {
        if (const auto fault = fault_of_trick(parts, monster, trick)) {
            list.refuse(place, "tricks", *fault, "tricks that the monster can use");
        }
    }
}

/// True for floor or wall: neither a door nor stairs nor a prop.
bool is_ground(const TileDef& tile) {
    return !tile.prop && !tile.opens_to && !tile.closes_to && tile.stairs == Stairs::None;
}

/// Checks a container. `emptied` is the tile that it becomes; null for other tiles.
void check_holder(const DefinitionList& list, std::size_t place, const TileDef& tile,
                  const TileDef* emptied) {
    if (emptied != nullptr && (is_passable(tile) || !emptied->blocks)) {
        list.refuse(place, "emptied_to", in_quotes(emptied->id),
                    "a tile that blocks, of one that blocks too");
    }
    if (emptied != nullptr && emptied->opaque != tile.opaque) {
        list.refuse(place, "emptied_to", in_quotes(emptied->id), "a tile that is as opaque as this one");
    }
    if (emptied == nullptr && (tile.holds || tile.guard)) {
        list.refuse(place, tile.holds ? "holds" : "guard", "something in it",
                    R"(member "emptied_to" too: what is left of it)");
    }
    if (tile.portal && (tile.blocks || tile.stairs != Stairs::None)) {
        list.refuse(place, "portal", "true", "a tile to walk on, without stairs");
    }
}

/// Checks a lamp. `other` is the tile that it becomes; null for other tiles.
void check_lamp(const DefinitionList& list, std::size_t place, const TileDef& tile, const TileDef* other) {
    if (other == nullptr) {
        return;
    }
    if (tile.emptied_to || tile.opens_to) {
        list.refuse(place, "switches_to", in_quotes(other->id), "none: a container or a door is opened");
    } else if (!tile.blocks || !other->blocks || tile.opaque != other->opaque) {
        list.refuse(place, "switches_to", in_quotes(other->id),
                    "a tile that blocks and is as opaque as this one, which blocks too");
    } else if (tile.light.has_value() == other->light.has_value()) {
        list.refuse(place, "switches_to", in_quotes(other->id), R"("light" for one of the two tiles)");
    }
}

/// Checks a prop that rolls, which flies as `item`.
void check_rolling(const DefinitionList& list, std::size_t place, const TileDef& tile, const ItemDef& item) {
    if (!item.breaks || !item.aim || !item.aim->rolls) {
        list.refuse(place, "rolls_as", in_quotes(item.id),
                    R"(an item that "breaks" and whose "aim" has "rolls": true)");
    } else if (!tile.prop || !tile.blocks || tile.opens_to || tile.switches_to) {
        list.refuse(place, "rolls_as", in_quotes(item.id), "a prop that blocks, neither a door nor a lamp");
    }
}

}  // namespace

void check_tiles(Source& source, const std::vector<TileDef>& tiles) {
    const DefinitionList list(source, "tiles");
    for (std::size_t place = 0; place < tiles.size(); ++place) {
        const TileDef& tile = tiles[place];
        const TileDef* const open = tile.opens_to ? &tiles[tile.opens_to->value] : nullptr;
        const TileDef* const closed = tile.closes_to ? &tiles[tile.closes_to->value] : nullptr;
        const TileDef* const under = tile.drawn_over ? &tiles[tile.drawn_over->value] : nullptr;
        if (open != nullptr && open->blocks) {
            list.refuse(place, "opens_to", in_quotes(open->id), "a tile that does not block");
        }
        if (closed != nullptr && !closed->opens_to) {
            list.refuse(place, "closes_to", in_quotes(closed->id), "a tile that opens to another");
        }
        if (under != nullptr && !(tile.prop && is_ground(*under))) {
            list.refuse(place, "drawn_over", in_quotes(under->id),
                        "a floor or wall, of a tile that is a prop");
        }
        check_holder(list, place, tile, tile.emptied_to ? &tiles[tile.emptied_to->value] : nullptr);
        check_lamp(list, place, tile, tile.switches_to ? &tiles[tile.switches_to->value] : nullptr);
    }
}

void check_rolling_tiles(Source& source, const CatalogParts& parts) {
    const DefinitionList list(source, "tiles");
    for (std::size_t place = 0; place < parts.tiles.size(); ++place) {
        const TileDef& tile = parts.tiles[place];
        if (tile.rolls_as) {
            check_rolling(list, place, tile, parts.items[tile.rolls_as->value]);
        }
    }
}

void check_items(Source& source, const CatalogParts& parts) {
    const DefinitionList list(source, "items");
    const std::vector<ItemDef>& items = parts.items;
    for (std::size_t place = 0; place < items.size(); ++place) {
        check_lessons(list, place, items[place], parts.spells);
        check_aim(list, place, items[place], "item");
        check_handling(list, place, items[place]);
        check_breaking(list, place, items[place]);
        check_burning(list, place, items[place]);
        check_shooter(list, place, items);
        check_look(list, place, items[place]);
        check_unknown(list, place, items);
    }
    check_only_one(list, items, "prize", &ItemDef::prize);
    check_only_one(list, items, "money", &ItemDef::money);
}

void check_spells(Source& source, const std::vector<SpellDef>& spells) {
    const DefinitionList list(source, "spells");
    for (std::size_t place = 0; place < spells.size(); ++place) {
        check_aim(list, place, spells[place], "spell");
    }
}

void check_traps(Source& source, const std::vector<TrapDef>& traps) {
    const DefinitionList list(source, "traps");
    for (std::size_t place = 0; place < traps.size(); ++place) {
        const TrapDef& trap = traps[place];
        if (!std::ranges::all_of(trap.effects, can_trap)) {
            list.refuse(place, "effects", "an effect for who uses something",
                        "damage, teleportation, heat, matter and what lasts");
        }
        if (trap.effects.empty() && trap.noise == 0 && !trap.pit) {
            list.refuse(place, "effects", "a trap that does nothing", "effects, noise or a pit");
        }
    }
}

void check_monsters(Source& source, const CatalogParts& parts) {
    const DefinitionList list(source, "monsters");
    for (std::size_t place = 0; place < parts.monsters.size(); ++place) {
        const MonsterDef& monster = parts.monsters[place];
        check_trade(list, place, monster, parts.items);
        check_abilities(list, place, monster, parts.spells);
        check_tricks(list, place, monster, parts);
        if (const auto fault = fault_of_equipment(parts.items, monster)) {
            list.refuse(place, "equipment", *fault, "things to hold or wear, one for each place");
        } else if (std::ssize(monster.equipment) > monster.pack_slots) {
            list.refuse(place, "equipment", std::to_string(monster.equipment.size()) + " things",
                        R"(no more than "pack_slots", )" + std::to_string(monster.pack_slots));
        } else if (const auto wrong = fault_of_supplies(parts.items, monster.supplies)) {
            list.refuse(place, "supplies", *wrong, "stacks to carry, each in one slot");
        } else if (std::ssize(monster.equipment) + std::ssize(monster.supplies) > monster.pack_slots) {
            list.refuse(place, "supplies", std::to_string(monster.supplies.size()) + " things",
                        R"(no more than "pack_slots" leaves free behind "equipment")");
        }
    }
}

void check_stocks(Source& source, const CatalogParts& parts) {
    const DefinitionList list(source, "monsters");
    for (std::size_t place = 0; place < parts.monsters.size(); ++place) {
        if (parts.monsters[place].stock) {
            check_stock(list, place, parts.monsters[place], parts);
        }
    }
}

void check_gifts(Source& source, const CatalogParts& parts) {
    const DefinitionList list(source, "gifts");
    for (std::size_t place = 0; place < parts.gifts.size(); ++place) {
        const GiftDef& gift = parts.gifts[place];
        const auto is_look = [&parts](const Supply& supply) {
            return !parts.items[supply.item.value].look.empty();
        };
        if (gift.items.empty() && gift.coins.value == 0) {
            list.refuse(place, "items", "a gift of nothing", R"("items" or "coins")");
        } else if (const auto fault = fault_of_supplies(parts.items, gift.items)) {
            list.refuse(place, "items", *fault, "stacks to carry");
        } else if (std::ranges::any_of(gift.items, is_look)) {
            list.refuse(place, "items", "a look", "things that are of use themselves");
        }
    }
}

void check_levels(Source& source, const CatalogParts& parts) {
    const DefinitionList list(source, "levels");
    const std::size_t last = parts.levels.size() - 1;
    for (std::size_t place = 0; place < last; ++place) {
        const ItemId prize = parts.levels[place].prize;
        if (prize.valid()) {
            list.refuse(place, "prize", in_quotes(parts.items[prize.value].id),
                        "none: the prize lies on the last level");
        }
    }
    const auto prize = std::ranges::find_if(parts.items, &ItemDef::prize);
    if (prize != parts.items.end() && !parts.levels[last].prize.valid()) {
        list.refuse(last, "prize", "no prize", "the prize of the game, " + in_quotes(prize->id));
    }
}

}  // namespace torchwake::content
