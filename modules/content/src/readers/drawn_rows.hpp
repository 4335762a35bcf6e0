#pragma once

// What vaults and lessons share: levels, or parts of them, that are drawn in rows of characters.

#include "readers/definition_readers.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/json/decode.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::content {

inline constexpr std::size_t longest_drawn_row = 200;  ///< in bytes that are looked at

/// The smallest and the largest size of a drawing.
struct DrawnSizes {
    core::Size least;
    core::Size largest;
};

/// True if the rows are equally long and of a size between those; if not, refuses them.
/// Requires: there is a row.
[[nodiscard]] bool are_drawing(json::Fields& in, const std::vector<std::string>& rows,
                               const DrawnSizes& sizes);

/// Reads all that stands in the cells of a character, an object of the legend.
void read_drawn_cell(json::Fields& in, DrawnCell& out, const AllIds& ids);

/// The cells that can be reached from one by straight steps over those for which is_open(cell) holds: 1,
/// others 0. Requires: `first` is within the size.
template <class IsOpen>
[[nodiscard]] core::Grid<std::uint8_t> reached_from(core::Size size, core::Point first,
                                                    const IsOpen& is_open) {
    core::Grid<std::uint8_t> reached(size);
    std::vector<core::Point> pending{first};
    reached[first] = 1;
    while (!pending.empty()) {
        const core::Point from = pending.back();
        pending.pop_back();
        for (const core::Direction direction : core::cardinal_directions) {
            const core::Point to = core::step(from, direction);
            if (reached.contains(to) && reached[to] == 0 && is_open(to)) {
                reached[to] = 1;
                pending.push_back(to);
            }
        }
    }
    return reached;
}

}  // namespace torchwake::content
