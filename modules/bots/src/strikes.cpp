#include "strikes.hpp"

#include "fuel.hpp"
#include "weakening.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/forecast/shooting.hpp>

#include <range/v3/view/enumerate.hpp>
#include <range/v3/view/take.hpp>

#include <algorithm>
#include <cstddef>

namespace torchwake::bots {
namespace {

using forecast::Knowledge;

/// Only the nearest enemies are tried as targets; effects with an area reach those behind them.
constexpr std::size_t most_targets = 3;

/// The hit points that poison takes from an actor that is not poisoned yet.
std::int32_t poison_of(const forecast::StrikeForecast& strike, const forecast::KnownActor& enemy) {
    std::int32_t sum = 0;
    for (const content::LastingEffect& effect : strike.conditions) {
        const bool poisons = effect.kind == content::ConditionKind::Poison;
        sum += poisons && turns_left(enemy.conditions, effect.kind) == 0 ? effect.turns * effect.amount : 0;
    }
    return sum;
}

/// The worth of one turn of a condition that hinders or weakens an enemy; 0 for the others.
std::int32_t worth_of_a_turn(content::ConditionKind kind) {
    if (kind == content::ConditionKind::Confusion) {
        return 150;
    }
    if (kind == content::ConditionKind::Held) {
        return 60;
    }
    if (kind == content::ConditionKind::Slow) {
        return 40;
    }
    return kind == content::ConditionKind::Strength || kind == content::ConditionKind::Dexterity ? 12 : 0;
}

std::int32_t hindrance_of(const forecast::StrikeForecast& strike, const forecast::KnownActor& enemy) {
    std::int32_t sum = 0;
    for (const content::LastingEffect& effect : strike.conditions) {
        const bool is_new = turns_left(enemy.conditions, effect.kind) == 0;
        sum += is_new && !content::is_welcome(effect.kind, effect.amount)
                   ? effect.turns * worth_of_a_turn(effect.kind)
                   : 0;
    }
    return sum;
}

/// The worth of throwing back an enemy that stands beside the hero: each cell is a blow less.
std::int32_t worth_of_a_throw(const forecast::StrikeForecast& strike, const forecast::KnownActor& enemy,
                              core::Point here) {
    constexpr std::int32_t worth_of_a_cell = 170;
    constexpr std::int32_t worth_of_a_kill = 1000;
    if (strike.lost_in.valid()) {
        return worth_of_a_kill * (1000 - (strike.save ? strike.save->permille : 0)) / 1000;
    }
    return core::adjacent(enemy.at, here) ? strike.thrown * worth_of_a_cell : 0;
}

/// The expected harm, in thousandths of an enemy each; confusion counts for enemies that would be a match.
/// Nothing if the hero or another that must not be hit is struck.
std::optional<std::int32_t> worth_of(const Knowledge& knowledge, const content::EffectSource& source,
                                     const forecast::AimForecast& aim, const Enemies& enemies) {
    const content::Catalog& catalog = knowledge.catalog();
    const core::Point here = knowledge.hero().at;
    std::int32_t worth = 0;
    for (const forecast::StrikeForecast& strike : aim.victims) {
        const auto enemy = std::ranges::find(enemies, strike.victim, &forecast::KnownActor::id);
        if (enemy == enemies.end()) {
            return std::nullopt;
        }
        const std::int32_t mean = (strike.least_damage + strike.most_damage) / 2 + poison_of(strike, *enemy);
        worth += std::max(strike.kill_permille, 700 * mean / std::max(1, enemy->hit_points));
        worth += hindrance_of(strike, *enemy);
        worth += worth_of_a_throw(strike, *enemy, here);
        worth += worth_of_weakening(catalog, catalog.effects_of(source), *enemy);
    }
    return worth;
}

/// True for effects that are tried, that the scout has the means for, and that set no fire where none may be.
bool may_use(const Scout& scout, const std::vector<content::ItemEffect>& effects, Wanted wanted,
             bool may_light) {
    return wanted(effects) && (may_light || !lights(effects)) &&
           (scout.has(Means::Matter) || !changes_matter(effects));
}

/// A source that can be aimed: used, cast or thrown.
struct Aimed {
    content::EffectSource source;
    core::Cells range;
    bool thrown = false;
};

/// Keeps a deed with that outlook if it is the best so far, and hurts nobody that must not be hurt.
void keep_best(const Knowledge& knowledge, const forecast::AimedDeed& deed,
               const forecast::AimForecast& outlook, const Enemies& enemies, Counted counted,
               const rules::Command& command, std::optional<Strike>& best) {
    const auto at_once = worth_of(knowledge, deed.source, outlook, enemies);
    const auto afterwards = worth_of_fates(forecast::forecast_fates(knowledge, deed, outlook), enemies);
    const std::int32_t struck = counted == Counted::All ? at_once.value_or(0) : 0;
    const std::int32_t worth = struck + afterwards.value_or(0);
    if (at_once && afterwards && (!best || worth > best->worth)) {
        best = Strike{command, worth};
    }
}

/// Tries one source at each of the nearest enemies, and keeps the best.
template <class CommandAt>
void consider(const Knowledge& knowledge, const Aimed& aimed, const Enemies& enemies, Counted counted,
              const CommandAt& command_at, std::optional<Strike>& best) {
    const core::Point here = knowledge.hero().at;
    for (const forecast::KnownActor& enemy : enemies | ranges::views::take(most_targets)) {
        const core::Point target = enemy.at;
        if (core::chebyshev_distance(target, here) > aimed.range.value ||
            (counted == Counted::Afterwards && !is_near_fuel(knowledge, target))) {
            continue;
        }
        const forecast::AimForecast outlook = forecast::forecast_aim(knowledge, aimed.source, target);
        keep_best(knowledge, {aimed.source, {}, aimed.thrown, target}, outlook, enemies, counted,
                  command_at(target), best);
    }
}

}  // namespace

std::optional<std::int32_t> worth_of_fates(const std::vector<forecast::FateChange>& fates,
                                           const Enemies& enemies) {
    constexpr std::int32_t of_all_hit_points = 500;
    std::int32_t worth = 0;
    for (const forecast::FateChange& fate : fates) {
        const std::int32_t more = std::max(0, fate.lost - fate.lost_without);
        const auto enemy = std::ranges::find(enemies, fate.who, &forecast::KnownActor::id);
        if (enemy != enemies.end()) {
            worth += of_all_hit_points * std::min(more, enemy->hit_points) / std::max(1, enemy->hit_points);
        } else if (more > 0) {
            return std::nullopt;
        }
    }
    return worth;
}

void consider_items(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies, Counted counted,
                    Wanted wanted, std::optional<Strike>& best) {
    const bool may_light = is_out_of_fires(knowledge, scout.hero().at);
    for (const forecast::PackEntry& entry : scout.pack()) {
        const content::ItemDef* const item = entry.item ? &knowledge.catalog().item(*entry.item) : nullptr;
        if (item == nullptr || !may_use(scout, item->effects, wanted, may_light) ||
            (item->breaks && !scout.has(Means::Throws)) || !Scout::has_light_for(knowledge, *item)) {
            continue;
        }
        if (item->aim) {
            const auto use = [&entry](core::Point at) { return rules::UseItem{entry.slot, at}; };
            consider(knowledge, {{*entry.item, {}}, item->aim->range}, enemies, counted, use, best);
        } else if (item->breaks && !item->effects.empty()) {
            const auto hurl = [&entry](core::Point at) { return rules::Throw{entry.slot, at}; };
            const core::Cells range = forecast::range_of(knowledge.catalog(), {*entry.item, {}});
            consider(knowledge, {{*entry.item, {}}, range, true}, enemies, counted, hurl, best);
        }
    }
}

void consider_rolls(const Knowledge& knowledge, const Enemies& enemies, std::optional<Strike>& best) {
    for (const core::Direction direction : core::all_directions) {
        const rules::Roll roll{direction};
        const std::optional<forecast::AimedDeed> deed = forecast::aimed_deed(knowledge, roll);
        if (!deed) {
            continue;
        }
        const forecast::AimForecast outlook =
            forecast::forecast_aim(knowledge, deed->source, deed->target, deed->rolled);
        if (outlook.flight.end != *deed->rolled) {
            keep_best(knowledge, *deed, outlook, enemies, Counted::All, roll, best);
        }
    }
}

void consider_spells(const Knowledge& knowledge, const Scout& scout, const Enemies& enemies, Counted counted,
                     Wanted wanted, std::optional<Strike>& best) {
    const bool may_light = is_out_of_fires(knowledge, scout.hero().at);
    for (const auto& [place, known] : ranges::views::enumerate(scout.spells())) {
        const content::SpellDef& spell = knowledge.catalog().spell(known.spell);
        if (known.affordable && spell.aim && may_use(scout, spell.effects, wanted, may_light)) {
            const rules::Slot slot{static_cast<std::uint8_t>(place)};
            const auto cast = [slot](core::Point at) { return rules::Cast{slot, at}; };
            consider(knowledge, {{{}, known.spell}, spell.aim->range}, enemies, counted, cast, best);
        }
    }
}

std::optional<Strike> if_worth(const std::optional<Strike>& best, std::int32_t least_worth) {
    return best && best->worth >= least_worth ? best : std::nullopt;
}

}  // namespace torchwake::bots
