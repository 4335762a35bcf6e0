#include "sources/variants.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace torchwake::content {
namespace {

bool bears(const ItemDef& item, TraitBearer bearer) {
    switch (bearer) {
        case TraitBearer::Weapon:
            return item.weapon.has_value();
        case TraitBearer::Shooter:
            return item.shoots.has_value();
        case TraitBearer::Armour:
            break;
    }
    return item.wear.has_value();
}

/// True if an item can have a trait. Stacked and used-up items, money and the prize never have one.
bool suits(const TraitDef& trait, const ItemDef& item) {
    const bool single = item.stack == 1 && item.charges == 1 && !item.prize && !item.money;
    return single && item.look.empty() && item.unknown.empty() &&
           std::ranges::any_of(trait.bearers, [&item](TraitBearer bearer) { return bears(item, bearer); });
}

std::size_t count_variants(const TraitDef& trait) {
    return trait.is_plain() ? 0 : trait.cursed.empty() ? 1 : 2;
}

std::string joined(std::string before, const std::string& behind) {
    if (before.empty() || behind.empty()) {
        return before + behind;
    }
    return std::move(before) + " " + behind;
}

std::int32_t percent_of(std::int32_t value, std::int32_t percent) {
    const std::int64_t part = std::int64_t{value} * percent / 100;
    return static_cast<std::int32_t>(std::min<std::int64_t>(part, std::numeric_limits<std::int32_t>::max()));
}

void strengthen(Attack& attack, const TraitDef& trait) {
    attack.hit_bonus += trait.hit_bonus;
    attack.damage.bonus += trait.damage;
}

ItemDef with_trait(const ItemDef& item, const TraitDef& trait) {
    ItemDef changed = item;
    changed.id = item.id + "." + trait.id;
    changed.name = joined(joined(trait.prefix, item.name), trait.suffix);
    if (changed.weapon) {
        strengthen(changed.weapon->attack, trait);
    }
    if (changed.shoots) {
        strengthen(changed.shoots->attack, trait);
    }
    if (changed.wear) {
        changed.wear->armour = std::max(0, changed.wear->armour + trait.armour);
    }
    changed.weight = core::Tenths{percent_of(item.weight.value, trait.weight_percent)};
    changed.initiative_penalty = item.initiative_penalty + trait.initiative_penalty;
    changed.value = core::Coins{item.value.value * trait.value_percent / 100};
    changed.bonus.strength += trait.bonus.strength;
    changed.bonus.constitution += trait.bonus.constitution;
    changed.bonus.dexterity += trait.bonus.dexterity;
    changed.bonus.intelligence += trait.bonus.intelligence;
    changed.powers += trait.powers;
    return changed;
}

/// The id of the next item.
ItemId next_id(const std::vector<ItemDef>& items) {
    return ItemId{static_cast<ItemId::rep>(items.size())};
}

ItemId add_variant(std::vector<ItemDef>& items, ItemId plain, const TraitDef& trait) {
    ItemDef changed = with_trait(items[plain.value], trait);
    changed.plain = plain;
    const ItemId id = next_id(items);
    if (trait.cursed.empty()) {
        items.push_back(std::move(changed));
        return id;
    }
    ItemDef freed = changed;
    freed.id += ".freed";
    // A word in parentheses follows the name: a language may have none that agrees with each noun.
    changed.name = trait.cursed.starts_with('(') ? joined(changed.name, trait.cursed)
                                                 : joined(trait.cursed, changed.name);
    changed.cursed = true;
    changed.freed = ItemId{static_cast<ItemId::rep>(id.value + 1)};
    items.push_back(std::move(changed));
    items.push_back(std::move(freed));
    return id;
}

/// Appends a unidentified kind. Its mark (?) is no word: it is the same in every language.
ItemId add_unidentified(std::vector<ItemDef>& items, ItemId plain) {
    ItemDef unidentified = items[plain.value];
    unidentified.id += ".unfamiliar";
    unidentified.name += " (?)";
    unidentified.plain = plain;
    unidentified.unidentified = true;
    const ItemId id = next_id(items);
    items.push_back(std::move(unidentified));
    return id;
}

std::vector<ItemId> add_all(std::vector<ItemDef>& items, ItemId plain, const std::vector<TraitDef>& traits) {
    const std::size_t first = items.size();
    std::vector<ItemId> finds(traits.size());
    for (std::size_t place = 0; place < traits.size(); ++place) {
        if (suits(traits[place], items[plain.value])) {
            finds[place] = traits[place].is_plain() ? plain : add_variant(items, plain, traits[place]);
        }
    }
    if (items.size() == first) {
        return {};
    }
    const ItemId unidentified = add_unidentified(items, plain);
    items[plain.value].unfamiliar = unidentified;
    for (std::size_t place = first; place < items.size(); ++place) {
        items[place].unfamiliar = unidentified;
    }
    return finds;
}

}  // namespace

std::size_t count_kinds(const std::vector<ItemDef>& items, const std::vector<TraitDef>& traits) {
    std::size_t count = items.size();
    for (const ItemDef& item : items) {
        std::size_t more = 0;
        for (const TraitDef& trait : traits) {
            more += suits(trait, item) ? count_variants(trait) : 0;
        }
        count += more > 0 ? more + 1 : 0;
    }
    return count;
}

std::vector<std::vector<ItemId>> add_variants(std::vector<ItemDef>& items,
                                              const std::vector<TraitDef>& traits) {
    const std::size_t count = items.size();
    items.reserve(count_kinds(items, traits));
    std::vector<std::vector<ItemId>> finds(count);
    for (std::size_t place = 0; place < count; ++place) {
        finds[place] = add_all(items, ItemId{static_cast<ItemId::rep>(place)}, traits);
    }
    return finds;
}

}  // namespace torchwake::content
