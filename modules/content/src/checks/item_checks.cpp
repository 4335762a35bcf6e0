#include "checks/checked_definition.hpp"
#include "checks/cross_checks.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::content {
namespace {

/// Checks that no item before this one has its flag.
void check_only_one(const CheckedDefinition& at, const std::vector<ItemDef>& items, std::string_view name,
                    bool ItemDef::* flag) {
    const ItemDef& first = *std::ranges::find_if(
        items, [&](const ItemDef& item) { return item.*flag || &item == &items[at.place()]; });
    if (items[at.place()].*flag && &first != &items[at.place()]) {
        at.refuse(name, "another one",
                  "one item at most with " + in_quotes(name) + ", " + in_quotes(first.id));
    }
}

/// Checks the aim of an item or a spell.
template <class Definition>
void check_aim(const CheckedDefinition& at, const Definition& definition, const std::string& what) {
    if (definition.aim && std::ranges::none_of(definition.effects, strikes_others)) {
        at.refuse("aim", "an aim", "none: no effect of the " + what + " strikes others");
    }
    if (!definition.aim && std::ranges::any_of(definition.effects, needs_aim)) {
        at.refuse("aim", "no aim", R"(member "aim": an effect of the )" + what + " strikes others");
    }
}

void check_handling(const CheckedDefinition& at, const ItemDef& item) {
    if (item.weapon && item.wear) {
        at.refuse("wear", "something to wear", "none: the item is a weapon");
    }
    if (item.stack > 1 && item.charges > 1) {
        at.refuse("stack", std::to_string(item.stack), "1: an item with charges does not stack");
    }
    if (item.shoots && item.wear) {
        at.refuse("shoots", "something to shoot with", "none: the item is worn");
    }
    if (!equip_slot_of(item) && (item.bonus != Attributes{0, 0, 0, 0} || item.powers != Powers{})) {
        const bool changes = item.bonus != Attributes{0, 0, 0, 0};
        at.refuse(changes ? "attributes" : "powers", "something for its bearer",
                  "none: the item is neither held nor worn");
    }
    if (item.bundle > item.stack) {
        at.refuse("bundle", std::to_string(item.bundle),
                  R"(no more than "stack", )" + std::to_string(item.stack));
    }
    if (item.money && (equip_slot_of(item) || !item.effects.empty() || item.prize || item.stack > 1)) {
        at.refuse("money", "true", "no more than a price: money has no use and does not stack");
    }
}

/// Checks that what breaks has something in it, and is thrown for nothing else.
void check_breaking(const CheckedDefinition& at, const ItemDef& item) {
    if (!item.breaks) {
        return;
    }
    if (equip_slot_of(item) || item.ammunition || item.throws || item.prize || item.money) {
        at.refuse("breaks", "true", "no more than a use: the item is lost when it is thrown");
    } else if (item.charges > 1) {
        at.refuse("charges", std::to_string(item.charges), "1: the item breaks");
    } else if (item.effects.empty() && item.look.empty()) {
        at.refuse("breaks", "true", "an item with effects");
    } else if (!std::ranges::all_of(item.effects, can_splash)) {
        at.refuse("effects", "an effect for a user's mind", "effects on whoever the item hits");
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

/// True if everybody sees what an item is held or worn for: not a ring that is worn for its powers alone.
bool is_plain_gear(const ItemDef& item) {
    return equip_slot_of(item) &&
           !(item.wear && item.wear->slot == EquipSlot::Ring && item.wear->armour == 0);
}

/// Checks that a look is of no use itself.
void check_look(const CheckedDefinition& at, const ItemDef& item) {
    const bool serves_its_bearer =
        is_plain_gear(item) || item.bonus != Attributes{0, 0, 0, 0} || item.powers != Powers{};
    const bool has_use = !item.effects.empty() || serves_its_bearer || item.ammunition || item.throws;
    if (!item.look.empty() && (has_use || item.prize || item.money || !item.unknown.empty())) {
        at.refuse("look", in_quotes(item.look), "none: the item is of use itself");
    }
    if (item.known && item.unknown.empty()) {
        at.refuse("known", "true", R"(a member "unknown": else everybody knows it)");
    }
}

/// Checks that a run has a look for each kind that it hides, and that looks give no kind away.
void check_unknown(const CheckedDefinition& at, const ItemDef& item, const std::vector<ItemDef>& items) {
    if (item.unknown.empty() || item.known) {
        return;
    }
    const auto hidden = [&item](const ItemDef& other) {
        return other.unknown == item.unknown && !other.known;
    };
    const auto is_look = [&item](const ItemDef& other) { return other.look == item.unknown; };
    const auto tells = [&](const ItemDef& other) { return is_look(other) && !feels_like(item, other); };
    if (is_plain_gear(item) || item.prize || item.money || item.ammunition || item.throws) {
        at.refuse("unknown", in_quotes(item.unknown), "none: everybody knows what that is");
    } else if (item.breaks && item.aim) {
        at.refuse("aim", "an aim", "none: its range would tell an unknown item that breaks");
    } else if (std::ranges::count_if(items, hidden) > std::ranges::count_if(items, is_look)) {
        at.refuse("unknown", in_quotes(item.unknown),
                  R"(a group with as many items that are a "look" of it as are unknown)");
    } else if (std::ranges::any_of(items, tells)) {
        at.refuse(
            "unknown", in_quotes(item.unknown),
            R"(looks of its own place, "weight", "stack", "breaks", "burns", "needs_light" and "initiative_penalty")");
    }
}

/// Checks that a ranged weapon has ammunition.
void check_shooter(const CheckedDefinition& at, const std::optional<Shooter>& shooter,
                   const std::vector<ItemDef>& items) {
    const auto fits = [&shooter](const ItemDef& item) {
        return item.ammunition && item.ammunition->fits == shooter->ammunition;
    };
    if (shooter && std::ranges::none_of(items, fits)) {
        at.refuse("shoots", "ammunition " + in_quotes(shooter->ammunition),
                  R"(an item with "ammunition" that fits it)");
    }
}

/// Checks that a hero can learn the spells that an item teaches.
void check_lessons(const CheckedDefinition& at, const ItemDef& item, const std::vector<SpellDef>& spells) {
    for (const ItemEffect& effect : item.effects) {
        const auto* const learn = std::get_if<LearnEffect>(&effect);
        const bool taught = learn != nullptr && learn->spell.value < spells.size();
        if (taught && !spells[learn->spell.value].learnable) {
            at.refuse("effects", in_quotes(spells[learn->spell.value].id), R"(a spell that is "learnable")");
        }
    }
}

}  // namespace

void check_items(Source& source, const CatalogParts& parts) {
    const std::vector<ItemDef>& items = parts.items;
    check_each(source, "items", items, [&](const CheckedDefinition& at, const ItemDef& item) {
        check_lessons(at, item, parts.spells);
        check_aim(at, item, "item");
        check_handling(at, item);
        check_breaking(at, item);
        if (item.burns && (item.prize || item.money)) {
            at.refuse("burns", "true", "neither for a prize nor for money");
        }
        check_shooter(at, item.shoots, items);
        check_look(at, item);
        check_unknown(at, item, items);
        if (item.hunt && !item.prize) {
            at.refuse("hunt", "a hunt", "none: only the prize has one");
        }
        check_only_one(at, items, "prize", &ItemDef::prize);
        check_only_one(at, items, "money", &ItemDef::money);
    });
}

void check_spells(Source& source, const std::vector<SpellDef>& spells) {
    const auto learnable = static_cast<std::size_t>(std::ranges::count_if(spells, &SpellDef::learnable));
    if (learnable > most_spells) {
        source.root().refuse(std::to_string(learnable) + " learnable spells",
                             "at most " + std::to_string(most_spells) + ", a letter each");
    }
    check_each(source, "spells", spells,
               [](const CheckedDefinition& at, const SpellDef& spell) { check_aim(at, spell, "spell"); });
}

void check_traps(Source& source, const std::vector<TrapDef>& traps) {
    check_each(source, "traps", traps, [](const CheckedDefinition& at, const TrapDef& trap) {
        if (!std::ranges::all_of(trap.effects, can_trap)) {
            at.refuse("effects", "an effect for who uses something",
                      "damage, teleportation, heat, matter and what lasts");
        }
        if (trap.effects.empty() && trap.noise == 0 && !trap.pit) {
            at.refuse("effects", "a trap that does nothing", "effects, noise or a pit");
        }
    });
}

}  // namespace torchwake::content
