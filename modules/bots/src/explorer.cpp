#include "odds.hpp"
#include "scout.hpp"

#include <torchwake/bots/explorer.hpp>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <vector>

namespace torchwake::bots {
namespace {

using rules::Knowledge;
using Enemies = std::vector<rules::KnownActor>;

// What a fight may cost, in thousandths of the hit points that are left.
constexpr std::int32_t easy_fight = 450;
constexpr std::int32_t fair_fight = 900;
/// A cast is worth its scroll where it takes that much, in thousandths of an enemy.
constexpr std::int32_t worth_a_scroll = 500;
/// Those farther off are no matter yet.
constexpr std::int32_t near = 9;
/// Sleepers nearer to each other than that will fight together.
constexpr std::int32_t earshot = 6;
/// Each flight on a level makes the hero bolder there by that many thousandths of the two above.
constexpr std::int32_t courage = 250;
/// After so many turns in which nothing was gained it fights whatever there is.
constexpr std::int32_t patience = 600;
/// From here on the hero is in a hurry, and reads maps where it arrives.
constexpr std::int32_t deep = 4;

bool has_less_than(const rules::HeroFacts& hero, std::int32_t percent) {
    return hero.hit_points * 100 < hero.max_hit_points * percent;
}

/// How an aimed item would do.
struct Shot {
    rules::Slot slot;
    core::Point target;
    std::int32_t worth = 0;
};

/// Expected harm in thousandths of an enemy each; confusion counts for those who would be a match.
std::int32_t worth_of(const rules::AimOutlook& aim, const Enemies& enemies) {
    std::int32_t worth = 0;
    for (const rules::StrikeOutlook& strike : aim.victims) {
        const auto enemy = std::ranges::find(enemies, strike.victim, &rules::KnownActor::id);
        if (enemy == enemies.end()) {
            return 0;  // the hero, or one whom it does not mean
        }
        const std::int32_t mean = (strike.least_damage + strike.most_damage) / 2;
        worth += std::max(strike.kill_permille, 700 * mean / std::max(1, enemy->hit_points));
        worth += enemy->confused == 0 ? 150 * strike.confused_turns : 0;
    }
    return worth;
}

}  // namespace

struct Explorer::Inner {
    rules::Command decide(const Knowledge& knowledge) {
        scout.look(knowledge);
        const rules::HeroFacts& hero = scout.hero();
        if (const auto answered = answer(knowledge)) {
            return *answered;
        }
        if (hero.owed_choices > 0) {
            return rules::Grow{balanced_growth(hero.attributes)};
        }
        sort_out();
        note_progress(knowledge);
        MaybeCommand command;
        if (!awake.empty()) {
            command = face_danger(knowledge);
        }
        if (!command) {
            fleeing = false;
            command = go_on(knowledge);
        }
        return command.value_or(rules::Wait{});
    }

    /// New ground, new depths and what was learnt in fights are progress.
    void note_progress(const Knowledge& knowledge) {
        const rules::HeroFacts& hero = scout.hero();
        const bool deeper = knowledge.depth() > deepest;
        const std::size_t known = scout.chart().known_cells();
        std::size_t& known_before = ground[knowledge.depth()];
        if (known > known_before || hero.experience > experience) {
            last_progress = knowledge.turn();
            experience = hero.experience;
            known_before = known;
        }
        if (deeper || hero.level > level) {
            avoided.clear();
            flights = 0;
        }
        deepest = std::max(deepest, knowledge.depth());
        level = hero.level;
    }

    /// A limit on what a fight may cost, as bold as the hero has become.
    [[nodiscard]] std::int32_t bold(const Knowledge& knowledge, std::int32_t limit) const {
        const bool stuck = knowledge.turn() - last_progress > patience;
        return stuck ? Odds::hopeless : limit + limit * flights * courage / 1000;
    }

    /// Who may do harm soon, and who sleeps.
    void sort_out() {
        awake.clear();
        asleep.clear();
        for (const rules::KnownActor& enemy : scout.enemies()) {
            const bool is_near = core::chebyshev_distance(enemy.at, scout.hero().at) <= near;
            if (enemy.asleep) {
                asleep.push_back(enemy);
            } else if (is_near || enemy.hunting) {
                awake.push_back(enemy);
            }
        }
    }

    MaybeCommand face_danger(const Knowledge& knowledge) {
        const rules::HeroFacts& hero = scout.hero();
        const std::int32_t cost = odds.cost(knowledge, hero, awake);
        if (cost <= bold(knowledge, easy_fight)) {
            return fight(knowledge);
        }
        if (has_less_than(hero, 50)) {
            if (const auto drink = scout.drink(knowledge)) {
                return drink;
            }
        }
        if (const auto shot = best_shot(knowledge)) {
            return rules::UseItem{shot->slot, shot->target};
        }
        if (cost <= bold(knowledge, fair_fight) && !has_less_than(hero, 50)) {
            return fight(knowledge);
        }
        if (const auto flight = flee(knowledge)) {
            flights += fleeing ? 0 : 1;
            fleeing = true;
            return flight;
        }
        if (const auto drink = has_less_than(hero, 70) ? scout.drink(knowledge) : std::nullopt) {
            return drink;
        }
        return fight(knowledge);
    }

    /// The one who falls first, of those beside the hero; else towards the nearest.
    MaybeCommand fight(const Knowledge& knowledge) {
        fleeing = false;
        std::optional<core::Direction> best;
        std::int32_t fewest = Odds::hopeless + 1;
        for (const rules::KnownActor& enemy : awake) {
            const auto direction = core::direction_between(scout.hero().at, enemy.at);
            if (!direction || !scout.chart().steps().allows(scout.hero().at, *direction)) {
                continue;
            }
            const std::int32_t blows = odds.blows_to_kill(knowledge, scout.hero(), enemy);
            if (blows < fewest) {
                fewest = blows;
                best = direction;
            }
        }
        if (best) {
            return rules::Walk{*best};
        }
        const auto shot = scout.shoot(knowledge);
        return shot ? shot : scout.attack(awake);
    }

    std::optional<Shot> best_shot(const Knowledge& knowledge) const {
        std::optional<Shot> best;
        for (const rules::PackEntry& entry : scout.pack()) {
            if (!entry.item || !knowledge.catalog().item(*entry.item).aim) {
                continue;
            }
            const content::Aim& aim = *knowledge.catalog().item(*entry.item).aim;
            for (const rules::KnownActor& enemy : awake) {
                if (core::chebyshev_distance(enemy.at, scout.hero().at) > aim.range.value) {
                    continue;
                }
                const auto outlook = rules::preview_aim(knowledge, *entry.item, enemy.at);
                const Shot shot{entry.slot, enemy.at, worth_of(outlook, awake)};
                if (shot.worth >= worth_a_scroll && (!best || shot.worth > best->worth)) {
                    best = shot;
                }
            }
        }
        return best;
    }

    /// To the stairs that nobody is nearer to; down them rather than up.
    MaybeCommand flee(const Knowledge& knowledge) {
        scout.give_up_chase();
        const bool down_first = !scout.hero().carries_prize;
        const content::Stairs ways[] = {down_first ? content::Stairs::Down : content::Stairs::Up,
                                        down_first ? content::Stairs::Up : content::Stairs::Down};
        for (const content::Stairs way : ways) {
            const spatial::Distance steps = scout.steps_to_stairs(knowledge, way);
            const bool leads_out = way == content::Stairs::Up && knowledge.depth() == 1;
            if (steps == spatial::unreachable || (leads_out && !scout.hero().carries_prize)) {
                continue;
            }
            if (auto command = scout.take_stairs(knowledge, way); command && !blocked(*command)) {
                return command;
            }
        }
        return std::nullopt;
    }

    /// A step that would end in, or beside one more enemy than before.
    [[nodiscard]] bool blocked(const rules::Command& command) const {
        const auto* walk = std::get_if<rules::Walk>(&command);
        if (walk == nullptr) {
            return false;
        }
        const core::Point to = core::step(scout.hero().at, walk->direction);
        return std::ranges::any_of(scout.enemies(),
                                   [to](const rules::KnownActor& enemy) { return enemy.at == to; }) ||
               beside(to) > beside(scout.hero().at);
    }

    [[nodiscard]] std::ptrdiff_t beside(core::Point at) const {
        return std::ranges::count_if(awake, [at](const rules::KnownActor& enemy) {
            return core::chebyshev_distance(enemy.at, at) <= 1;
        });
    }

    /// Nobody is about who must be reckoned with.
    MaybeCommand go_on(const Knowledge& knowledge) {
        const rules::HeroFacts& hero = scout.hero();
        if (knowledge.depth() < 1) {
            return scout.take_stairs(knowledge, content::Stairs::Down);
        }
        if (const auto taken = scout.gather(knowledge)) {
            return taken;
        }
        if (const auto dressing = scout.dress(knowledge)) {
            return dressing;
        }
        if (const auto meal = scout.eat(knowledge)) {
            return meal;
        }
        const bool recovers = !hero.hunger || !rules::stops_recovery(*hero.hunger);
        const bool can_rest = scout.enemies().empty() && (recovers || hero.confused > 0);
        if (can_rest && (hero.hit_points < hero.max_hit_points || hero.confused > 0)) {
            return rules::Wait{};
        }
        if (const auto trial = scout.enemies().empty() ? scout.try_out(knowledge) : std::nullopt) {
            return *trial;
        }
        if (const auto attack = surprise(knowledge)) {
            return attack;
        }
        if (const auto map = read_map(knowledge)) {
            return map;
        }
        if (hero.carries_prize) {
            return scout.take_stairs(knowledge, content::Stairs::Up);
        }
        const bool must_find_food = hero.hunger == rules::HungerStage::Starving;
        MaybeCommand command =
            must_find_food ? scout.take_stairs(knowledge, content::Stairs::Down) : std::nullopt;
        command = command ? command : scout.explore(knowledge);
        return command ? command : scout.take_stairs(knowledge, content::Stairs::Down);
    }

    /// The nearest sleeper and those around it, if it can well take them on; if not, it lets them be.
    MaybeCommand surprise(const Knowledge& knowledge) {
        std::erase_if(asleep, [this](const rules::KnownActor& enemy) { return avoided.contains(enemy.id); });
        if (asleep.empty()) {
            return scout.is_chasing() ? scout.attack({}) : std::nullopt;
        }
        Enemies group = asleep;
        std::erase_if(group, [first = group.front().at](const rules::KnownActor& enemy) {
            return core::chebyshev_distance(enemy.at, first) > earshot;
        });
        if (odds.cost(knowledge, scout.hero(), group) <= bold(knowledge, easy_fight)) {
            return scout.attack(group);
        }
        scout.give_up_chase();
        for (const rules::KnownActor& enemy : group) {
            avoided.insert(enemy.id);
        }
        return std::nullopt;
    }

    /// Not where the prize lies: who knows all the ground looks nowhere for things.
    MaybeCommand read_map(const Knowledge& knowledge) const {
        const bool in_a_hurry =
            knowledge.depth() >= deep && knowledge.depth() < knowledge.catalog().last_depth();
        const bool wanted =
            in_a_hurry && scout.has_unknown_parts() && knowledge.stairs(content::Stairs::Down).empty();
        const auto scroll = wanted ? scout.find_in_pack(knowledge, maps) : std::nullopt;
        return scroll ? MaybeCommand(rules::UseItem{*scroll}) : std::nullopt;
    }

    Scout scout;
    Odds odds;
    Enemies awake;
    Enemies asleep;
    std::set<rules::EntityId> avoided;  ///< too strong for now
    bool fleeing = false;
    std::int32_t flights = 0;  ///< since the hero was last this deep or this strong for the first time
    std::int32_t last_progress = 0;
    std::int32_t experience = 0;
    std::map<std::int32_t, std::size_t> ground;  ///< known cells of each depth
    std::int32_t deepest = 0;
    std::int32_t level = 0;
};

Explorer::Explorer() : inner_(std::make_unique<Inner>()) {}
Explorer::~Explorer() = default;

rules::Command Explorer::next(const Knowledge& knowledge) {
    return inner_->decide(knowledge);
}

}  // namespace torchwake::bots
