#pragma once

#include "creatures.hpp"
#include "potions.hpp"

#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/opacity_grid.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <vector>

namespace spatial = torchwake::spatial;

constexpr core::Size level_size{40, 12};

/// A level of the dungeon, and all that is on it but the hero.
struct Level {
    /// '#' is rock, '.' floor, '+' a doorway, '$' gold, 'V' a vendor, and stairs have their key. A level that
    /// is not built has one cell.
    core::Grid<char> map = core::Grid<char>({1, 1}, '.');
    spatial::OpacityGrid opaque;    ///< the rock of the map
    spatial::OpenNeighbours steps;  ///< the legal steps between cells that are no rock
    core::Point up;    ///< the place of the stairs up; on the first level only where the hero begins
    core::Point down;  ///< the place of the stairs down
    std::vector<Monster> monsters;
    std::vector<Item> items;
    std::vector<Offer> offers;  ///< of the vendor; empty if there is none
    spatial::BitGrid explored;  ///< the cells that the hero has seen
};

/// Builds the level at that depth, from 0 on. It depends on the seed and the depth, and on nothing else.
[[nodiscard]] Level build_level(std::uint64_t seed, std::size_t depth);
