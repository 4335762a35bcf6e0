#include "fires.hpp"
#include "flight.hpp"
#include "odds.hpp"
#include "scout.hpp"
#include "shopper.hpp"
#include "sorcery.hpp"

#include <torchwake/bots/explorer.hpp>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace torchwake::bots {
namespace {

using forecast::Knowledge;

/// The acceptable cost of a fight, in thousandths of the present hit points.
constexpr std::int32_t fair_fight = 900;
/// The harm for which it uses an item, in thousandths of an enemy: in a fight that it can win, and in
/// another.
constexpr std::int32_t worth_an_item = 400;
constexpr std::int32_t worth_an_item_in_need = 150;
/// The harm for which it spends mana.
constexpr std::int32_t worth_a_cast = 60;
/// The harm for which it sets a fire.
constexpr std::int32_t worth_a_fire = 100;
/// It spends so many turns at most on fires between two kills.
constexpr std::int32_t longest_wait = 6;
/// Enemies farther away are ignored.
constexpr std::int32_t near = 9;
/// Sleepers within this distance of each other will fight together.
constexpr std::int32_t earshot = 6;
/// Each flight on a level raises the two limits above by this many thousandths there.
constexpr std::int32_t courage = 250;
/// After this many turns without progress it fights any enemy.
constexpr std::int32_t patience = 600;
/// It stays in the dark for so many turns after it has last seen whom it passes by.
constexpr std::int32_t time_to_pass = 8;
/// From this depth on the hero hurries, and reads maps on arrival.
constexpr std::int32_t deep = 4;

bool has_less_than(const forecast::HeroFacts& hero, std::int32_t percent) {
    return hero.hit_points * 100 < hero.max_hit_points * percent;
}

}  // namespace

struct Explorer::Inner {
    /// A stay on a level; who comes back to it soon goes on with the same one.
    struct Stay {
        std::size_t known_cells = 0;
        std::int32_t begin = 0;  ///< or the turn in which it last saw a new cell there
        std::int32_t last_turn = 0;
    };

    explicit Inner(const Conduct& conduct) : scout(Habit::Trades, conduct) {}

    rules::Command decide(const Knowledge& knowledge) {
        scout.look(knowledge);
        if (const auto first = scout.do_first(knowledge)) {
            return *first;
        }
        sort_out();
        note_progress(knowledge);
        scout.leave_things(lingers);
        if (const auto escape = scout.step_out_of_harm(knowledge)) {
            return *escape;
        }
        if (const auto flight = scout.run(knowledge)) {
            return *flight;
        }
        if (wants_other_light(knowledge)) {
            return rules::SwitchTorch{};
        }
        const bool is_left_alone = awake.empty() || (lingers && count_beside(awake, scout.hero().at) == 0);
        MaybeCommand command = is_left_alone ? std::nullopt : face_danger(knowledge);
        if (!command) {
            fleeing = false;
            command = go_on(knowledge);
        }
        return command && !leads_to_harm(knowledge, *command) ? *command : rules::Wait{};
    }

    /// True for a step to where an announced spell comes next, or that makes gas beside a fire, unless an
    /// enemy presses the hero.
    [[nodiscard]] bool leads_to_harm(const Knowledge& knowledge, const rules::Command& command) const {
        const auto* const walk = std::get_if<rules::Walk>(&command);
        if (walk == nullptr) {
            return false;
        }
        if (scout.would_be_struck(core::step(scout.hero().at, walk->direction))) {
            return true;
        }
        if (count_beside(awake, scout.hero().at) > 0 || is_stuck(knowledge)) {
            return false;
        }
        return scout.would_feed_fire(knowledge, core::step(scout.hero().at, walk->direction));
    }

    /// Counts new ground, new depths and new experience as progress.
    void note_progress(const Knowledge& knowledge) {
        const forecast::HeroFacts& hero = scout.hero();
        const bool deeper = knowledge.depth() > deepest;
        Stay& stay = stays[knowledge.depth()];
        const std::size_t known = scout.map().known_cells();
        if (known > stay.known_cells || knowledge.turn() - stay.last_turn > patience) {
            stay.begin = knowledge.turn();
        }
        stay.last_turn = knowledge.turn();
        waits = deeper || hero.experience > experience ? 0 : waits;
        if (known > stay.known_cells || hero.experience > experience) {
            last_progress = knowledge.turn();
            experience = hero.experience;
            stay.known_cells = known;
        }
        lingers = knowledge.turn() - stay.begin > patience;
        if (deeper || hero.level > level) {
            avoided.clear();
            flights = 0;
        }
        deepest = std::max(deepest, knowledge.depth());
        level = hero.level;
    }

    [[nodiscard]] bool is_stuck(const Knowledge& knowledge) const {
        return knowledge.turn() - last_progress > patience;
    }

    /// A limit for the cost of a fight, raised by the hero's boldness.
    [[nodiscard]] std::int32_t bold(const Knowledge& knowledge, std::int32_t limit) const {
        return is_stuck(knowledge) ? Odds::hopeless : limit + limit * flights * courage / 1000;
    }

    /// True if it should switch its torch: it passes by in the dark those who do not know of it, would not
    /// notice it there, and are too strong for it; for all else it has light.
    [[nodiscard]] bool wants_other_light(const Knowledge& knowledge) {
        constexpr std::int32_t time_to_light = 3;
        const forecast::HeroFacts& hero = scout.hero();
        if (!hero.torch || !scout.has(Means::Light) || knowledge.choice() || knowledge.depth() < 1) {
            return false;
        }
        const Enemies& enemies = scout.enemies();
        const bool passes = !enemies.empty() && std::ranges::none_of(enemies, &forecast::KnownActor::aware) &&
                            odds.cost(knowledge, hero, enemies) > Odds::easy;
        last_passed = passes ? knowledge.turn() : last_passed;
        if (*hero.torch) {
            return passes && std::ranges::none_of(enemies, [&](const forecast::KnownActor& enemy) {
                       const core::Cells vision = knowledge.catalog().monster(enemy.kind).vision;
                       return core::chebyshev_distance(enemy.at, hero.at) <=
                              rules::noticing_range(vision, 0).value;
                   });
        }
        const bool has_passed = knowledge.turn() - last_passed > time_to_pass ||
                                std::ranges::any_of(enemies, &forecast::KnownActor::aware);
        return has_passed && std::ranges::none_of(enemies, [&hero](const forecast::KnownActor& enemy) {
                   return enemy.aware && core::chebyshev_distance(enemy.at, hero.at) < time_to_light;
               });
    }

    /// Divides the near enemies into those awake and those asleep.
    void sort_out() {
        awake.clear();
        asleep.clear();
        for (const forecast::KnownActor& enemy : scout.enemies()) {
            const bool is_near = core::chebyshev_distance(enemy.at, scout.hero().at) <= near;
            if (enemy.asleep) {
                asleep.push_back(enemy);
            } else if (is_near || enemy.hunting) {
                awake.push_back(enemy);
            }
        }
    }

    MaybeCommand face_danger(const Knowledge& knowledge) {
        const forecast::HeroFacts& hero = scout.hero();
        const std::int32_t cost = odds.cost(knowledge, hero, awake);
        if (const auto fire = best_fire(knowledge, scout, awake, worth_a_fire)) {
            return fire->command;
        }
        if (const auto prepared = prepare_fire(knowledge)) {
            return prepared;
        }
        if (cost <= bold(knowledge, Odds::easy)) {
            const bool to_spare = hero.mana * 4 >= hero.max_mana * 3 && count_beside(awake, hero.at) == 0;
            return fight(knowledge, to_spare ? std::optional(worth_a_cast) : std::nullopt);
        }
        if (has_less_than(hero, 50)) {
            if (const auto cure = heal(knowledge)) {
                return cure;
            }
        }
        if (const auto oil = spill_oil(knowledge, scout, awake)) {
            return oil;
        }
        const bool fair = cost <= bold(knowledge, fair_fight) && !has_less_than(hero, 50);
        if (const auto use =
                best_use(knowledge, scout, awake, fair ? worth_an_item : worth_an_item_in_need)) {
            return use->command;
        }
        if (fair) {
            return stand(knowledge);
        }
        if (const auto way_out =
                count_beside(awake, hero.at) > 0 ? scout.escape_by_item(knowledge) : std::nullopt) {
            return way_out;
        }
        if (const auto flight = flee(knowledge, scout, awake)) {
            flights += fleeing ? 0 : 1;
            fleeing = true;
            return flight;
        }
        if (const auto cure = has_less_than(hero, 70) ? heal(knowledge) : std::nullopt) {
            return cure;
        }
        return stand(knowledge);
    }

    /// Lets enemies come that burn, or that walk through what it can light from where it stands; else goes to
    /// such a place.
    MaybeCommand prepare_fire(const Knowledge& knowledge) {
        const core::Point here = scout.hero().at;
        const bool burns = std::ranges::any_of(awake, [](const auto& enemy) { return enemy.burning > 0; });
        const bool wants = scout.has(Means::Matter) && count_beside(awake, here) == 0 &&
                           (burns || comes_through_fuel(knowledge, scout, awake));
        if (!wants || waits == longest_wait) {
            return std::nullopt;
        }
        ++waits;
        const std::vector<core::Point> places = places_for_fire(knowledge, scout);
        if (burns || std::ranges::find(places, here) != places.end()) {
            return rules::Wait{};
        }
        fire_places.lead_onto(scout.map(), places);
        const auto step = places.empty() ? std::nullopt : fire_places.first_step(scout.map(), here);
        const bool can = step && count_beside(awake, core::step(here, *step)) == 0 &&
                         !knowledge.actor(core::step(here, *step));
        return can ? MaybeCommand(rules::Walk{*step}) : std::nullopt;
    }

    /// Fights hard: the hero strengthens itself first, while no enemy is adjacent.
    MaybeCommand stand(const Knowledge& knowledge) {
        const bool has_time = core::chebyshev_distance(awake.front().at, scout.hero().at) > 1;
        MaybeCommand help = has_time ? strengthen(knowledge, scout) : std::nullopt;
        help = help || !has_time ? help : fortify(knowledge, scout);
        return help ? help : fight(knowledge, worth_a_cast);
    }

    /// Heals by a spell if it knows one, else by a potion, if either gives more than the enemies take
    /// meanwhile.
    [[nodiscard]] MaybeCommand heal(const Knowledge& knowledge) {
        Enemies strikers = awake;
        std::erase_if(strikers, [this](const forecast::KnownActor& enemy) {
            return core::chebyshev_distance(enemy.at, scout.hero().at) > 1;
        });
        const std::int32_t least = odds.harm_a_turn(knowledge, scout.hero(), strikers) + 1;
        const auto spell = mend(knowledge, scout, least);
        return spell ? spell : scout.drink(knowledge, least);
    }

    /// Attacks the adjacent enemy that dies soonest, or casts a spell that does more; else it shoots, casts a
    /// spell of `least_worth`, or steps towards the nearest. Without a worth it casts none.
    MaybeCommand fight(const Knowledge& knowledge, std::optional<std::int32_t> least_worth) {
        fleeing = false;
        std::optional<core::Direction> best;
        std::int32_t fewest = Odds::hopeless + 1;
        for (const forecast::KnownActor& enemy : awake) {
            const auto direction = autopilot::step_between(knowledge, scout.hero().at, enemy.at);
            if (!direction) {
                continue;
            }
            const std::int32_t blows = odds.blows_to_kill(knowledge, scout.hero(), enemy);
            if (blows < fewest) {
                fewest = blows;
                best = direction;
            }
        }
        const std::int32_t blow = best ? 1000 / std::max(1, fewest) : 0;
        const auto shot = best ? std::nullopt : scout.shoot(knowledge);
        if (shot) {
            return shot;
        }
        const auto spell = least_worth
                               ? best_cast(knowledge, scout, awake, std::max(*least_worth, blow * 5 / 4))
                               : std::nullopt;
        if (spell) {
            return spell->command;
        }
        return best ? MaybeCommand(rules::Walk{*best}) : scout.attack(knowledge, awake);
    }

    /// Continues the run while no dangerous enemy is near.
    MaybeCommand go_on(const Knowledge& knowledge) {
        if (knowledge.depth() < 1) {
            return be_in_town(knowledge);
        }
        for (const auto care :
             {&Scout::gather, &Scout::dress, &Scout::study, &Scout::cast_off, &Scout::eat}) {
            if (const auto command = (scout.*care)(knowledge)) {
                return command;
            }
        }
        if (can_rest()) {
            return rules::Wait{};
        }
        if (const auto trial = scout.enemies().empty() ? scout.try_out(knowledge) : std::nullopt) {
            return trial;
        }
        if (const auto attack = lingers ? std::nullopt : surprise(knowledge)) {
            return attack;
        }
        if (const auto map = read_map(knowledge)) {
            return map;
        }
        if (const auto deal = scout.enemies().empty() ? shopper.next(knowledge, scout) : std::nullopt) {
            return deal;
        }
        if (const auto journey = shopper.go_to_town(knowledge, scout)) {
            return journey;
        }
        return move_on(knowledge);
    }

    /// Leaves with the prize; else explores the level, and then goes down. Where there is no known way, it
    /// looks at what it knows only from maps, too: a map shows neither things nor what lies behind.
    MaybeCommand move_on(const Knowledge& knowledge) {
        const bool leaves = scout.hero().carries_prize;
        const content::Stairs way = leaves ? content::Stairs::Up : content::Stairs::Down;
        const bool hurries = leaves || lingers || scout.is_starving();
        MaybeCommand command = hurries ? scout.take_stairs(knowledge, way) : std::nullopt;
        command = command || !lingers ? command : scout.force_a_way(knowledge, way);
        command = command ? command : scout.explore(knowledge);
        command = command || hurries ? command : scout.take_stairs(knowledge, way);
        command = command ? command : scout.look_about(knowledge);
        return command ? command : scout.force_a_way(knowledge, way);
    }

    /// True if no enemy is in view and resting helps.
    [[nodiscard]] bool can_rest() const {
        const forecast::HeroFacts& hero = scout.hero();
        const bool recovers = !hero.hunger || !rules::stops_recovery(*hero.hunger);
        return scout.enemies().empty() &&
               (turns_left(hero.conditions, content::ConditionKind::Confusion) > 0 ||
                (recovers && hero.hit_points < hero.max_hit_points));
    }

    /// Trades, recovers, and goes down again.
    MaybeCommand be_in_town(const Knowledge& knowledge) {
        if (const auto meal = scout.eat(knowledge)) {
            return meal;
        }
        if (const auto deal = shopper.next(knowledge, scout)) {
            return deal;
        }
        if (can_rest()) {
            return rules::Wait{};
        }
        const auto portal = scout.take_portal(knowledge);
        return portal ? portal : scout.take_stairs(knowledge, content::Stairs::Down);
    }

    /// Burns sleepers; else attacks the nearest and those around it if it can win easily; else avoids them.
    MaybeCommand surprise(const Knowledge& knowledge) {
        std::erase_if(asleep,
                      [this](const forecast::KnownActor& enemy) { return avoided.contains(enemy.id); });
        if (asleep.empty()) {
            return scout.is_chasing() ? scout.attack(knowledge, {}) : std::nullopt;
        }
        if (const auto fire = best_fire(knowledge, scout, asleep, worth_a_fire)) {
            return fire->command;
        }
        Enemies group = asleep;
        std::erase_if(group, [first = group.front().at](const forecast::KnownActor& enemy) {
            return core::chebyshev_distance(enemy.at, first) > earshot;
        });
        if (odds.cost(knowledge, scout.hero(), group) <= bold(knowledge, Odds::easy)) {
            return scout.attack(knowledge, group);
        }
        scout.give_up_chase();
        std::ranges::transform(group, std::inserter(avoided, avoided.end()), &forecast::KnownActor::id);
        return std::nullopt;
    }

    /// Reads a map, but not where the prize lies: with all ground known it would not search for items.
    MaybeCommand read_map(const Knowledge& knowledge) const {
        const bool in_a_hurry =
            knowledge.depth() >= deep && knowledge.depth() < knowledge.catalog().last_depth();
        const bool wanted =
            in_a_hurry && scout.has_unknown_parts() && knowledge.stairs(content::Stairs::Down).empty();
        const auto scroll = wanted ? use(scout.find_in_pack(knowledge, maps)) : std::nullopt;
        return scroll || !wanted ? scroll : scry(knowledge, scout);
    }

    Scout scout;
    Shopper shopper;
    Odds odds;
    autopilot::PathMap fire_places;
    Enemies awake;
    Enemies asleep;
    std::set<rules::EntityId> avoided;  ///< too strong at present
    bool fleeing = false;
    std::int32_t waits = 0;    ///< turns for a fire since the last kill
    std::int32_t flights = 0;  ///< since the hero last reached a new depth or a new level
    std::int32_t last_progress = 0;
    /// The turn in which it last passed by enemies in the dark.
    std::int32_t last_passed = -time_to_pass - 1;
    std::int32_t experience = 0;
    std::map<std::int32_t, Stay> stays;  ///< by depth
    /// True if it has seen nothing new on the level for long: it then leaves, and chases nobody.
    bool lingers = false;
    std::int32_t deepest = 0;
    std::int32_t level = 0;
};

Explorer::Explorer(const Conduct& conduct) : inner_(std::make_unique<Inner>(conduct)) {}
Explorer::~Explorer() = default;

rules::Command Explorer::next(const Knowledge& knowledge) {
    return inner_->decide(knowledge);
}

}  // namespace torchwake::bots
