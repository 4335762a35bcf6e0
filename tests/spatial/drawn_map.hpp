#pragma once

// Maps for tests, drawn as text or at random. '#' is a wall: opaque, and closed to steps.

#include <torchwake/core/random.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace torchwake::spatial::test {

inline constexpr std::array all_rules{CornerRule::Refuse, CornerRule::Cut, CornerRule::StraightOnly};

/// The cells that bear the mark. Shape: one line of text a row, all of one length; a first line break is
/// skipped.
[[nodiscard]] inline BitGrid cells_marked(std::string_view drawing, char mark) {
    std::vector<std::string_view> rows;
    while (!drawing.empty()) {
        const std::size_t end = std::min(drawing.find('\n'), drawing.size());
        if (end > 0) {
            rows.push_back(drawing.substr(0, end));
        }
        drawing.remove_prefix(std::min(end + 1, drawing.size()));
    }
    BitGrid marked({static_cast<std::int32_t>(rows.front().size()), static_cast<std::int32_t>(rows.size())});
    for (std::int32_t y = 0; y < marked.size().height; ++y) {
        for (std::int32_t x = 0; x < marked.size().width; ++x) {
            marked.set({x, y}, rows[static_cast<std::size_t>(y)].at(static_cast<std::size_t>(x)) == mark);
        }
    }
    return marked;
}

/// The cells that are not in the set.
[[nodiscard]] inline BitGrid others(const BitGrid& cells) {
    BitGrid rest(cells.size(), true);
    cells.for_each([&](Point p) { rest.set(p, false); });
    return rest;
}

[[nodiscard]] inline BitGrid random_walls(Size size, std::uint32_t percent, core::RandomStream& stream) {
    BitGrid walls(size);
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (std::int32_t x = 0; x < size.width; ++x) {
            walls.set({x, y}, stream.chance(percent, 100));
        }
    }
    return walls;
}

[[nodiscard]] inline Point random_cell(Size size, core::RandomStream& stream) {
    const auto x = static_cast<std::int32_t>(stream.below(static_cast<std::uint32_t>(size.width)));
    const auto y = static_cast<std::int32_t>(stream.below(static_cast<std::uint32_t>(size.height)));
    return {x, y};
}

}  // namespace torchwake::spatial::test
