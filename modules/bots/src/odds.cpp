#include "odds.hpp"

#include <torchwake/rules/formulas.hpp>

#include <algorithm>
#include <vector>

namespace torchwake::bots {
namespace {

using forecast::Knowledge;

constexpr std::int64_t thousand = 1000;

/// Ticks from one action to the next, doubled: 6 + 1d6 (7 / 2 on average) less the dexterity bonus, plus the
/// penalty.
std::int64_t double_ticks(std::int32_t dexterity, core::Tenths penalty) {
    constexpr std::int32_t most_bonus = 4;
    const std::int32_t bonus = std::min(rules::excess(dexterity), most_bonus);
    return std::max(2, 19 - 2 * bonus + 2 * rules::whole_points(penalty));
}

/// The mean harm of a blow if `blows` of them are likely to take those hit points.
std::int32_t harm_of_a_blow(std::int32_t hit_points, std::int32_t blows) {
    return blows > 0 ? static_cast<std::int32_t>(thousand * hit_points / blows) : 0;
}

/// One enemy in a fight.
struct Opponent {
    std::int64_t blows = 0;  ///< of ours until it is dead
    std::int64_t harm =
        0;  ///< thousandths of our hit points that its own cost us in the time of each of ours
    std::int64_t recoil = 0;  ///< thousandths of our hit points that each of ours costs us
};

}  // namespace

std::int32_t pace_of(const Knowledge& knowledge, const forecast::HeroFacts& hero,
                     const forecast::KnownActor& enemy) {
    const auto dexterity = knowledge.catalog().monster(enemy.kind).attributes.dexterity;
    const std::int64_t ours = double_ticks(hero.attributes.dexterity, hero.penalty);
    const std::int64_t theirs = double_ticks(dexterity + enemy.bonus.dexterity, {});
    const bool slow = turns_left(enemy.conditions, content::ConditionKind::Slow) > 0;
    return static_cast<std::int32_t>(ours * thousand / theirs / (slow ? 2 : 1));
}

Odds::Harm Odds::harm(const Knowledge& knowledge, const forecast::HeroFacts& hero,
                      const forecast::KnownActor& enemy) {
    const Key key{enemy.kind,
                  hero.attributes.strength,
                  hero.attributes.dexterity,
                  hero.weapon,
                  hero.armour,
                  enemy.armour + enemy.guard + enemy.shade,
                  enemy.regained};
    const auto found = known_.find(key);
    if (found != known_.end()) {
        return found->second;
    }
    const forecast::FightForecast outlook = forecast::forecast_fight(knowledge, enemy);
    const Harm harm{harm_of_a_blow(enemy.hit_points, outlook.ours.likely_blows),
                    harm_of_a_blow(hero.hit_points, outlook.theirs.likely_blows),
                    outlook.ours.recoil * outlook.ours.hit_permille};
    return known_.emplace(key, harm).first->second;
}

std::int32_t Odds::blows_to_kill(const Knowledge& knowledge, const forecast::HeroFacts& hero,
                                 const forecast::KnownActor& enemy) {
    const std::int64_t ours = harm(knowledge, hero, enemy).ours;
    return ours > 0 ? static_cast<std::int32_t>((enemy.hit_points * thousand + ours - 1) / ours) : hopeless;
}

std::int32_t Odds::harm_a_turn(const Knowledge& knowledge, const forecast::HeroFacts& hero,
                               std::span<const forecast::KnownActor> enemies) {
    std::int64_t sum = 0;
    for (const forecast::KnownActor& enemy : enemies) {
        sum += std::int64_t{harm(knowledge, hero, enemy).theirs} * pace_of(knowledge, hero, enemy);
    }
    return static_cast<std::int32_t>(sum / (thousand * thousand));
}

std::int32_t Odds::cost(const Knowledge& knowledge, const forecast::HeroFacts& hero,
                        std::span<const forecast::KnownActor> enemies) {
    const std::int64_t our_ticks = double_ticks(hero.attributes.dexterity, hero.penalty);
    std::vector<Opponent> opponents;
    for (const forecast::KnownActor& enemy : enemies) {
        const auto dexterity = knowledge.catalog().monster(enemy.kind).attributes.dexterity;
        const Harm each = harm(knowledge, hero, enemy);
        opponents.push_back({blows_to_kill(knowledge, hero, enemy),
                             each.theirs * our_ticks / (double_ticks(dexterity, {}) * hero.hit_points),
                             each.recoil / hero.hit_points});
    }
    std::ranges::sort(opponents, {}, &Opponent::blows);
    std::int64_t elapsed = 0;
    std::int64_t cost = 0;
    for (const Opponent& opponent : opponents) {
        elapsed += opponent.blows;
        cost += elapsed * opponent.harm + opponent.blows * opponent.recoil;
    }
    return static_cast<std::int32_t>(std::min<std::int64_t>(cost, hopeless));
}

}  // namespace torchwake::bots
