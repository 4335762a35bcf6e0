#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/core/grid.hpp>

namespace core = torchwake::core;

/// The state of the game. It is a plain value, which can be copied.
struct World {
    core::Grid<char> map;  ///< '#' is rock, '.' is floor
    core::Point hero;
    int turns = 0;
};

[[nodiscard]] World first_world();
[[nodiscard]] bool can_enter(const World& world, core::Point cell);
/// Requires: can_enter() of the next cell in that direction.
void walk(World* world, core::Direction direction);
