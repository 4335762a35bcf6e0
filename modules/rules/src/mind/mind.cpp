#include "mind/mind.hpp"

#include "fight/blow_tricks.hpp"
#include "items/gear.hpp"
#include "level/hunt.hpp"
#include "level/noise.hpp"
#include "level/sight.hpp"
#include "mind/moves.hpp"
#include "mind/path_step.hpp"
#include "mind/steps.hpp"
#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/queries.hpp>

#include <range/v3/iterator/operations.hpp>
#include <range/v3/numeric/accumulate.hpp>
#include <range/v3/range/primitives.hpp>

#include <algorithm>
#include <optional>

namespace torchwake::rules {
namespace {

constexpr std::int32_t steps_of_a_search = 6;
/// The steps for which a monster flees on after it lost its enemy from sight.
constexpr std::int32_t steps_of_a_flight = 8;
/// A monster in the hero's view speaks on one of this many turns.
constexpr std::uint32_t turns_between_quips = 12;
/// A monster that fled returns once its hit points exceed the limit of its flight by this percentage of their
/// maximum.
constexpr std::int32_t recovery = 25;

/// One turn of one monster: chooses its command.
class MonsterTurn {
  public:
    MonsterTurn(const Ruleset& ruleset, World& world, EntityId monster, Events& events)
        : ruleset_(ruleset),
          game_(ruleset, world),
          monster_(monster),
          mind_(world.entities.minds[monster]),
          here_(position_of(world, monster)),
          kind_(definition_of(game_, monster)),
          movement_(kind_.movement),
          events_(events) {}

    Command choose() {
        if (mind_.intent == Intent::Sleep) {
            return sleep();
        }
        look();
        speak();
        if (is_slowed_hunter()) {
            return Wait{};
        }
        const bool confused = condition_of(game_, monster_, content::ConditionKind::Confusion) != nullptr;
        if (confused && movement_ != content::Movement::Static) {
            return Walk{};
        }
        if (const auto handling = handle_things()) {
            return *handling;
        }
        switch (mind_.intent) {
            case Intent::Hunt:
                return hunt();
            case Intent::Track:
                return track();
            case Intent::Search:
                return search();
            case Intent::Return:
                return go_home();
            case Intent::Flee:
                return flee();
            case Intent::Sleep:
            case Intent::Rest:
                break;
        }
        return rest();
    }

  private:
    /// A sleeper stays asleep or wakes, and waking takes the whole action.
    Command sleep() {
        const EntityId target = nearest_target(game_, monster_);
        if ((target.valid() || hears_foe()) && game_.world.streams.minds.chance(1, turns_to_wake)) {
            const core::Point cause =
                target.valid() ? position_of(game_, target) : game_.world.level.noise.at;
            wake(game_, monster_, cause, events_);
        }
        return Wait{};
    }

    /// True if the monster is hostile to the hero and hears the current noise, whoever made it.
    [[nodiscard]] bool hears_foe() const {
        return hostile(game_, monster_, hero_id) && hears_noise(game_, monster_);
    }

    [[nodiscard]] bool is_hunter() const { return monster_ == game_.world.hunt.hunter; }

    /// True on every second deed of the hunter for the prize while it is slowed.
    [[nodiscard]] bool is_slowed_hunter() const {
        if (!is_hunter()) {
            return false;
        }
        const Condition* const slow = condition_of(game_, monster_, content::ConditionKind::Slow);
        return slow != nullptr && slow->turns % 2 == 1;
    }

    void look() {
        if (is_hunter()) {
            sees_foe_ = true;
            mind_.last_seen = goal_of_hunter(game_);
            return;
        }
        const EntityId target = nearest_target(game_, monster_);
        sees_foe_ = target.valid();
        if (sees_foe_) {
            notice(target);
        } else if (mind_.intent == Intent::Hunt) {
            turn_to(Intent::Track);
        }
    }

    void notice(EntityId target) {
        const bool knew =
            mind_.prey == target && (mind_.intent == Intent::Hunt || mind_.intent == Intent::Flee);
        const bool fears = movement_ != content::Movement::Static && (runs_from(target) || is_weak());
        const Intent intent = fears ? Intent::Flee : Intent::Hunt;
        if (!knew || mind_.intent != intent) {
            turn_to(intent);
        }
        mind_.prey = target;
        mind_.last_seen = position_of(game_, target);
        mind_.search_steps = intent == Intent::Flee ? steps_of_a_flight : 0;
        if (!knew && target == hero_id) {
            events_.emplace_back(ActorNoticed{actor_ref(game_, monster_)});
            warn_hero();
        }
    }

    /// Tells a hero whose gear warns it of the monster's side, if it does not see the monster.
    void warn_hero() {
        const core::Point hero = position_of(game_, hero_id);
        const std::int32_t reach = powers_of(game_, hero_id)[content::Power::Warning];
        const auto way = core::direction_towards(hero, here_);
        if (way && !game_.world.caches.visible.get(here_) && core::chebyshev_distance(hero, here_) <= reach) {
            events_.emplace_back(DangerSensed{actor_ref(game_, hero_id), *way});
        }
    }

    /// True if the factions make it flee from that enemy, whatever its health.
    [[nodiscard]] bool runs_from(EntityId target) const {
        return game_.catalog.reactions().reaction(camp_of(game_, monster_), camp_of(game_, target)) ==
               content::Reaction::Flee;
    }

    /// True if the monster is too hurt, or has too little mana, to fight.
    [[nodiscard]] bool is_weak() const {
        const bool fled = mind_.intent == Intent::Flee;
        return is_shaken() || is_thief_with_loot() ||
               (kind_.flees_when_spent && is_spent(game_, monster_, fled));
    }

    /// A thief with loot stays away for good.
    [[nodiscard]] bool is_thief_with_loot() const { return steals() && is_laden(game_, monster_); }

    [[nodiscard]] bool steals() const {
        return content::find_trick<content::StealTrick>(kind_.tricks) != nullptr;
    }

    /// True if its hit points are below the limit of its flight, or it fled and has not recovered.
    [[nodiscard]] bool is_shaken() const {
        if (kind_.flees_below == 0) {
            return false;
        }
        const bool fled = mind_.intent == Intent::Flee;
        const std::int32_t limit = fled ? std::min(100, kind_.flees_below + recovery) : kind_.flees_below;
        const Vitals& vitals = game_.world.entities.vitals[monster_];
        return std::int64_t{vitals.hit_points} * 100 < std::int64_t{vitals.max_hit_points} * limit;
    }

    void speak() {
        const auto count = static_cast<std::uint32_t>(kind_.quips.size());
        const bool in_talk = count > 0 && game_.world.caches.visible.get(here_) && sees_hero(game_, monster_);
        if (in_talk && game_.world.streams.minds.chance(1, turns_between_quips)) {
            const std::uint32_t quip = game_.world.streams.minds.below(count);
            events_.emplace_back(ActorSpoke{actor_ref(game_, monster_), static_cast<std::int32_t>(quip)});
        }
    }

    /// The use of an item at hand, if any. A monster that hunts or flees drinks when hurt. Any other puts on
    /// gear from its pack, or takes the item that lies here. A thief keeps its pack free.
    [[nodiscard]] std::optional<Command> handle_things() const {
        const Pack* pack = game_.world.entities.packs.find(monster_);
        if (pack == nullptr || steals()) {
            return std::nullopt;
        }
        if (mind_.intent == Intent::Hunt || mind_.intent == Intent::Flee) {
            return drink_when_hurt(*pack);
        }
        const auto dressing = dress(*pack);
        return dressing ? dressing : take_find();
    }

    [[nodiscard]] const content::ItemDef& kind_of(EntityId item) const {
        return ruleset_.catalog->item(game_.world.entities.items[item].kind);
    }

    [[nodiscard]] std::optional<Command> drink_when_hurt(const Pack& pack) const {
        const Vitals& vitals = game_.world.entities.vitals[monster_];
        if (2 * vitals.hit_points > vitals.max_hit_points) {
            return std::nullopt;
        }
        for (const SlotContent& slot : filled_slots(pack)) {
            const content::ItemDef& kind = kind_of(slot.item);
            if (content::has_effect<content::HealEffect>(kind.effects) && !kind.aim) {
                return UseItem{slot.slot};
            }
        }
        return std::nullopt;
    }

    /// True if a weapon hits harder than its natural attacks; wearables are always better than nothing.
    [[nodiscard]] bool is_better_than_nothing(const content::ItemDef& gear) const {
        if (!gear.weapon) {
            return true;
        }
        const auto& natural = kind_.natural_attacks;
        const std::int32_t sum = ranges::accumulate(natural, 0, {}, twice_the_mean);
        return twice_the_mean(gear.weapon->attack) * static_cast<std::int32_t>(natural.size()) > sum ||
               natural.empty();
    }

    /// Puts on gear where the monster holds or wears nothing.
    [[nodiscard]] std::optional<Command> dress(const Pack& pack) const {
        for (const SlotContent& slot : filled_slots(pack)) {
            const auto where = content::equip_slot_of(kind_of(slot.item));
            if (where && !worn_at(game_, monster_, *where).valid() &&
                is_better_than_nothing(kind_of(slot.item))) {
                return Equip{slot.slot};
            }
        }
        return std::nullopt;
    }

    /// Takes the item here if there is room, unless it is the prize of the game.
    [[nodiscard]] std::optional<Command> take_find() const {
        const EntityId object = game_.world.caches.objects[here_];
        const bool is_find = game_.world.entities.items.contains(object) && !kind_of(object).prize;
        return is_find ? if_legal(ruleset_, game_, monster_, PickUp{}) : std::nullopt;
    }

    void turn_to(Intent intent) {
        mind_.intent = intent;
        mind_.going_around = false;
    }

    /// Casts a spell by an ability, if its kind has any.
    [[nodiscard]] std::optional<Command> cast() {
        return kind_.abilities.empty() ? std::nullopt : casting(ruleset_, game_, monster_, mind_.last_seen);
    }

    Command hunt() {
        if (const auto trick = trickery(ruleset_, game_, monster_)) {
            return *trick;
        }
        if (const auto magic = cast()) {
            return *magic;
        }
        if (kind_.keeps_away) {
            if (const auto step = keeping_away(ruleset_, game_, monster_, mind_.last_seen)) {
                return *step;
            }
        }
        if (const auto thrown = throwing(ruleset_, game_, monster_, mind_.last_seen)) {
            return *thrown;
        }
        if (const auto shot = archery(ruleset_, game_, monster_, mind_.last_seen)) {
            return *shot;
        }
        const auto direction = core::direction_between(here_, mind_.last_seen);
        if (direction && game_.world.caches.steps.allows(here_, *direction)) {
            return Walk{*direction};
        }
        return pursue().value_or(Wait{});
    }

    Command track() {
        if (!arrived_at(mind_.last_seen)) {
            if (const auto trick = trickery(ruleset_, game_, monster_)) {
                return *trick;
            }
            if (const auto step = pursue()) {
                return *step;
            }
            turn_to(Intent::Return);
            return go_home();
        }
        turn_to(Intent::Search);
        mind_.search_steps = steps_of_a_search;
        return search();
    }

    Command search() {
        if (mind_.search_steps == 0 || movement_ == content::Movement::Static) {
            turn_to(Intent::Return);
            return go_home();
        }
        --mind_.search_steps;
        return stroll();
    }

    /// Flees while it sees its enemy and some steps more, then recovers; fights if it can't flee.
    Command flee() {
        if (!sees_foe_ && mind_.search_steps == 0) {
            return recover();
        }
        if (const auto magic = sees_foe_ ? cast() : std::nullopt) {
            return *magic;
        }
        mind_.search_steps -= sees_foe_ ? 0 : 1;
        const auto direction = mind_.prey == hero_id ? step_from_hero(game_, here_, mind_.last_seen)
                                                     : step_away(game_, here_, mind_.last_seen);
        if (direction) {
            return Walk{*direction};
        }
        const auto back = core::direction_between(here_, mind_.last_seen);
        const bool cornered = sees_foe_ && back && game_.world.caches.steps.allows(here_, *back) &&
                              hostile(game_, monster_, mind_.prey);
        return cornered ? Command(Walk{*back}) : Command(Wait{});
    }

    /// Waits out of its enemy's sight until it has recovered, then tracks it or goes home.
    Command recover() {
        if (is_weak()) {
            return Wait{};
        }
        const bool dares = game_.world.entities.creatures.contains(mind_.prey) && !runs_from(mind_.prey);
        turn_to(dares ? Intent::Track : Intent::Return);
        return dares ? track() : go_home();
    }

    Command go_home() {
        if (!arrived_at(mind_.home)) {
            return approach(mind_.home);
        }
        turn_to(Intent::Rest);
        return rest();
    }

    Command rest() {
        if (movement_ == content::Movement::Waypoint) {
            return walk_on();
        }
        if (movement_ != content::Movement::Random) {
            return Wait{};
        }
        return game_.world.streams.minds.chance(1, 2) ? stroll() : Wait{};
    }

    /// Chooses the next goal of a wanderer; waits if no path leads there.
    Command walk_on() {
        const core::Point place = waypoint(game_, game_.world.streams.minds.below(waypoints));
        const auto& distances =
            game_.world.caches.scratch->distances.towards(game_.world.caches.steps, place, here_);
        if (place == here_ || distances[here_] == spatial::unreachable) {
            return Wait{};
        }
        mind_.home = place;
        turn_to(Intent::Return);
        return approach(place);
    }

    /// True at the place, or beside it while another actor stands there; always true for a static monster.
    [[nodiscard]] bool arrived_at(core::Point place) const {
        return here_ == place || movement_ == content::Movement::Static ||
               (core::adjacent(here_, place) && game_.world.caches.actors[place].valid());
    }

    /// Approaches the cell where it last saw its prey. Many hunt the hero, and share one distance map; other
    /// prey has few hunters, and paths of their own. Nothing if such prey is out of reach.
    std::optional<Command> pursue() {
        if (mind_.prey == hero_id || !mind_.prey.valid() || movement_ == content::Movement::Static) {
            return approach(mind_.last_seen);
        }
        const auto direction = step_towards_nearby(game_, here_, mind_.last_seen);
        return direction ? std::optional<Command>(Walk{*direction}) : std::nullopt;
    }

    Command approach(core::Point place) {
        if (movement_ == content::Movement::Static) {
            return Wait{};
        }
        auto direction = step_towards(game_, here_, place, mind_.going_around);
        if (!direction && is_hunter()) {
            direction = step_past_others(game_, here_, place);
        }
        return direction ? Command(Walk{*direction}) : Command(Wait{});
    }

    /// A step to a free neighbour, each with equal probability.
    Command stroll() {
        auto free = free_steps(game_, here_);
        const auto count = static_cast<std::uint32_t>(ranges::distance(free));
        if (count == 0) {
            return Wait{};
        }
        return Walk{*ranges::next(ranges::begin(free), game_.world.streams.minds.below(count))};
    }

    const Ruleset& ruleset_;
    MutableGameState game_;
    EntityId monster_;
    Mind& mind_;
    core::Point here_;
    const content::MonsterDef& kind_;
    content::Movement movement_;
    bool sees_foe_ = false;
    Events& events_;
};

}  // namespace

Command decide(const Ruleset& ruleset, World& world, EntityId monster, Events& events) {
    return MonsterTurn(ruleset, world, monster, events).choose();
}

}  // namespace torchwake::rules
