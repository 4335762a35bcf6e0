#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace torchwake::spatial {

/// The index offset of each direction in the row-by-row order of a grid of that width. Cells are counted in
/// std::uint32_t, whose arithmetic wraps, so that adding the complement of a number subtracts it.
[[nodiscard]] inline std::array<std::uint32_t, 8> step_offsets(std::int32_t width) {
    std::array<std::uint32_t, 8> offsets{};
    for (const core::Direction direction : core::all_directions) {
        const core::Point delta = core::offset(direction);
        offsets[static_cast<std::size_t>(direction)] =
            static_cast<std::uint32_t>(delta.y) * static_cast<std::uint32_t>(width) +
            static_cast<std::uint32_t>(delta.x);
    }
    return offsets;
}

/// The index offset of a step, by twice its direction, plus one if it is legal; an illegal step has offset 0.
/// It is a table, because compilers make a branch of a condition.
using StepLeads = std::array<std::uint32_t, 16>;

[[nodiscard]] inline StepLeads step_leads(std::int32_t width) {
    const auto offsets = step_offsets(width);
    StepLeads leads{};
    for (std::size_t direction = 0; direction < offsets.size(); ++direction) {
        leads[2 * direction + 1] = offsets[direction];
    }
    return leads;
}

/// The steps worth trying from a cell that was entered in a direction, if every step counts the same: the
/// other neighbours are one step from the previous cell as well, and were tried from there. The cells beside
/// a cardinal step are diagonal from the previous cell; they are included unless that was legal for certain.
[[nodiscard]] constexpr std::uint8_t onward_steps(core::Direction entered, CornerRule rule) {
    const unsigned widest = core::is_diagonal(entered) || rule != CornerRule::Cut ? 2 : 1;
    const auto ahead = static_cast<unsigned>(entered);
    unsigned steps = 0;
    for (unsigned turn = 0; turn <= widest; ++turn) {
        steps |= 1U << ((ahead + turn) % 8U) | 1U << ((ahead + 8U - turn) % 8U);
    }
    return static_cast<std::uint8_t>(steps);
}

}  // namespace torchwake::spatial
