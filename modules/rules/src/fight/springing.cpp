#include "fight/springing.hpp"

#include "fight/strike.hpp"
#include "level/matter.hpp"
#include "level/noise.hpp"
#include "level/stairs.hpp"
#include "level/teleport.hpp"
#include "level/traps.hpp"
#include "magic/saving_throws.hpp"
#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>

#include <cstddef>
#include <variant>
#include <vector>

namespace torchwake::rules {
namespace {

/// Uses a trap up. Returns it as it was.
Trap use_up(World& world, core::Point at) {
    const Trap* const armed = armed_trap_at(world, at);
    TORCHWAKE_EXPECTS(armed != nullptr);
    const Trap was = *armed;
    world.level.traps[static_cast<std::size_t>(armed - world.level.traps.data())].state = TrapState::Sprung;
    world.caches.steps.update(world.caches.passable, at);
    close_dangers(world);
    world.caches.scratch->distances.forget();
    return was;
}

/// One trap that goes off.
class GoingOff {
  public:
    GoingOff(const Ruleset& ruleset, World& world, EntityId actor, const ActorRef& by, const Trap& trap,
             Events& events)
        : ruleset_(ruleset),
          game_(ruleset, world),
          actor_(actor_ref(world, actor)),
          by_(by.id.valid() ? by : actor_),
          trap_(trap),
          kind_(game_.catalog.trap(trap.kind)),
          events_(events) {}

    void happen() {
        events_.emplace_back(TrapSprung{actor_, trap_.kind, trap_.at});
        sound();
        const std::int32_t radius = kind_.radius.value;
        reached_ = radius == 0 ? std::vector<EntityId>{actor_.id}
                               : actors_around(game_, trap_.at, struck_cells(game_, trap_.at, radius));
        saved_ =
            roll_saves(game_, game_.world.streams.traps, {kind_.save, trap_intelligence}, reached_, events_);
        for (const content::ItemEffect& effect : kind_.effects) {
            std::visit([this](const auto& what) { strike(what); }, effect);
        }
        if (kind_.pit && actor_.id == hero_id && is_alive(game_, hero_id) && has_level_below(game_)) {
            fall(ruleset_, game_, events_);
        }
    }

  private:
    /// Makes the trap's noise count as the hero's; enemies that hear it go to the hero's cell.
    void sound() {
        if (actor_.id != hero_id || kind_.noise <= game_.world.level.noise.reach) {
            return;
        }
        game_.world.level.noise = {trap_.at, kind_.noise};
        const auto ids = game_.world.entities.minds.ids();
        for (const EntityId id : std::vector<EntityId>(ids.begin(), ids.end())) {
            if (hostile(game_, id, hero_id) && hears_noise(game_, id)) {
                alarm(game_, id, actor_.at, events_);
            }
        }
    }

    void strike(const content::DamageEffect& effect) {
        const std::int32_t whole = roll_strike(game_.world.streams.traps, effect.dice, trap_intelligence);
        for (std::size_t place = 0; place < reached_.size(); ++place) {
            const EntityId victim = reached_[place];
            const std::int32_t damage = saved_[place] ? saved_damage(kind_.save->spares, whole) : whole;
            if (is_alive(game_, victim) && (damage > 0 || !saved_[place])) {
                events_.emplace_back(ActorHurt{actor_ref(game_, victim), by_, {}, damage, {}, trap_.kind});
                hurt(game_, victim, damage, by_, events_);
            }
        }
    }
    void strike(const content::LastingEffect& effect) {
        const content::LastingEffect lasting = used_by(effect, trap_intelligence);
        for_each_unsaved(
            [this, &lasting](EntityId victim) { begin_condition(game_, victim, lasting, by_, events_); });
    }
    void strike(const content::TeleportEffect& effect) {
        for_each_unsaved(
            [this, &effect](EntityId victim) { teleport(game_, victim, effect.range, events_); });
    }
    void strike(const content::HeatEffect& effect) {
        content::Aim around;
        around.radius = kind_.radius;
        for (const core::Point at : heated_cells(game_, Flight{{}, trap_.at}, around)) {
            add_heat(game_, at, effect.amount, deed());
        }
        for_each_unsaved(
            [this, &effect](EntityId victim) { set_alight(game_, victim, effect.amount, deed(), events_); });
    }
    void strike(const content::MatterEffect& effect) {
        const std::vector<core::Point> cells = struck_cells(game_, trap_.at, kind_.radius.value);
        bring_matter(game_, trap_.at, cells, effect, deed(), events_);
    }
    [[nodiscard]] Deed deed() const { return {by_.id, by_.kind, {}, {}, trap_.kind}; }
    /// Effects on a user do not happen through traps.
    template <class Effect>
    void strike(const Effect&) {}

    template <class Do>
    void for_each_unsaved(const Do& what) {
        for (std::size_t place = 0; place < reached_.size(); ++place) {
            if (!saved_[place] && is_alive(game_, reached_[place])) {
                what(reached_[place]);
            }
        }
    }

    const Ruleset& ruleset_;
    MutableGameState game_;
    ActorRef actor_;
    ActorRef by_;
    Trap trap_;
    const content::TrapDef& kind_;
    Events& events_;
    std::vector<EntityId> reached_;
    std::vector<bool> saved_;
};

}  // namespace

void go_off(const Ruleset& ruleset, World& world, EntityId actor, const ActorRef& by, const Trap& trap,
            Events& events) {
    TORCHWAKE_EXPECTS(is_alive(world, actor));
    GoingOff(ruleset, world, actor, by, trap, events).happen();
}

void spring_underfoot(const Ruleset& ruleset, World& world, EntityId actor, const ActorRef& by,
                      Events& events) {
    while (is_alive(world, actor) && armed_trap_at(world, position_of(world, actor)) != nullptr) {
        const Trap trap = use_up(world, position_of(world, actor));
        go_off(ruleset, world, actor, by, trap, events);
    }
}

void disarm(const Ruleset& ruleset, World& world, EntityId actor, core::Point at, Events& events) {
    const Trap trap = *armed_trap_at(world, at);
    const std::int32_t dexterity = attributes_of(world, actor).dexterity;
    const std::int32_t percent = disarm_percent(dexterity, ruleset.catalog->trap(trap.kind).difficulty);
    if (world.streams.traps.chance(static_cast<std::uint32_t>(percent), 100)) {
        use_up(world, at);
        events.emplace_back(TrapDisarmed{actor_ref(world, actor), trap.kind, at});
        return;
    }
    events.emplace_back(DisarmFailed{actor_ref(world, actor), trap.kind, at});
    if (world.streams.traps.chance(1, 2)) {
        use_up(world, at);
        go_off(ruleset, world, actor, {}, trap, events);
    }
}

}  // namespace torchwake::rules
