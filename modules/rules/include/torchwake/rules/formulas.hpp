#pragma once

// The numbers of the rules. Formulas that roll are templates over their dice: `apply` gives them a stream, a
// preview may give them something that goes through every outcome.

#include <torchwake/content/dice.hpp>
#include <torchwake/content/monster_def.hpp>
#include <torchwake/core/units.hpp>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

namespace torchwake::rules {

/// Where rolls come from: core::RandomStream, or a stand-in. between(low, high) includes both ends.
template <class T>
concept DiceSource = requires(T& source, std::int32_t bound) {
    { source.between(bound, bound) } -> std::same_as<std::int32_t>;
};

/// What an attribute is worth in formulas: what it has over 10, never below 0.
[[nodiscard]] constexpr std::int32_t excess(std::int32_t attribute) {
    return std::max(0, attribute - 10);
}

/// Tenths as whole points, rounded down also below zero: -0.5 counts -1.
[[nodiscard]] constexpr std::int32_t whole_points(core::Tenths tenths) {
    return tenths.value >= 0 ? tenths.value / 10 : -((-tenths.value + 9) / 10);
}

/// The most hit points at a level: 20 at the first, 5 + fitness - 10 more with each.
[[nodiscard]] constexpr std::int32_t max_hit_points_at(std::int32_t level, std::int32_t fitness) {
    return std::max(1, 20 + (level - 1) * (5 + fitness - 10));
}

/// The most mana at a level: 10 at the first, 2 + what intelligence has over 10 more with each.
[[nodiscard]] constexpr std::int32_t max_mana_at(std::int32_t level, std::int32_t intelligence) {
    return 10 + (level - 1) * (2 + excess(intelligence));
}

/// What can be carried before it is a burden: 15 pounds for each point of might.
[[nodiscard]] constexpr core::Tenths capacity_of(std::int32_t might) {
    return core::Tenths{150} * might;
}

/// Random: one draw a die.
template <DiceSource Source>
[[nodiscard]] std::int32_t roll(Source& source, const content::Dice& dice) {
    std::int32_t sum = dice.bonus;
    for (std::int32_t rolled = 0; rolled < dice.count; ++rolled) {
        sum += source.between(1, dice.sides);
    }
    return sum;
}

/// What an actor's next initiative counter depends on.
struct Readiness {
    std::int32_t quickness = 11;
    core::Tenths penalty;
};

/// Ticks until the next action: 6 + 1d6 - quickness over 10 (at most 4) + penalty, at least 1.
/// Random: one draw.
template <DiceSource Source>
[[nodiscard]] std::int32_t roll_initiative(Source& source, const Readiness& readiness) {
    constexpr std::int32_t most_dexterity = 4;
    const std::int32_t die = source.between(1, 6);
    const std::int32_t dexterity = std::min(excess(readiness.quickness), most_dexterity);
    return std::max(1, 6 + die - dexterity + whole_points(readiness.penalty));
}

/// What a blow depends on: on the attacker's side, then on the victim's.
struct BlowFacts {
    std::span<const content::NaturalAttack> attacks{};  ///< one is drawn; none: the bare hand, which does 1
    std::int32_t might = 11;
    std::int32_t melee = 0;
    std::int32_t quickness = 11;
    std::int32_t defence = 0;
    std::int32_t armour = 0;
};

/// Hit points that a blow takes; 0: it is dodged.
/// Random: which attack, its dice, the strength behind it, the victim's nimbleness, in that order.
template <DiceSource Source>
[[nodiscard]] std::int32_t roll_blow(Source& source, const BlowFacts& facts) {
    std::int32_t gross = 1;
    if (!facts.attacks.empty()) {
        const auto last = static_cast<std::int32_t>(facts.attacks.size()) - 1;
        const auto chosen = static_cast<std::size_t>(source.between(0, last));
        gross = roll(source, facts.attacks[chosen].damage) + facts.attacks[chosen].hit_bonus;
    }
    gross += source.between(0, excess(facts.might)) + facts.melee;
    const std::int32_t nimbleness = source.between(0, excess(facts.quickness));
    return std::max(0, gross - nimbleness - facts.armour - facts.defence);
}

}  // namespace torchwake::rules
