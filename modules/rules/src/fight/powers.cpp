#include "fight/powers.hpp"

#include "fight/strike.hpp"
#include "level/placement.hpp"
#include "level/teleport.hpp"
#include "level/traps.hpp"
#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"
#include "world/vitals.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/lookups.hpp>

#include <vector>

namespace torchwake::rules {
namespace {

using content::Power;

void hurt_by(MutableGameState game, Power power, EntityId victim, std::int32_t damage,
             const ActorRef& attacker, Events& events) {
    events.emplace_back(PowerHurt{actor_ref(game, victim), attacker, power, damage});
    hurt(game, victim, damage, attacker, events);
}

/// The enemies beside an actor, without one of them.
std::vector<EntityId> others_beside(GameState game, EntityId actor, EntityId victim) {
    const core::Point here = position_of(game, actor);
    std::vector<EntityId> found;
    for (const core::Direction direction : core::all_directions) {
        const bool open = game.world.caches.steps.allows(here, direction);
        const EntityId other = open ? game.world.caches.actors[core::step(here, direction)] : EntityId{};
        if (other.valid() && other != victim && hostile(game, actor, other)) {
            found.push_back(other);
        }
    }
    return found;
}

void use_powers_of_attacker(MutableGameState game, const ActorRef& attacker, const ActorRef& victim,
                            Events& events) {
    const content::Powers powers = powers_of(game, attacker.id);
    if (powers[Power::Siphon] > 0) {
        const std::int32_t gained = restore_mana(game, attacker.id, powers[Power::Siphon]);
        events.emplace_back(ManaRegained{actor_ref(game, attacker.id), gained});
    }
    if (powers[Power::Leech] > 0) {
        const std::int32_t gained = heal(game, attacker.id, powers[Power::Leech]);
        events.emplace_back(ActorHealed{actor_ref(game, attacker.id), gained});
    }
    if (powers[Power::Sweep] > 0) {
        for (const EntityId other : others_beside(game, attacker.id, victim.id)) {
            hurt_by(game, Power::Sweep, other, powers[Power::Sweep], attacker, events);
        }
    }
    for (const content::PowerTraits& traits : content::power_table) {
        if (traits.inflicts && powers[traits.kind] > 0 && is_alive(game, victim.id)) {
            begin_condition(game, victim.id, {*traits.inflicts, powers[traits.kind], 1}, attacker, events);
        }
    }
    if (powers[Power::Hurling] > 0 && is_alive(game, victim.id)) {
        throw_back(game, victim.id, attacker, powers[Power::Hurling], events);
    }
}

void use_powers_of_victim(MutableGameState game, const ActorRef& attacker, const ActorRef& victim,
                          Events& events) {
    const content::Powers powers = powers_of(game, victim.id);
    const content::MonsterDef& kind = game.catalog.monster(victim.kind);
    const bool recoils = content::find_trick<content::RecoilTrick>(kind.tricks) != nullptr;
    const std::int32_t thorns =
        powers[Power::Thorns] + (recoils ? protection_of(game, victim.id, attacker.at).recoil : 0);
    if (thorns > 0) {
        hurt_by(game, Power::Thorns, attacker.id, thorns, victim, events);
    }
    if (powers[Power::Repelling] > 0 && is_alive(game, attacker.id)) {
        throw_back(game, attacker.id, victim, powers[Power::Repelling], events);
    }
    if (powers[Power::Flitting] > 0) {
        teleport(game, victim.id, core::Cells{powers[Power::Flitting]}, events);
    }
}

/// True if an actor can be thrown over that border. The hero stops before a trap and a peril.
bool flies_over(const World& world, EntityId actor, core::Point from, core::Direction direction) {
    const core::Point to = core::step(from, direction);
    const auto& flags = world.caches.flags;
    if (!world.level.tiles.contains(to) || flags[to].has(CellFlag::Blocks) ||
        world.caches.actors[to].valid()) {
        return false;
    }
    return !cuts_corner(world, from, direction) &&
           (actor != hero_id || (armed_trap_at(world, to) == nullptr && !world.caches.perils.get(to)));
}

}  // namespace

void use_powers_of_blow(MutableGameState game, const ActorRef& attacker, const ActorRef& victim,
                        Events& events) {
    if (is_alive(game, attacker.id)) {
        use_powers_of_attacker(game, attacker, victim, events);
    }
    if (is_alive(game, victim.id) && is_alive(game, attacker.id)) {
        use_powers_of_victim(game, attacker, actor_ref(game, victim.id), events);
    }
}

void use_powers_of_kill(MutableGameState game, EntityId killer, Events& events) {
    if (!is_alive(game, killer)) {
        return;
    }
    const content::Powers powers = powers_of(game, killer);
    if (powers[Power::Mending] > 0) {
        const std::int32_t gained = heal(game, killer, powers[Power::Mending]);
        events.emplace_back(ActorHealed{actor_ref(game, killer), gained});
    }
    if (powers[Power::Quickening] > 0) {
        begin_condition(game, killer, {content::ConditionKind::Haste, powers[Power::Quickening], 1},
                        actor_ref(game, killer), events);
    }
}

void use_powers_of_loss(MutableGameState game, EntityId victim, std::int32_t before, Events& events) {
    const std::int32_t turns = powers_of(game, victim)[Power::Resolve];
    const Vitals& vitals = game.world.entities.vitals[victim];
    const bool falls_low =
        3 * before >= vitals.max_hit_points && 3 * vitals.hit_points < vitals.max_hit_points;
    if (turns > 0 && falls_low) {
        begin_condition(game, victim, {content::ConditionKind::Regrowth, turns, 1}, actor_ref(game, victim),
                        events);
    }
}

bool is_rooted(GameState game, EntityId actor) {
    return actor != hero_id && definition_of(game, actor).movement == content::Movement::Static;
}

void throw_back(MutableGameState game, EntityId actor, const ActorRef& by, std::int32_t cells,
                Events& events) {
    const core::Point start = position_of(game, actor);
    const auto direction = core::direction_towards(by.at, start);
    if (!direction || is_rooted(game, actor)) {
        return;
    }
    core::Point at = start;
    for (std::int32_t flown = 0; flown < cells && flies_over(game, actor, at, *direction); ++flown) {
        at = core::step(at, *direction);
    }
    if (at != start) {
        move_actor(game, actor, at);
        events.emplace_back(ActorThrown{actor_ref(game, actor), start, by});
    }
}

}  // namespace torchwake::rules
