#pragma once

#include <torchwake/core/random.hpp>
#include <torchwake/levels/rock.hpp>

#include <cstdint>

namespace torchwake::levels {

/// Draws a cell that may be open. Random: two draws.
[[nodiscard]] core::Point draw_inside(core::Size size, core::RandomStream& stream);

/// A drunkard's walk: opens one cell after another, mostly straight on, with a turn now and then. Returns its
/// end. Requires: the first cell may be open. Random: some draws per step. Cost: one step per cell.
core::Point walk(Rock& rock, core::Point from, std::int32_t steps, core::RandomStream& stream);

/// Opens the cells within an ellipse of those radii that may be open. Cost: one step per cell around it.
void hollow(Rock& rock, core::Point middle, core::Size radii);

}  // namespace torchwake::levels
