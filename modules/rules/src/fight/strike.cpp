#include "fight/strike.hpp"

#include "fight/death.hpp"
#include "fight/powers.hpp"
#include "fight/splitting.hpp"
#include "level/limits.hpp"
#include "level/noise.hpp"
#include "level/placement.hpp"
#include "magic/saving_throws.hpp"
#include "matter/matter.hpp"
#include "mind/hostility.hpp"
#include "turn/actor_ref.hpp"
#include "turn/conditions.hpp"

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

namespace {

/// One use of an aimed item or spell against those that it reaches. Keeps the user's values at that moment,
/// because the user may die of the first effect.
class Strike {
  public:
    Strike(const content::Catalog& catalog, World& world, EntityId user, const content::EffectSource& source,
           Events& events)
        : catalog_(catalog),
          world_(world),
          user_(actor_ref(world, user)),
          intelligence_(attributes_of(world, user).intelligence),
          source_(source),
          events_(events) {}

    void aim_at(core::Point target) {
        const content::Aim& aim = *catalog_.aim_of(source_);
        const std::int32_t radius = aim.radius.value;
        const Flight flight = trace_flight(world_, user_.at, target, aim.pierces);
        events_.emplace_back(MissileFlew{user_, source_.item, user_.at, target,
                                         static_cast<std::int32_t>(flight.cells.size()),
                                         flight.ties == spatial::Ties::Upper, source_.spell});
        for (const content::ItemEffect& effect : catalog_.effects_of(source_)) {
            std::visit([this, &flight, target](const auto& what) { change_place(what, flight, target); },
                       effect);
        }
        if (radius == 0 && !aim.pierces && !flight.victim.valid()) {
            return;
        }
        events_.emplace_back(AreaStruck{user_, source_.item, flight.end, radius,
                                        world_.caches.visible.get(flight.end), source_.spell});
        reached_ = actors_around(world_, flight.end, reached_cells(world_, flight, aim));
        saving_throw_ = catalog_.aim_of(source_)->save;
        resisted_ =
            roll_saves(world_, world_.streams.combat, {saving_throw_, intelligence_}, reached_, events_);
        for (const content::ItemEffect& effect : catalog_.effects_of(source_)) {
            std::visit([this](const auto& what) { happen(what); }, effect);
        }
    }

  private:
    void happen(const content::DamageEffect& effect) {
        const std::int32_t damage = roll_strike(world_.streams.combat, effect.dice, intelligence_);
        for_each_living([this, damage](EntityId victim, bool saved) {
            const std::int32_t taken = saved ? saved_damage(saving_throw_->spares, damage) : damage;
            if (saved && taken == 0) {
                respond_to_attack(catalog_, world_, victim, user_, events_);
                return;
            }
            events_.emplace_back(
                ActorHurt{actor_ref(world_, victim), user_, source_.item, taken, source_.spell});
            hurt(catalog_, world_, victim, taken, user_, events_);
        });
    }

    void happen(const content::LastingEffect& effect) {
        const content::LastingEffect lasting = used_by(effect, intelligence_);
        if (lasting.turns == 0) {
            return;
        }
        for_each_living([this, &lasting](EntityId victim, bool saved) {
            if (!saved) {
                begin_condition(catalog_, world_, victim, lasting, user_, events_);
            }
            if (!content::is_welcome(lasting.kind, lasting.amount)) {
                respond_to_attack(catalog_, world_, victim, user_, events_);
            }
        });
    }

    void happen(const content::PushEffect& effect) {
        for_each_living([this, &effect](EntityId victim, bool saved) {
            if (!saved) {
                throw_back(catalog_, world_, victim, user_.at, effect.cells, events_);
            }
            respond_to_attack(catalog_, world_, victim, user_, events_);
        });
    }

    /// The nearest of those reached that can be moved changes places with the user.
    void happen(const content::SwapEffect&) {
        for (std::size_t place = 0; place < reached_.size(); ++place) {
            const EntityId victim = reached_[place];
            const bool moves = victim != user_.id && is_alive(world_, victim) && !resisted_[place] &&
                               !is_rooted(catalog_, world_, victim);
            if (moves && is_alive(world_, user_.id)) {
                swap_actors(world_, user_.id, victim);
                events_.emplace_back(ActorsSwapped{actor_ref(world_, user_.id), actor_ref(world_, victim)});
                respond_to_attack(catalog_, world_, victim, actor_ref(world_, user_.id), events_);
                return;
            }
        }
    }

    /// `change_place` applies these, and `bring_about` the effects on the user.
    template <class Effect>
    void happen(const Effect&) {}

    /// Digs on from the last cell of the flight through the wall of which the level is made, but not through
    /// its border, a vault or a house.
    void change_place(const content::DigEffect& effect, const Flight& flight, core::Point target) {
        const content::LevelDef& level = catalog_.level_at(world_.level.depth);
        const auto direction = core::direction_towards(user_.at, target);
        const core::Rect inside = core::Rect{{0, 0}, world_.level.tiles.size()}.grown(-1);
        core::Point at = flight.end;
        std::int32_t dug = 0;
        while (direction && world_.level.depth >= way_out_depth && dug < effect.cells) {
            at = core::step(at, *direction);
            if (!inside.contains(at) || world_.level.tiles[at] != level.tiles.wall) {
                break;
            }
            change_tile(catalog_, world_, at, level.tiles.floor);
            ++dug;
        }
        events_.emplace_back(WallsDug{user_, flight.end, dug, user_.seen});
    }

    void change_place(const content::NoiseEffect& effect, const Flight& flight, core::Point) {
        add_noise_at(world_, flight.end, effect.reach);
        events_.emplace_back(NoiseMade{user_, flight.end, world_.caches.visible.get(flight.end)});
    }

    void change_place(const content::HeatEffect& effect, const Flight& flight, core::Point) {
        for (const core::Point at : reached_cells(world_, flight, *catalog_.aim_of(source_))) {
            add_heat(world_, at, effect.amount, deed());
        }
    }

    void change_place(const content::MatterEffect& effect, const Flight& flight, core::Point) {
        const std::vector<core::Point> cells = reached_cells(world_, flight, *catalog_.aim_of(source_));
        bring_matter(catalog_, world_, flight.end, cells, effect, deed(), events_);
    }

    [[nodiscard]] Deed deed() const { return {user_.id, user_.kind, source_.item, source_.spell}; }

    template <class Effect>
    void change_place(const Effect&, const Flight&, core::Point) {}

    template <class Do>
    void for_each_living(const Do& what) {
        for (std::size_t place = 0; place < reached_.size(); ++place) {
            if (is_alive(world_, reached_[place])) {
                what(reached_[place], resisted_[place]);
            }
        }
    }

    const content::Catalog& catalog_;
    World& world_;
    ActorRef user_;
    std::int32_t intelligence_;
    content::EffectSource source_;
    Events& events_;
    std::vector<EntityId> reached_;
    std::optional<content::SavingThrow> saving_throw_;
    std::vector<bool> resisted_;  ///< as in reached_
};

}  // namespace

bool lose_hit_points(const content::Catalog& catalog, World& world, EntityId victim, std::int32_t damage,
                     const ActorRef& attacker, Events& events) {
    const std::int32_t least = victim == hero_id && world.run.undying ? 1 : 0;
    Vitals& vitals = world.entities.vitals[victim];
    const std::int32_t before = vitals.hit_points;
    vitals.hit_points = std::max(least, before - damage);
    if (vitals.hit_points == 0) {
        let_die(catalog, world, victim, attacker, events);
        return false;
    }
    use_powers_of_loss(catalog, world, victim, before, events);
    return true;
}

void hurt(const content::Catalog& catalog, World& world, EntityId victim, std::int32_t damage,
          const ActorRef& attacker, Events& events) {
    take_offence(catalog, world, victim, attacker, events);
    if (lose_hit_points(catalog, world, victim, damage, attacker, events)) {
        respond_to_attack(catalog, world, victim, attacker, events);
        if (damage > 0) {
            split_if_hurt(catalog, world, victim, events);
        }
    }
}

void strike(const content::Catalog& catalog, World& world, EntityId user, const content::EffectSource& source,
            core::Point target, Events& events) {
    Strike(catalog, world, user, source, events).aim_at(target);
}

}  // namespace torchwake::rules
