#pragma once

#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>

#include <cstdint>

namespace torchwake::levels {

/// The least length of a part along the side that is cut.
inline constexpr std::int32_t least_part = 3;

/// The parts of a rectangle that was cut.
struct Parts {
    core::Rect before;     ///< the western or northern part
    core::Rect between;    ///< the gap without its first and last row, which are walls; empty if it has fewer
                           ///< than three rows
    core::Rect after;      ///< the eastern or southern part
    bool upright = false;  ///< the cut runs north and south
};

/// Cuts a rectangle across its longer side (cells are taller than wide), at some distance from its ends.
/// `gap` rows lie between the parts. Repeated, it is a binary space partition.
/// Requires: the side that is cut is at least 2 * least_part + gap long. Random: one draw.
[[nodiscard]] Parts cut_in_two(const core::Rect& rect, std::int32_t gap, core::RandomStream& stream);

}  // namespace torchwake::levels
