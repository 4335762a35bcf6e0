#include "strike.hpp"

#include "actor_ref.hpp"
#include "death.hpp"
#include "noise.hpp"

#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/queries.hpp>

#include <range/v3/action/sort.hpp>
#include <range/v3/range/conversion.hpp>

#include <algorithm>
#include <functional>
#include <tuple>
#include <vector>

namespace torchwake::rules {
namespace {

/// Who stands in those cells, nearest to the place first, then by id.
std::vector<EntityId> actors_around(const World& world, core::Point place,
                                    const std::vector<core::Point>& cells) {
    const auto nearest_first = [place](const Placed& actor) {
        return std::tuple(core::chebyshev_distance(place, actor.at), actor.id);
    };
    auto found =
        cells |
        ranges::views::transform([&world](core::Point at) { return Placed{world.caches.actors[at], at}; }) |
        ranges::views::filter([](const Placed& actor) { return actor.id.valid(); }) |
        ranges::to<std::vector>() | ranges::actions::sort(std::less{}, nearest_first);
    return found | ranges::views::transform(&Placed::id) | ranges::to<std::vector>();
}

/// What one use of an aimed item does to those whom it reaches. The user's facts are those of the moment of
/// firing: it may itself die of the first effect.
class Strike {
  public:
    Strike(const content::Catalog& catalog, World& world, EntityId user, content::ItemId item, Events& events)
        : catalog_(catalog),
          world_(world),
          user_(actor_ref(world, user)),
          intelligence_(world.entities.abilities[user].attributes.intelligence),
          item_(item),
          events_(events) {}

    void aim_at(core::Point target) {
        const std::int32_t radius = catalog_.item(item_).aim->radius.value;
        const Flight flight = trace_flight(world_, user_.at, target);
        events_.emplace_back(MissileFlew{user_, item_, user_.at, target,
                                         static_cast<std::int32_t>(flight.cells.size()),
                                         flight.ties == spatial::Ties::Upper});
        if (radius == 0 && !flight.victim.valid()) {
            return;
        }
        events_.emplace_back(
            AreaStruck{user_, item_, flight.end, radius, world_.caches.visible.get(flight.end)});
        reached_ = actors_around(world_, flight.end, struck_cells(world_, flight.end, radius));
        for (const content::ItemEffect& effect : catalog_.item(item_).effects) {
            std::visit([this](const auto& what) { happen(what); }, effect);
        }
    }

  private:
    void happen(const content::DamageEffect& effect) {
        const std::int32_t damage = roll_strike(world_.streams.combat, effect.dice, intelligence_);
        for_each_living([this, damage](EntityId victim) {
            events_.emplace_back(ActorHurt{actor_ref(world_, victim), user_, item_, damage});
            hurt(catalog_, world_, victim, damage, user_, events_);
        });
    }

    void happen(const content::ConfusionEffect& effect) {
        const std::int32_t turns = confusion_turns(effect.turns, intelligence_);
        if (turns == 0) {
            return;
        }
        for_each_living([this, turns](EntityId victim) {
            world_.entities.confusions.erase(victim);
            world_.entities.confusions.insert(victim, {turns});
            events_.emplace_back(ActorConfused{actor_ref(world_, victim), turns});
            alarm(catalog_, world_, victim, user_.at, events_);
        });
    }

    /// What happens to the user alone is no part of a strike.
    void happen(const content::HealEffect&) {}
    void happen(const content::MappingEffect&) {}

    template <class Do>
    void for_each_living(const Do& what) {
        for (const EntityId victim : reached_) {
            if (is_alive(world_, victim)) {
                what(victim);
            }
        }
    }

    const content::Catalog& catalog_;
    World& world_;
    ActorRef user_;
    std::int32_t intelligence_;
    content::ItemId item_;
    Events& events_;
    std::vector<EntityId> reached_;
};

}  // namespace

void hurt(const content::Catalog& catalog, World& world, EntityId victim, std::int32_t damage,
          const ActorRef& attacker, Events& events) {
    const std::int32_t least = victim == hero_id && world.run.undying ? 1 : 0;
    Vitals& vitals = world.entities.vitals[victim];
    vitals.hit_points = std::max(least, vitals.hit_points - damage);
    if (vitals.hit_points == 0) {
        let_die(catalog, world, victim, attacker, events);
    } else {
        alarm(catalog, world, victim, attacker.at, events);
    }
}

void strike(const content::Catalog& catalog, World& world, EntityId user, content::ItemId item,
            core::Point target, Events& events) {
    Strike(catalog, world, user, item, events).aim_at(target);
}

}  // namespace torchwake::rules
