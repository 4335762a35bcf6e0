#include "mind/archery.hpp"

#include "fight/shot.hpp"

#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/lookups.hpp>

#include <cstdlib>
#include <tuple>
#include <variant>

namespace torchwake::rules {
namespace {

/// The distance of two cells: in steps, then in straight steps, so that a diagonal counts as farther.
std::tuple<std::int32_t, std::int32_t> apart(core::Point a, core::Point b) {
    return {core::chebyshev_distance(a, b), std::abs(a.x - b.x) + std::abs(a.y - b.y)};
}

bool moves(const content::Catalog& catalog, const World& world, EntityId actor) {
    return catalog.monster(world.entities.creatures[actor].kind).movement != content::Movement::Static;
}

}  // namespace

std::optional<Command> step_back(const World& world, core::Point here, core::Point enemy) {
    std::optional<Command> back;
    const std::int32_t steps = core::chebyshev_distance(here, enemy);
    std::tuple<std::int32_t, std::int32_t> farthest{steps, 0};
    for (const core::Direction direction : core::all_directions) {
        const core::Point to = core::step(here, direction);
        const bool is_free = world.caches.steps.allows(here, direction) && !world.caches.actors[to].valid();
        if (is_free && core::chebyshev_distance(to, enemy) > steps && apart(to, enemy) > farthest) {
            farthest = apart(to, enemy);
            back = Walk{direction};
        }
    }
    return back;
}

std::optional<Command> archery(const Ruleset& ruleset, const World& world, EntityId archer,
                               core::Point enemy) {
    if (!first_ammunition(*ruleset.catalog, world, archer)) {
        return std::nullopt;
    }
    const core::Point here = position_of(world, archer);
    if (core::adjacent(here, enemy)) {
        return moves(*ruleset.catalog, world, archer) ? step_back(world, here, enemy) : std::nullopt;
    }
    const EntityId target = world.caches.actors[enemy];
    const Command fire = Fire{enemy};
    const bool is_open =
        target.valid() && trace_flight(*ruleset.catalog, world, here, enemy).victim == target;
    const bool can = is_open && std::holds_alternative<Plan>(check(ruleset, world, archer, fire));
    return can ? std::optional(fire) : std::nullopt;
}

}  // namespace torchwake::rules
