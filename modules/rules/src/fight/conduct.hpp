#pragma once

// Lightning runs through water.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/rules/matter.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// The damage of lightning to who is wet, in times of the damage to others.
inline constexpr std::int32_t wet_multiplier = 2;

/// True if lightning runs through the liquid; an invalid id is none.
[[nodiscard]] inline bool conducts(const content::Catalog& catalog, content::MatterId liquid) {
    return liquid.valid() && catalog.matter(liquid).wets;
}

/// Adds to some cells the water joined to them by straight steps, each with liquid of its own kind. The
/// result is in row order. `liquid_at(cell)` answers the liquid of a cell.
template <class LiquidAt>
[[nodiscard]] std::vector<core::Point> conducted(const content::Catalog& catalog, core::Size size,
                                                 std::vector<core::Point> cells, const LiquidAt& liquid_at) {
    spatial::BitGrid met(size);
    std::ranges::for_each(cells, [&met](core::Point at) { met.set(at); });
    for (std::size_t next = 0; next < cells.size(); ++next) {
        const core::Point from = cells[next];
        const content::MatterId liquid = liquid_at(from);
        for (const core::Direction direction : core::cardinal_directions) {
            const core::Point at = core::step(from, direction);
            if (conducts(catalog, liquid) && size.contains(at) && !met.get(at) && liquid_at(at) == liquid) {
                met.set(at);
                cells.push_back(at);
            }
        }
    }
    std::ranges::sort(cells);
    return cells;
}

}  // namespace torchwake::rules
