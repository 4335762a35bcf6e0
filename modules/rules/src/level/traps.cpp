#include "level/traps.hpp"

#include "world/actor_ref.hpp"

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/rules/lookups.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The distance at which the hero can discover traps, by the longer side.
constexpr std::int32_t spotting_distance = 3;

}  // namespace

const Trap* armed_trap_at(const World& world, core::Point at) {
    const auto found = std::ranges::lower_bound(world.level.traps, at, {}, &Trap::at);
    const bool armed =
        found != world.level.traps.end() && found->at == at && found->state != TrapState::Sprung;
    return armed ? &*found : nullptr;
}

void close_dangers(World& world) {
    for (const Trap& trap : world.level.traps) {
        if (trap.state != TrapState::Sprung) {
            world.caches.steps.close(trap.at);
        }
    }
    world.caches.perils.for_each([&world](core::Point at) { world.caches.steps.close(at); });
}

void notice_traps(MutableGameState game, bool searching, Events& events) {
    const core::Point here = position_of(game, hero_id);
    const std::int32_t intelligence = attributes_of(game, hero_id).intelligence;
    const std::int32_t wariness = powers_of(game, hero_id)[content::Power::Wariness];
    const auto percent = static_cast<std::uint32_t>(spotting_percent(intelligence, searching));
    const auto lit = [&] { return is_lit(game, here); };
    for (Trap& trap : game.world.level.traps) {
        const std::int32_t distance = core::chebyshev_distance(here, trap.at);
        const bool hidden = trap.state == TrapState::Hidden && game.world.caches.visible.get(trap.at);
        const bool certain = hidden && distance <= wariness;
        const bool near = hidden && distance <= spotting_distance;
        if (certain || (near && lit() && game.world.streams.traps.chance(percent, 100))) {
            trap.state = TrapState::Spotted;
            events.emplace_back(TrapSpotted{actor_ref(game, hero_id), trap.kind, trap.at});
        }
    }
}

}  // namespace torchwake::rules
