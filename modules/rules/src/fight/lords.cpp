#include "fight/lords.hpp"

#include "world/actor_ref.hpp"

#include <torchwake/rules/lookups.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The phase for the hit points that a lord has left.
std::int32_t phase_by_health(GameState game, EntityId lord) {
    const Vitals& vitals = game.world.entities.vitals[lord];
    const auto begins = [&vitals](std::int32_t percent) {
        return std::int64_t{vitals.hit_points} * 100 < std::int64_t{vitals.max_hit_points} * percent;
    };
    return 1 +
           static_cast<std::int32_t>(std::ranges::count_if(definition_of(game, lord).lord->phases, begins));
}

}  // namespace

void begin_phases(MutableGameState game, Events& events) {
    auto& lordships = game.world.entities.lordships;
    for (const EntityId lord : lordships.ids()) {
        Lordship& lordship = lordships[lord];
        const ActorRef actor = actor_ref(game, lord);
        if (!is_alive(game, lord) || (!lordship.met && !actor.seen)) {
            continue;
        }
        const std::int32_t phase = phase_by_health(game, lord);
        if (phase > lordship.phase || !lordship.met) {
            lordship = {true, std::max(phase, lordship.phase)};
            events.emplace_back(LordPhaseBegan{actor, lordship.phase});
        }
    }
}

}  // namespace torchwake::rules
