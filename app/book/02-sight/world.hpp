#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/field_of_view.hpp>

namespace core = torchwake::core;
namespace spatial = torchwake::spatial;

/// The state of the game. It is a plain value, which can be copied.
struct World {
    core::Grid<char> map;         ///< '#' is rock, '.' is floor
    spatial::OpacityGrid opaque;  ///< the rock of the map
    core::Point hero;
    spatial::BitGrid visible;   ///< the cells that the hero sees now
    spatial::BitGrid explored;  ///< the cells that the hero has seen
    int turns = 0;
};

[[nodiscard]] World first_world();
[[nodiscard]] bool can_enter(const World& world, core::Point cell);
/// Requires: can_enter() of the next cell in that direction.
void walk(World* world, core::Direction direction);
/// Finds what the hero sees.
void look(World* world, spatial::FieldOfView* sight);
