#pragma once

// The formulas of the rules. Those that roll are templates over their dice: `apply` passes a stream, a
// forecast exact distributions, a test a source that goes through every outcome.

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

/// The result of a source's roll: a number, or the distribution of it.
template <class Source>
using Rolled = decltype(std::declval<Source&>().between(std::int32_t{}, std::int32_t{}));

/// A source of rolls: core::RandomStream, or a stand-in. between(low, high) includes both ends. Results can
/// be added and subtracted, every roll being independent, and have at_least(value, least).
template <class T>
concept DiceSource = requires(T& source, std::int32_t bound) {
    { source.between(bound, bound) } -> std::constructible_from<std::int32_t>;
};

/// The larger of the two.
[[nodiscard]] constexpr std::int32_t at_least(std::int32_t value, std::int32_t least) {
    return std::max(value, least);
}

/// One of `count` outcomes with equal probability; outcome(index) rolls on. A source of distributions mixes
/// them by its own `mix`. Random: one draw, then those of the outcome.
template <DiceSource Source, class Outcome>
[[nodiscard]] Rolled<Source> roll_one_of(Source& source, std::int32_t count, const Outcome& outcome) {
    if constexpr (requires { source.mix(count, outcome); }) {
        return source.mix(count, outcome);
    } else {
        return outcome(source.between(0, count - 1));
    }
}

/// An attribute's bonus in formulas: its points above 10, never below 0.
[[nodiscard]] constexpr std::int32_t excess(std::int32_t attribute) {
    return std::max(0, attribute - 10);
}

/// Tenths as whole points, rounded down also below zero: -0.5 becomes -1.
[[nodiscard]] constexpr std::int32_t whole_points(core::Tenths tenths) {
    return tenths.value >= 0 ? tenths.value / 10 : -((-tenths.value + 9) / 10);
}

/// The hit points that a level adds: 5 + constitution - 10.
[[nodiscard]] constexpr std::int32_t hit_points_of_a_level(std::int32_t constitution) {
    return 5 + constitution - 10;
}

/// The mana that a level adds: 2 + the intelligence bonus.
[[nodiscard]] constexpr std::int32_t mana_of_a_level(std::int32_t intelligence) {
    return 2 + excess(intelligence);
}

/// The maximum hit points at a level reached with that constitution throughout: 20 at the first.
[[nodiscard]] constexpr std::int32_t max_hit_points_at(std::int32_t level, std::int32_t constitution) {
    return std::max(1, 20 + (level - 1) * hit_points_of_a_level(constitution));
}

/// The maximum mana at a level reached with that intelligence throughout: 10 at the first.
[[nodiscard]] constexpr std::int32_t max_mana_at(std::int32_t level, std::int32_t intelligence) {
    return 10 + (level - 1) * mana_of_a_level(intelligence);
}

/// The hit points that a wait restores to an actor of that level: 1 at level 1, one more every third level.
[[nodiscard]] constexpr std::int32_t healed_by_wait(std::int32_t level) {
    return 1 + std::max(0, level - 1) / 3;
}

/// The hit points that an actor on fire loses in a beat: 2 and a twentieth of its most.
[[nodiscard]] constexpr std::int32_t burn_damage(std::int32_t max_hit_points) {
    return 2 + max_hit_points / 20;
}
/// The heat that a burning actor gives its cell.
inline constexpr std::int32_t heat_of_fire = 12;
/// The amount of steam that costs a hit point a beat.
inline constexpr std::int32_t amount_that_scalds = 16;

/// The experience that a kill brings: 100 for each level of the victim.
[[nodiscard]] constexpr std::int32_t experience_of_kill(std::int32_t victim_level) {
    return 100 * victim_level;
}

/// The total experience at which that level ends: 1,000 for each level.
[[nodiscard]] constexpr std::int32_t experience_past_level(std::int32_t level) {
    return 1000 * level;
}

/// The weight that an actor can carry without being overburdened: 15 pounds for each point of strength.
[[nodiscard]] constexpr core::Tenths capacity_of(std::int32_t strength) {
    return core::Tenths{150} * strength;
}

/// Twice the mean damage of an attack that hits; a point of hit bonus counts like one of damage.
[[nodiscard]] constexpr std::int32_t twice_the_mean(const content::Attack& attack) {
    return attack.damage.minimum() + attack.damage.maximum() + 2 * attack.hit_bonus;
}

/// The sum of the dice and their bonus. Random: one draw for each die.
template <DiceSource Source>
[[nodiscard]] Rolled<Source> roll(Source& source, const content::Dice& dice) {
    Rolled<Source> sum(dice.bonus);
    for (std::int32_t rolled = 0; rolled < dice.count; ++rolled) {
        sum += source.between(1, dice.sides);
    }
    return sum;
}

/// The inputs of the wait after an actor's action, besides its die.
struct Readiness {
    std::int32_t dexterity = 11;  ///< with its conditions and gear
    core::Tenths penalty;         ///< of initiative, the whole, in tenths of a point
};

/// The sides of the die of a wait.
inline constexpr std::int32_t wait_die_sides = 6;

/// The die of a wait. Random: one draw.
template <DiceSource Source>
[[nodiscard]] Rolled<Source> roll_wait_die(Source& source) {
    return source.between(1, wait_die_sides);
}

/// The ticks from an action to the next: 6 + the die - dexterity bonus (at most 4) + penalty, at least 1.
[[nodiscard]] constexpr std::int32_t wait_with(std::int32_t die, const Readiness& readiness) {
    constexpr std::int32_t most_dexterity = 4;
    const std::int32_t dexterity = std::min(excess(readiness.dexterity), most_dexterity);
    return at_least(6 + die - dexterity + whole_points(readiness.penalty), 1);
}

/// The speed of an actor's next action.
enum class Pace : std::uint8_t {
    Usual,  ///< the wait as it is
    Hasty,  ///< under haste
    Slow    ///< under slowness
};

/// The counter at that pace: half of it, rounded up, if fast; twice as much if slow.
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

/// The inputs of a blow. `attacks`, `force`, `melee` and `vigour` are the attacker's, the others the
/// victim's.
struct BlowFacts {
    std::span<const content::Attack> attacks{};  ///< one is drawn; none: bare hands, which do 1
    std::int32_t force = 11;      ///< the attribute behind the blow: strength, or the weapon's own
    std::int32_t melee = 0;       ///< points of skill
    std::int32_t dexterity = 11;  ///< an attribute: its excess makes the blow miss
    std::int32_t defence = 0;     ///< points of skill
    std::int32_t armour = 0;      ///< points, by nature, of what it wears and of its powers
    std::int32_t vigour = 0;      ///< additional damage of a well fed attacker, or by Power::Ambush
};

/// The hit points that a blow takes; 0 if it is dodged. `used`, if given, is set to the attack that was
/// drawn. Random: the attack, its dice, the attacker's attribute, the victim's dexterity, in that order.
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

/// The hit points that an effect takes from each victim: its dice times the user's intelligence bonus, never
/// below 0.
/// Random: its dice.
template <DiceSource Source>
[[nodiscard]] Rolled<Source> roll_strike(Source& source, const content::Dice& dice,
                                         std::int32_t intelligence) {
    Rolled<Source> damage = roll(source, dice);
    damage *= excess(intelligence);
    return at_least(damage, 0);
}

/// The number that a saving throw must reach: its difficulty plus the bonus of the intelligence behind the
/// effect.
[[nodiscard]] constexpr std::int32_t saving_goal(const content::SavingThrow& save,
                                                 std::int32_t intelligence) {
    return save.difficulty + excess(intelligence);
}

/// A saving throw: 1d20 plus the attribute's bonus. Random: one draw.
template <DiceSource Source>
[[nodiscard]] Rolled<Source> roll_saving_throw(Source& source, std::int32_t attribute) {
    Rolled<Source> thrown = source.between(1, 20);
    thrown += Rolled<Source>(excess(attribute));
    return thrown;
}

/// The damage that is left after a successful saving throw: half, rounded down, or none if the throw spares
/// all.
[[nodiscard]] constexpr std::int32_t saved_damage(bool spares, std::int32_t damage) {
    return spares ? 0 : damage / 2;
}

/// The intelligence that counts behind a trap.
inline constexpr std::int32_t trap_intelligence = 11;

/// The chance per turn to discover a nearby trap, in percent: 5, plus 5 for each point of intelligence bonus;
/// three times as much while searching; at most 95.
[[nodiscard]] constexpr std::int32_t spotting_percent(std::int32_t intelligence, bool searching) {
    return std::min(95, (5 + 5 * excess(intelligence)) * (searching ? 3 : 1));
}

/// The chance to disarm a trap, in percent: 50, plus 10 for each point of dexterity bonus, less the trap's
/// difficulty; from 5 to 95. Half of the failures set it off.
[[nodiscard]] constexpr std::int32_t disarm_percent(std::int32_t dexterity, std::int32_t difficulty) {
    return std::clamp(50 + 10 * excess(dexterity) - difficulty, 5, 95);
}

/// A sleeper that hears the hero or could notice it wakes in one of this many turns.
inline constexpr std::int32_t turns_to_wake = 3;

/// A lasting effect as a user of that intelligence causes it: some kinds multiply their turns by the
/// intelligence bonus. An effect of 0 turns does nothing.
[[nodiscard]] constexpr content::LastingEffect used_by(content::LastingEffect effect,
                                                       std::int32_t intelligence) {
    effect.turns *= content::traits_of(effect.kind).times_intelligence ? excess(intelligence) : 1;
    return effect;
}

/// Adds the bonus of gear; no attribute falls below 0.
constexpr void add_bonus(content::Attributes& attributes, const content::Attributes& bonus) {
    attributes.strength = std::max(0, attributes.strength + bonus.strength);
    attributes.constitution = std::max(0, attributes.constitution + bonus.constitution);
    attributes.dexterity = std::max(0, attributes.dexterity + bonus.dexterity);
    attributes.intelligence = std::max(0, attributes.intelligence + bonus.intelligence);
}

/// Adds the effect of a condition of that kind and amount; the attribute does not fall below 0.
constexpr void change_attribute(content::Attributes& attributes, content::ConditionKind kind,
                                std::int32_t amount) {
    if (const auto attribute = content::traits_of(kind).attribute) {
        std::int32_t& value = content::attribute_of(attributes, *attribute);
        value = std::max(0, value + amount);
    }
}

/// The hit points of one of that kind that is unhurt, as it comes into a run.
[[nodiscard]] inline std::int32_t full_hit_points(const content::MonsterDef& kind) {
    return kind.hit_points.value_or(max_hit_points_at(kind.level, kind.attributes.constitution));
}

/// The hit points of each part if such an actor splits; 0 if its kind does not, or they would be too few.
[[nodiscard]] inline std::int32_t half_of_split(const content::MonsterDef& kind, std::int32_t hit_points) {
    const auto* const trick = content::find_trick<content::SplitTrick>(kind.tricks);
    const std::int32_t half = hit_points / 2;
    return trick != nullptr && half >= trick->least ? half : 0;
}

}  // namespace torchwake::rules
