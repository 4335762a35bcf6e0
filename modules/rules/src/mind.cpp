#include "mind.hpp"

#include "actor_ref.hpp"
#include "gear.hpp"
#include "noise.hpp"
#include "sight.hpp"
#include "way.hpp"

#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <array>
#include <optional>

namespace torchwake::rules {
namespace {

constexpr std::int32_t steps_of_a_search = 6;

/// One decision of one monster.
class Decision {
  public:
    Decision(const Ruleset& ruleset, World& world, EntityId monster, Events& events)
        : ruleset_(ruleset),
          world_(world),
          monster_(monster),
          mind_(world.entities.minds[monster]),
          here_(position_of(world, monster)),
          movement_(ruleset.catalog->monster(world.entities.creatures[monster].kind).movement),
          events_(events) {}

    Command make() {
        if (mind_.intent == Intent::Sleep) {
            return sleep();
        }
        look();
        if (is_confused() && movement_ != content::Movement::Static) {
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
            case Intent::Sleep:
            case Intent::Rest:
                break;
        }
        return rest();
    }

  private:
    /// Waking takes the whole action.
    Command sleep() {
        const bool sees = sees_hero(*ruleset_.catalog, world_, monster_);
        if ((sees || hears_noise(world_, monster_)) && world_.streams.minds.chance(1, 3)) {
            const core::Point cause = sees ? position_of(world_, hero_id) : world_.level.noise.at;
            wake(*ruleset_.catalog, world_, monster_, cause, events_);
        }
        return Wait{};
    }

    [[nodiscard]] bool is_confused() const { return world_.entities.confusions.contains(monster_); }

    void look() {
        if (sees_hero(*ruleset_.catalog, world_, monster_)) {
            if (mind_.intent != Intent::Hunt) {
                turn_to(Intent::Hunt);
                events_.emplace_back(ActorNoticed{actor_ref(world_, monster_)});
            }
            mind_.last_seen = position_of(world_, hero_id);
        } else if (mind_.intent == Intent::Hunt) {
            turn_to(Intent::Track);
        }
    }

    /// What to do with things at hand, if anything: drink when hurt; in peace dress, and take what lies here.
    [[nodiscard]] std::optional<Command> handle_things() const {
        const Pack* pack = world_.entities.packs.find(monster_);
        if (pack == nullptr) {
            return std::nullopt;
        }
        if (mind_.intent == Intent::Hunt) {
            return drink_when_hurt(*pack);
        }
        const auto dressing = dress(*pack);
        return dressing ? dressing : take_find();
    }

    [[nodiscard]] const content::ItemDef& kind_of(EntityId item) const {
        return ruleset_.catalog->item(world_.entities.items[item].kind);
    }

    [[nodiscard]] std::optional<Command> drink_when_hurt(const Pack& pack) const {
        const Vitals& vitals = world_.entities.vitals[monster_];
        if (2 * vitals.hit_points > vitals.max_hit_points || vitals.hit_points == vitals.max_hit_points) {
            return std::nullopt;
        }
        for (const SlotContent& slot : filled_slots(pack)) {
            const content::ItemDef& kind = kind_of(slot.item);
            const bool heals = std::ranges::any_of(kind.effects, [](const content::ItemEffect& effect) {
                return std::holds_alternative<content::HealEffect>(effect);
            });
            if (heals && !kind.aim) {
                return UseItem{slot.slot};
            }
        }
        return std::nullopt;
    }

    /// Twice what an attack does on average, before all else that counts.
    [[nodiscard]] static std::int32_t twice_mean(const content::Attack& attack) {
        return attack.damage.minimum() + attack.damage.maximum() + 2 * attack.hit_bonus;
    }

    /// Whether it hits harder with that than by nature; what can be worn is always better than nothing.
    [[nodiscard]] bool is_better_than_nothing(const content::ItemDef& gear) const {
        if (!gear.weapon) {
            return true;
        }
        const auto& natural =
            ruleset_.catalog->monster(world_.entities.creatures[monster_].kind).natural_attacks;
        std::int32_t sum = 0;
        for (const content::Attack& attack : natural) {
            sum += twice_mean(attack);
        }
        return twice_mean(gear.weapon->attack) * static_cast<std::int32_t>(natural.size()) > sum ||
               natural.empty();
    }

    /// Gear for a place where it holds or wears nothing.
    [[nodiscard]] std::optional<Command> dress(const Pack& pack) const {
        for (const SlotContent& slot : filled_slots(pack)) {
            const auto where = content::equip_slot_of(kind_of(slot.item));
            if (where && !worn_at(world_, monster_, *where).valid() &&
                is_better_than_nothing(kind_of(slot.item))) {
                return Equip{slot.slot};
            }
        }
        return std::nullopt;
    }

    /// What there is room for, but the prize of the game.
    [[nodiscard]] std::optional<Command> take_find() const {
        const EntityId object = world_.caches.objects[here_];
        const bool is_find = world_.entities.items.contains(object) && !kind_of(object).prize;
        const bool can = is_find && std::holds_alternative<Plan>(check(ruleset_, world_, monster_, PickUp{}));
        return can ? std::optional<Command>(PickUp{}) : std::nullopt;
    }

    void turn_to(Intent intent) {
        mind_.intent = intent;
        mind_.going_around = false;
    }

    Command hunt() {
        const auto direction = core::direction_between(here_, mind_.last_seen);
        if (direction && world_.caches.steps.allows(here_, *direction)) {
            return Walk{*direction};
        }
        return approach(mind_.last_seen);
    }

    Command track() {
        if (!arrived_at(mind_.last_seen)) {
            return approach(mind_.last_seen);
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

    Command go_home() {
        if (!arrived_at(mind_.home)) {
            return approach(mind_.home);
        }
        turn_to(Intent::Rest);
        return rest();
    }

    Command rest() {
        if (movement_ != content::Movement::Random) {
            return Wait{};
        }
        return world_.streams.minds.chance(1, 2) ? stroll() : Wait{};
    }

    /// There, or beside it while another stands there; who never moves is always there.
    [[nodiscard]] bool arrived_at(core::Point place) const {
        return here_ == place || movement_ == content::Movement::Static ||
               (core::adjacent(here_, place) && world_.caches.actors[place].valid());
    }

    Command approach(core::Point place) {
        if (movement_ == content::Movement::Static) {
            return Wait{};
        }
        const auto direction = way_towards(world_, here_, place, mind_.going_around);
        return direction ? Command(Walk{*direction}) : Command(Wait{});
    }

    /// A step to a free neighbour, each as likely.
    Command stroll() {
        std::array<core::Direction, core::all_directions.size()> free{};
        std::uint32_t count = 0;
        for (const core::Direction direction : core::all_directions) {
            if (world_.caches.steps.allows(here_, direction) &&
                !world_.caches.actors[core::step(here_, direction)].valid()) {
                free[count++] = direction;
            }
        }
        return count == 0 ? Command(Wait{}) : Command(Walk{free[world_.streams.minds.below(count)]});
    }

    const Ruleset& ruleset_;
    World& world_;
    EntityId monster_;
    Mind& mind_;
    core::Point here_;
    content::Movement movement_;
    Events& events_;
};

}  // namespace

Command decide(const Ruleset& ruleset, World& world, EntityId monster, Events& events) {
    return Decision(ruleset, world, monster, events).make();
}

}  // namespace torchwake::rules
