#pragma once

#include "creatures.hpp"
#include "potions.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/spatial/field_of_view.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <string>
#include <vector>

namespace spatial = torchwake::spatial;

/// The state of the game. It is a plain value, which can be copied.
struct World {
    core::Grid<char> map;           ///< '#' is rock, '.' is floor
    spatial::OpacityGrid opaque;    ///< the rock of the map
    spatial::OpenNeighbours steps;  ///< the legal steps between cells of floor
    core::Point hero;
    int health = hero_health;
    std::vector<Potion> pack;
    std::vector<Monster> monsters;
    std::vector<Item> items;
    core::RandomStream random;
    std::string message;        ///< the events of the last turn
    spatial::BitGrid visible;   ///< the cells that the hero sees now
    spatial::BitGrid explored;  ///< the cells that the hero has seen
    int turns = 0;
};

[[nodiscard]] World first_world();
/// The monster in that cell; null if there is none.
[[nodiscard]] Monster* monster_at(World* world, core::Point cell);
/// Finds what the hero sees.
void look(World* world, spatial::FieldOfView* sight);
