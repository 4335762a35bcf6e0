#include "fight/powers.hpp"
#include "fight/shot.hpp"
#include "mind/moves.hpp"
#include "mind/steps.hpp"

#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/lookups.hpp>

#include <cstdlib>
#include <limits>
#include <tuple>

namespace torchwake::rules {
namespace {

/// The distance of two cells: in steps, then in straight steps, so that a diagonal counts as farther.
std::tuple<std::int32_t, std::int32_t> apart(core::Point a, core::Point b) {
    return {core::chebyshev_distance(a, b), std::abs(a.x - b.x) + std::abs(a.y - b.y)};
}

}  // namespace

std::optional<Command> step_back(const World& world, core::Point here, core::Point enemy) {
    const std::tuple limit{core::chebyshev_distance(here, enemy), std::numeric_limits<std::int32_t>::max()};
    const auto back = best_step(world, here, limit, [enemy](core::Point to) { return apart(to, enemy); });
    return back ? std::optional<Command>(Walk{*back}) : std::nullopt;
}

std::optional<Command> archery(const Ruleset& ruleset, const World& world, EntityId archer,
                               core::Point enemy) {
    const GameState game{ruleset, world};
    if (!first_ammunition(game, archer)) {
        return std::nullopt;
    }
    const core::Point here = position_of(world, archer);
    if (core::adjacent(here, enemy)) {
        return is_rooted(game, archer) ? std::nullopt : step_back(world, here, enemy);
    }
    const EntityId target = world.caches.actors[enemy];
    const bool is_open = target.valid() && trace_flight(game, here, enemy).victim == target;
    return is_open ? if_legal(ruleset, world, archer, Fire{enemy}) : std::nullopt;
}

}  // namespace torchwake::rules
