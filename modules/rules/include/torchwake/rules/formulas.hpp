#pragma once

// The numbers of the rules. Formulas that roll are templates over their dice: `apply` gives them a stream, a
// preview gives them exact distributions (distribution.hpp), a test something that goes through every
// outcome.

#include <torchwake/content/attack.hpp>
#include <torchwake/content/dice.hpp>
#include <torchwake/content/monster_def.hpp>
#include <torchwake/content/saving_throw.hpp>
#include <torchwake/core/units.hpp>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace torchwake::rules {

/// What a source of dice rolls: a number, or all that it may be.
template <class Source>
using Rolled = decltype(std::declval<Source&>().between(std::int32_t{}, std::int32_t{}));

/// Where rolls come from: core::RandomStream, or a stand-in. between(low, high) includes both ends. What it
/// rolls adds and subtracts, each roll being independent of all others, and takes at_least(value, least).
template <class T>
concept DiceSource = requires(T& source, std::int32_t bound) {
    { source.between(bound, bound) } -> std::constructible_from<std::int32_t>;
};

/// That, but never below a bound.
[[nodiscard]] constexpr std::int32_t at_least(std::int32_t value, std::int32_t least) {
    return std::max(value, least);
}

/// One of `count` outcomes, each as likely; outcome(index) rolls on. A source that rolls distributions has
/// its own way to mix them. Random: one draw, then those of the outcome.
template <DiceSource Source, class Outcome>
[[nodiscard]] Rolled<Source> roll_one_of(Source& source, std::int32_t count, const Outcome& outcome) {
    if constexpr (requires { source.mix(count, outcome); }) {
        return source.mix(count, outcome);
    } else {
        return outcome(source.between(0, count - 1));
    }
}

/// What an attribute is worth in formulas: what it has over 10, never below 0.
[[nodiscard]] constexpr std::int32_t excess(std::int32_t attribute) {
    return std::max(0, attribute - 10);
}

/// Tenths as whole points, rounded down also below zero: -0.5 counts -1.
[[nodiscard]] constexpr std::int32_t whole_points(core::Tenths tenths) {
    return tenths.value >= 0 ? tenths.value / 10 : -((-tenths.value + 9) / 10);
}

/// The hit points that a level adds: 5 + constitution - 10.
[[nodiscard]] constexpr std::int32_t hit_points_of_a_level(std::int32_t constitution) {
    return 5 + constitution - 10;
}

/// The mana that a level adds: 2 + what intelligence has over 10.
[[nodiscard]] constexpr std::int32_t mana_of_a_level(std::int32_t intelligence) {
    return 2 + excess(intelligence);
}

/// The most hit points of who came to a level with that constitution all along: 20 at the first.
[[nodiscard]] constexpr std::int32_t max_hit_points_at(std::int32_t level, std::int32_t constitution) {
    return std::max(1, 20 + (level - 1) * hit_points_of_a_level(constitution));
}

/// The most mana of who came to a level with that intelligence all along: 10 at the first.
[[nodiscard]] constexpr std::int32_t max_mana_at(std::int32_t level, std::int32_t intelligence) {
    return 10 + (level - 1) * mana_of_a_level(intelligence);
}

/// The experience that a kill brings: 100 for each level of the victim.
[[nodiscard]] constexpr std::int32_t experience_of_kill(std::int32_t victim_level) {
    return 100 * victim_level;
}

/// The experience in all at which that level ends and the next begins: 1,000 for each.
[[nodiscard]] constexpr std::int32_t experience_past_level(std::int32_t level) {
    return 1000 * level;
}

/// What can be carried before it is a burden: 15 pounds for each point of strength.
[[nodiscard]] constexpr core::Tenths capacity_of(std::int32_t strength) {
    return core::Tenths{150} * strength;
}

/// Twice what an attack does on average where it hits, a point to hit counted like one of damage.
[[nodiscard]] constexpr std::int32_t twice_the_mean(const content::Attack& attack) {
    return attack.damage.minimum() + attack.damage.maximum() + 2 * attack.hit_bonus;
}

/// Random: one draw a die.
template <DiceSource Source>
[[nodiscard]] Rolled<Source> roll(Source& source, const content::Dice& dice) {
    Rolled<Source> sum(dice.bonus);
    for (std::int32_t rolled = 0; rolled < dice.count; ++rolled) {
        sum += source.between(1, dice.sides);
    }
    return sum;
}

/// What an actor's next initiative counter depends on.
struct Readiness {
    std::int32_t dexterity = 11;
    core::Tenths penalty;
};

/// Ticks until the next action: 6 + 1d6 - dexterity over 10 (at most 4) + penalty, at least 1.
/// Random: one draw.
template <DiceSource Source>
[[nodiscard]] Rolled<Source> roll_initiative(Source& source, const Readiness& readiness) {
    constexpr std::int32_t most_dexterity = 4;
    const std::int32_t dexterity = std::min(excess(readiness.dexterity), most_dexterity);
    Rolled<Source> counter = source.between(1, 6);
    counter += Rolled<Source>(6 - dexterity + whole_points(readiness.penalty));
    return at_least(counter, 1);
}

/// How soon an actor acts again.
enum class Pace : std::uint8_t { Usual, Hasty, Slow };

/// A counter as it is for who is hasty, half of it, or slow, twice as much; rounded up.
[[nodiscard]] constexpr std::int32_t paced(std::int32_t counter, Pace pace) {
    switch (pace) {
        case Pace::Hasty:
            return (counter + 1) / 2;
        case Pace::Slow:
            return counter * 2;
        case Pace::Usual:
            break;
    }
    return counter;
}

/// What a blow depends on: on the attacker's side, then on the victim's.
struct BlowFacts {
    std::span<const content::Attack> attacks{};  ///< one is drawn; none: the bare hand, which does 1
    std::int32_t force = 11;  ///< the attribute behind it: strength, or what the weapon goes by
    std::int32_t melee = 0;
    std::int32_t dexterity = 11;
    std::int32_t defence = 0;
    std::int32_t armour = 0;
    std::int32_t vigour = 0;  ///< that the attacker has besides: it is well fed
};

/// Hit points that a blow takes; 0: it is dodged. `used`, where given, is pointed at the attack that was
/// drawn. Random: which attack, its dice, the strength behind it, the victim's nimbleness, in that order.
template <DiceSource Source>
[[nodiscard]] Rolled<Source> roll_blow(Source& source, const BlowFacts& facts,
                                       const content::Attack** used = nullptr) {
    Rolled<Source> blow(1);
    if (!facts.attacks.empty()) {
        const auto count = static_cast<std::int32_t>(facts.attacks.size());
        blow = roll_one_of(source, count, [&source, &facts, used](std::int32_t chosen) {
            const content::Attack& attack = facts.attacks[static_cast<std::size_t>(chosen)];
            if (used != nullptr) {
                *used = &attack;
            }
            Rolled<Source> damage = roll(source, attack.damage);
            damage += Rolled<Source>(attack.hit_bonus);
            return damage;
        });
    }
    blow += source.between(0, excess(facts.force));
    blow += Rolled<Source>(facts.melee + facts.vigour - facts.armour - facts.defence);
    blow -= source.between(0, excess(facts.dexterity));
    return at_least(blow, 0);
}

/// Hit points that an effect takes of each whom it reaches: its dice, times what the user's intelligence has
/// over 10. Never below 0.
/// Random: its dice.
template <DiceSource Source>
[[nodiscard]] Rolled<Source> roll_strike(Source& source, const content::Dice& dice,
                                         std::int32_t intelligence) {
    Rolled<Source> damage = roll(source, dice);
    damage *= excess(intelligence);
    return at_least(damage, 0);
}

/// What a saving throw has to come to: its difficulty, and what the intelligence behind the effect has
/// over 10.
[[nodiscard]] constexpr std::int32_t saving_goal(const content::SavingThrow& save,
                                                 std::int32_t intelligence) {
    return save.difficulty + excess(intelligence);
}

/// 1d20, and what the attribute has over 10. Random: one draw.
template <DiceSource Source>
[[nodiscard]] Rolled<Source> roll_saving_throw(Source& source, std::int32_t attribute) {
    Rolled<Source> thrown = source.between(1, 20);
    thrown += Rolled<Source>(excess(attribute));
    return thrown;
}

/// What who saves itself takes of a damage: half, rounded down, or nothing.
[[nodiscard]] constexpr std::int32_t saved_damage(bool spares, std::int32_t damage) {
    return spares ? 0 : damage / 2;
}

/// The intelligence behind a trap.
inline constexpr std::int32_t trap_intelligence = 11;

/// The chance a turn to find out about a trap that is near, in percent: 5, and 5 for each point that
/// intelligence has over 10; three times as much for who waits and looks around; at most 95.
[[nodiscard]] constexpr std::int32_t spotting_percent(std::int32_t intelligence, bool searching) {
    return std::min(95, (5 + 5 * excess(intelligence)) * (searching ? 3 : 1));
}

/// The chance to put a trap out of action, in percent: 50, and 10 for each point that dexterity has over 10,
/// less the trap's difficulty; from 5 to 95. Of those that fail, half set it off.
[[nodiscard]] constexpr std::int32_t disarm_percent(std::int32_t dexterity, std::int32_t difficulty) {
    return std::clamp(50 + 10 * excess(dexterity) - difficulty, 5, 95);
}

/// What lasts when somebody of that intelligence uses an effect: some kinds last their turns times what it
/// has over 10. 0 turns: it brings nothing.
[[nodiscard]] constexpr content::LastingEffect used_by(content::LastingEffect effect,
                                                       std::int32_t intelligence) {
    effect.turns *= content::traits_of(effect.kind).times_intelligence ? excess(intelligence) : 1;
    return effect;
}

}  // namespace torchwake::rules
