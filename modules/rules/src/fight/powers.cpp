#include "fight/powers.hpp"

#include "fight/strike.hpp"
#include "level/placement.hpp"
#include "level/teleport.hpp"
#include "level/traps.hpp"
#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"
#include "world/vitals.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/lookups.hpp>

#include <vector>

namespace torchwake::rules {
namespace {

using content::Power;

void hurt_by(const content::Catalog& catalog, World& world, Power power, EntityId victim, std::int32_t damage,
             const ActorRef& attacker, Events& events) {
    events.emplace_back(PowerHurt{actor_ref(world, victim), attacker, power, damage});
    hurt(catalog, world, victim, damage, attacker, events);
}

/// The enemies beside an actor, without one of them.
std::vector<EntityId> others_beside(const content::Catalog& catalog, const World& world, EntityId actor,
                                    EntityId victim) {
    const core::Point here = position_of(world, actor);
    std::vector<EntityId> found;
    for (const core::Direction direction : core::all_directions) {
        const bool open = world.caches.steps.allows(here, direction);
        const EntityId other = open ? world.caches.actors[core::step(here, direction)] : EntityId{};
        if (other.valid() && other != victim && hostile(catalog, world, actor, other)) {
            found.push_back(other);
        }
    }
    return found;
}

void use_powers_of_attacker(const content::Catalog& catalog, World& world, const ActorRef& attacker,
                            const ActorRef& victim, Events& events) {
    const content::Powers powers = powers_of(world, attacker.id);
    if (powers[Power::Siphon] > 0) {
        const std::int32_t gained = restore_mana(world, attacker.id, powers[Power::Siphon]);
        events.emplace_back(ManaRegained{actor_ref(world, attacker.id), gained});
    }
    if (powers[Power::Leech] > 0) {
        const std::int32_t gained = heal(world, attacker.id, powers[Power::Leech]);
        events.emplace_back(ActorHealed{actor_ref(world, attacker.id), gained});
    }
    if (powers[Power::Sweep] > 0) {
        for (const EntityId other : others_beside(catalog, world, attacker.id, victim.id)) {
            hurt_by(catalog, world, Power::Sweep, other, powers[Power::Sweep], attacker, events);
        }
    }
    for (const content::PowerTraits& traits : content::power_table) {
        if (traits.inflicts && powers[traits.kind] > 0 && is_alive(world, victim.id)) {
            begin_condition(catalog, world, victim.id, {*traits.inflicts, powers[traits.kind], 1}, attacker,
                            events);
        }
    }
    if (powers[Power::Hurling] > 0 && is_alive(world, victim.id)) {
        throw_back(catalog, world, victim.id, attacker, powers[Power::Hurling], events);
    }
}

void use_powers_of_victim(const content::Catalog& catalog, World& world, const ActorRef& attacker,
                          const ActorRef& victim, Events& events) {
    const content::Powers powers = powers_of(world, victim.id);
    if (powers[Power::Thorns] > 0) {
        hurt_by(catalog, world, Power::Thorns, attacker.id, powers[Power::Thorns], victim, events);
    }
    if (powers[Power::Repelling] > 0 && is_alive(world, attacker.id)) {
        throw_back(catalog, world, attacker.id, victim, powers[Power::Repelling], events);
    }
    if (powers[Power::Flitting] > 0) {
        teleport(world, victim.id, core::Cells{powers[Power::Flitting]}, events);
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
    const core::Point gap = core::offset(direction);
    const bool cut =
        core::is_diagonal(direction) && (flags[from + core::Point{gap.x, 0}].has(CellFlag::CutsCorners) ||
                                         flags[from + core::Point{0, gap.y}].has(CellFlag::CutsCorners));
    return !cut &&
           (actor != hero_id || (armed_trap_at(world, to) == nullptr && !world.caches.perils.get(to)));
}

}  // namespace

void use_powers_of_blow(const content::Catalog& catalog, World& world, const ActorRef& attacker,
                        const ActorRef& victim, Events& events) {
    if (is_alive(world, attacker.id)) {
        use_powers_of_attacker(catalog, world, attacker, victim, events);
    }
    if (is_alive(world, victim.id) && is_alive(world, attacker.id)) {
        use_powers_of_victim(catalog, world, attacker, actor_ref(world, victim.id), events);
    }
}

void use_powers_of_kill(const content::Catalog& catalog, World& world, EntityId killer, Events& events) {
    if (!is_alive(world, killer)) {
        return;
    }
    const content::Powers powers = powers_of(world, killer);
    if (powers[Power::Mending] > 0) {
        const std::int32_t gained = heal(world, killer, powers[Power::Mending]);
        events.emplace_back(ActorHealed{actor_ref(world, killer), gained});
    }
    if (powers[Power::Quickening] > 0) {
        begin_condition(catalog, world, killer, {content::ConditionKind::Haste, powers[Power::Quickening], 1},
                        actor_ref(world, killer), events);
    }
}

void use_powers_of_loss(const content::Catalog& catalog, World& world, EntityId victim, std::int32_t before,
                        Events& events) {
    const std::int32_t turns = powers_of(world, victim)[Power::Resolve];
    const Vitals& vitals = world.entities.vitals[victim];
    const bool falls_low =
        3 * before >= vitals.max_hit_points && 3 * vitals.hit_points < vitals.max_hit_points;
    if (turns > 0 && falls_low) {
        begin_condition(catalog, world, victim, {content::ConditionKind::Regrowth, turns, 1},
                        actor_ref(world, victim), events);
    }
}

bool is_rooted(const content::Catalog& catalog, const World& world, EntityId actor) {
    return actor != hero_id && definition_of(catalog, world, actor).movement == content::Movement::Static;
}

void throw_back(const content::Catalog& catalog, World& world, EntityId actor, const ActorRef& by,
                std::int32_t cells, Events& events) {
    const core::Point start = position_of(world, actor);
    const auto direction = core::direction_towards(by.at, start);
    if (!direction || is_rooted(catalog, world, actor)) {
        return;
    }
    core::Point at = start;
    for (std::int32_t flown = 0; flown < cells && flies_over(world, actor, at, *direction); ++flown) {
        at = core::step(at, *direction);
    }
    if (at != start) {
        move_actor(world, actor, at);
        events.emplace_back(ActorThrown{actor_ref(world, actor), start, by});
    }
}

}  // namespace torchwake::rules
