#pragma once

// Steps of a monster that may not take the one it decided on.

#include <torchwake/rules/command.hpp>
#include <torchwake/rules/world.hpp>

#include <array>

namespace torchwake::rules {

/// True if nobody stands in that cell of the level.
[[nodiscard]] inline bool is_free(const World& world, core::Point at) {
    return world.level.tiles.contains(at) && !world.caches.occupied.get(at);
}

[[nodiscard]] inline bool can_step(const World& world, core::Point from, core::Direction direction) {
    return world.caches.steps.allows(from, direction) && is_free(world, core::step(from, direction));
}

/// A step to a cell that suits, turned by an eighth or a quarter; else a wait.
template <class Suits>
[[nodiscard]] Command sidestep(const World& world, core::Point from, core::Direction wanted,
                               const Suits& suits) {
    constexpr std::array turns{1, 7, 2, 6};
    for (const int turn : turns) {
        const auto direction = static_cast<core::Direction>((static_cast<int>(wanted) + turn) % 8);
        if (can_step(world, from, direction) && suits(core::step(from, direction))) {
            return Walk{direction};
        }
    }
    return Wait{};
}

}  // namespace torchwake::rules
