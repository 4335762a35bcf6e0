#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::bench {

/// A map of tests/bench/maps: '#' is a wall, opaque and closed; '.' is floor.
struct BenchMap {
    std::string name;
    core::Size size;
    std::vector<core::Point> floor;  ///< in row-major order

    /// Up to that many floor cells at equal steps of the list.
    [[nodiscard]] std::vector<core::Point> chosen(std::size_t at_most) const;
};

/// Reads a map, once; ends the program with a message where it can't be read.
[[nodiscard]] const BenchMap& bench_map(std::string_view name);

/// The list rotated by half: targets for the paths that start at the list's cells.
[[nodiscard]] std::vector<core::Point> shifted_by_half(const std::vector<core::Point>& cells);

}  // namespace torchwake::bench
