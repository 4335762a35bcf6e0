#pragma once

// A level as a builder makes it: a grid of plain cells, and its division into regions.
//
// 1. Every open cell can be reached from every other by steps that cut no corner.
// 2. The outermost cells are rock, and no two open cells touch by a corner alone.
// 3. A door has rock on two opposite sides and open cells on the other two.
// 4. There are at least two regions. No cell is in two of them, and no door is in any.
//
// Equal requests and equal streams give equal levels on every machine.

#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::levels {

/// What a cell is: solid rock, open floor, or the place of a door, which can be passed.
enum class Cell : std::uint8_t {
    Rock,   ///< closed to steps and sight
    Floor,  ///< open
    Door    ///< open to steps; rock beside it on two opposite sides
};

/// The cells of a level, by column and row.
using Cells = core::Grid<Cell>;

/// A room, or cells grouped by walking distance.
struct Region {
    std::vector<core::Point> cells;  ///< row by row
    core::Point center;              ///< one of the cells

    friend bool operator==(const Region&, const Region&) = default;
};

/// The result of a builder.
struct Level {
    Cells cells;                  ///< all cells, of the size that was requested
    std::vector<Region> regions;  ///< at least two; no order but that of `houses`
    std::size_t houses = 0;       ///< in a town, this many of the first regions are rooms of houses

    friend bool operator==(const Level&, const Level&) = default;
};

/// The least size of a level.
inline constexpr core::Size least_size{12, 5};

/// The request to a builder.
struct Request {
    core::Size size;                           ///< not below `least_size`
    std::span<const std::string> sample = {};  ///< for `build_weave`; empty for a plain one
};

/// Called after each step of a builder with the cells so far, so that a view can show how a level is made.
using Observer = std::function<void(std::string_view step, const Cells& so_far)>;

/// The cells that are floor or doors.
[[nodiscard]] spatial::BitGrid open_cells(const Cells& cells);

}  // namespace torchwake::levels
