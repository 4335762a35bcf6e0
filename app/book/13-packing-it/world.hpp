#pragma once

#include "level.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/spatial/field_of_view.hpp>

#include <string>

/// The state of the game. It is a plain value, which can be copied.
struct World {
    std::uint64_t seed = 0;
    std::vector<Level> levels{1};  ///< those where the hero has been, from the first one down
    std::size_t depth = 0;         ///< the level where the hero is
    core::Point hero;
    int health = hero_health;
    int coins = 0;
    std::vector<Potion> pack;
    core::RandomStream random;
    std::string message;       ///< the events of the last turn
    spatial::BitGrid visible;  ///< the cells that the hero sees now
    int turns = 0;

    /// The level where the hero is.
    [[nodiscard]] Level& level() { return levels.at(depth); }
    [[nodiscard]] const Level& level() const { return levels.at(depth); }
};

/// Puts the hero on the first level of the dungeon with that seed.
void begin(World* world, std::uint64_t seed);
/// Takes the hero to the level below or above, where the stairs with that key lead.
void take_stairs(World* world, char key);
/// The monster in that cell; null if there is none.
[[nodiscard]] Monster* monster_at(World* world, core::Point cell);
/// Finds what the hero sees.
void look(World* world, spatial::FieldOfView* sight);
