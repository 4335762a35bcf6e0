#include "battle.hpp"
#include "odds.hpp"
#include "sorcery.hpp"

#include <torchwake/bots/explorer.hpp>
#include <torchwake/bots/planner.hpp>
#include <torchwake/forecast/turn_order.hpp>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::bots {
namespace {

using forecast::Knowledge;

/// Enemies farther away are left out.
constexpr std::int32_t reach = 9;
/// The turns without harm to an enemy after which it does as the explorer does.
constexpr std::int32_t longest_vain = 8;

/// The hit points from which on it takes healing for help in a fight.
constexpr std::int32_t least_healing = 5;

/// A command, and what it does in a battle.
struct Option {
    rules::Command command;
    Deed deed;
    std::int32_t worth = 0;  ///< by the search
};

/// The cell at which a command aims.
core::Point target_of(const rules::Command& command, core::Point otherwise) {
    return std::visit(
        [otherwise](const auto& each) {
            if constexpr (requires { each.target; }) {
                return each.target.value_or(otherwise);
            } else {
                return otherwise;
            }
        },
        command);
}

}  // namespace

struct Planner::Inner {
    explicit Inner(const Conduct& conduct) : usual(conduct), scout(Habit::Trades, conduct) {}

    rules::Command decide(const Knowledge& knowledge) {
        scout.look(knowledge);
        const rules::Command command = usual.next(knowledge);
        Enemies enemies = scout.enemies();
        std::erase_if(enemies, [this](const forecast::KnownActor& enemy) {
            return enemy.asleep || enemy.fleeing || !enemy.hunting ||
                   core::chebyshev_distance(enemy.at, scout.hero().at) > reach;
        });
        if (enemies.empty() || !scout.hero().alive || knowledge.choice() || is_in_harm()) {
            return command;
        }
        const Battle battle = battle_of(knowledge, enemies);
        note_progress(battle);
        return in_vain > longest_vain ? command : better(knowledge, battle, enemies, command);
    }

    [[nodiscard]] bool is_in_harm() const {
        const core::Point here = scout.hero().at;
        return scout.hero().burning > 0 || scout.map().forecast().ever_harmful(here) ||
               scout.would_be_struck(here);
    }

    /// Counts the turns in which no enemy was hurt, also where the enemies are out of view between them.
    void note_progress(const Battle& battle) {
        std::int64_t sum = 0;
        for (const Foe& foe : battle.foes()) {
            sum += foe.hit_points;
        }
        in_vain = sum == hit_points ? in_vain + 1 : 0;
        hit_points = sum;
    }

    /// The command of most worth; the usual one unless another is clearly better. What is used up is weighed
    /// only where the hero would lose much without: its forecasts cost more than the search.
    [[nodiscard]] rules::Command better(const Knowledge& knowledge, const Battle& battle,
                                        const Enemies& enemies, const rules::Command& command) {
        finder.steps(scout.map().steps(), scout.hero().at, distances);
        const BattleSearch search({&scout.map(), &distances, stairs(knowledge), max_hit_points()});
        constexpr std::size_t few = 3;
        const int turns = battle.count <= few ? 2 : 1;  // after the first; the fewer enemies, the more
        std::vector<Option> options{{rules::Wait{}, {}}};
        add_steps(knowledge, enemies, options);
        std::int32_t most = weigh(search, battle, turns, options);
        if (std::int64_t{most} * 10 < std::int64_t{battle.hit_points} * 7) {
            add_strikes(knowledge, enemies, options);
            add_help(knowledge, options);
            most = weigh(search, battle, turns, options);
        }
        constexpr std::int32_t parts = 33;
        const auto usual_one = std::ranges::find(options, command, &Option::command);
        if (usual_one == options.end() || usual_one->worth + max_hit_points() / parts >= most) {
            return command;
        }
        return std::ranges::find(options, most, &Option::worth)->command;
    }

    /// Fills in the worth of the options. Returns the most.
    static std::int32_t weigh(const BattleSearch& search, const Battle& battle, int turns,
                              std::vector<Option>& options) {
        for (Option& option : options) {
            option.worth = search.worth(battle, option.deed, turns);
        }
        return std::ranges::max_element(options, {}, &Option::worth)->worth;
    }

    [[nodiscard]] std::int32_t max_hit_points() const { return scout.hero().max_hit_points * milli; }

    /// The stairs by which it may leave a fight: not those out of the dungeon before it has the prize.
    [[nodiscard]] std::vector<core::Point> stairs(const Knowledge& knowledge) const {
        std::vector<core::Point> cells = knowledge.stairs(content::Stairs::Down);
        const bool leads_out = knowledge.depth() == 1 && knowledge.catalog().first_depth() == 1;
        if (!leads_out || scout.hero().carries_prize) {
            const std::vector<core::Point> up = knowledge.stairs(content::Stairs::Up);
            cells.insert(cells.end(), up.begin(), up.end());
        }
        return cells;
    }

    [[nodiscard]] Battle battle_of(const Knowledge& knowledge, const Enemies& enemies) {
        Battle battle{.hero = scout.hero().at, .hit_points = scout.hero().hit_points * milli};
        for (const forecast::KnownActor& enemy : enemies) {
            if (battle.count < Battle::most_foes) {
                battle.of[battle.count++] = foe_of(knowledge, enemy);
            }
        }
        return battle;
    }

    [[nodiscard]] Foe foe_of(const Knowledge& knowledge, const forecast::KnownActor& enemy) {
        const content::MonsterDef& kind = knowledge.catalog().monster(enemy.kind);
        const Odds::Harm harm = odds.harm(knowledge, scout.hero(), enemy);
        const auto acts = forecast::acts_before_hero(knowledge, enemy.id);
        const auto& fates = scout.map().forecast().fates;
        const auto fate = std::ranges::find(fates, enemy.id, &forecast::FateForecast::id);
        const auto [shot, range] = shot_of(knowledge, enemy);
        Foe foe{.at = enemy.at,
                .hit_points = enemy.hit_points * milli,
                .our_blow = harm.ours,
                .blow = harm.theirs,
                .shot = shot,
                .range = range,
                .pace = pace_of(knowledge, scout.hero(), enemy),
                .held = turns_left(enemy.conditions, content::ConditionKind::Held),
                .matter = fate != fates.end() ? fate->lost * milli / forecast::forecast_beats : 0,
                .fixed = kind.movement == content::Movement::Static};
        foe.due = acts ? (acts->fewest + acts->most) * milli / 2 - foe.pace : 0;
        return foe;
    }

    /// The mean harm and the range of an enemy's shots; its spells count as its blows.
    [[nodiscard]] std::pair<std::int32_t, std::int32_t> shot_of(const Knowledge& knowledge,
                                                                const forecast::KnownActor& enemy) {
        if (const auto shot = forecast::forecast_shot_of(knowledge, enemy)) {
            const std::int32_t mean = (shot->least_damage + shot->most_damage) * shot->hit_permille / 2;
            return {mean, shot->range.value};
        }
        const content::MonsterDef& kind = knowledge.catalog().monster(enemy.kind);
        const bool casts = kind.keeps_away && !kind.spells.empty();
        return casts ? std::pair(odds.harm(knowledge, scout.hero(), enemy).theirs, kind.vision.value)
                     : std::pair(0, 0);
    }

    void add_steps(const Knowledge& knowledge, const Enemies& enemies, std::vector<Option>& options) const {
        const core::Point here = scout.hero().at;
        for (const core::Direction direction : core::all_directions) {
            const core::Point to = core::step(here, direction);
            if (!scout.map().steps().allows(here, direction)) {
                continue;
            }
            const bool hits = std::ranges::find(enemies, to, &forecast::KnownActor::at) != enemies.end();
            const content::TileDef* const tile = knowledge.tile_def(to);
            const bool is_free = scout.map().is_safe(to) && !scout.would_be_struck(to) &&
                                 !knowledge.actor(to) && tile != nullptr && !tile->blocks &&
                                 !scout.would_feed_fire(knowledge, to);
            if (hits || is_free) {
                options.push_back(
                    {rules::Walk{direction}, {.kind = hits ? Deed::Kind::Blow : Deed::Kind::Step, .at = to}});
            }
        }
    }

    void add_strikes(const Knowledge& knowledge, const Enemies& enemies, std::vector<Option>& options) const {
        const core::Point nearest = enemies.front().at;
        if (const auto shot = scout.shoot(knowledge)) {
            options.push_back({*shot,
                               {.kind = Deed::Kind::Shot,
                                .at = target_of(*shot, nearest),
                                .amount = mean_of_shot(knowledge, *shot, nearest)}});
        }
        const auto add = [&](const std::optional<Strike>& strike, std::int32_t percent) {
            if (strike) {
                options.push_back({strike->command,
                                   {.kind = Deed::Kind::Strike,
                                    .at = target_of(strike->command, nearest),
                                    .amount = strike->worth,
                                    .spent = max_hit_points() / 100 * percent}});
            }
        };
        add(best_use(knowledge, scout, enemies, 1), 6);
        add(best_cast(knowledge, scout, enemies, 1), 2);
    }

    [[nodiscard]] std::int32_t mean_of_shot(const Knowledge& knowledge, const rules::Command& shot,
                                            core::Point nearest) const {
        forecast::MissileKind missile;
        if (const auto* const thrown = std::get_if<rules::Throw>(&shot)) {
            missile.item = *std::ranges::find(scout.pack(), thrown->slot, &forecast::PackEntry::slot)->item;
        } else {
            missile = {*forecast::ammunition_at_hand(knowledge)->item, scout.hero().shooter};
        }
        const auto victims = forecast::forecast_shot(knowledge, missile, target_of(shot, nearest)).victims;
        return victims.empty() ? 0
                               : (victims.front().least_damage + victims.front().most_damage) *
                                     victims.front().hit_permille / 2;
    }

    void add_help(const Knowledge& knowledge, std::vector<Option>& options) const {
        const auto add = [&](const MaybeCommand& command, Deed::Kind kind, std::int32_t amount,
                             std::int32_t percent) {
            if (command) {
                options.push_back({*command,
                                   {.kind = kind,
                                    .at = scout.hero().at,
                                    .amount = amount,
                                    .spent = max_hit_points() / 100 * percent}});
            }
        };
        add(scout.drink(knowledge, least_healing), Deed::Kind::Heal, least_healing * milli, 2);
        add(mend(knowledge, scout, least_healing), Deed::Kind::Heal, least_healing * milli, 1);
        add(scout.escape_by_item(knowledge), Deed::Kind::Leave, 0, 20);
    }

    Explorer usual;
    Scout scout;
    Odds odds;
    spatial::DistanceFinder finder;
    spatial::DistanceMap distances;
    std::int32_t in_vain = 0;     ///< turns before these enemies in which none was hurt
    std::int64_t hit_points = 0;  ///< of all enemies, at the last turn before some
};

Planner::Planner(const Conduct& conduct) : inner_(std::make_unique<Inner>(conduct)) {}
Planner::~Planner() = default;

rules::Command Planner::next(const Knowledge& knowledge) {
    return inner_->decide(knowledge);
}

}  // namespace torchwake::bots
