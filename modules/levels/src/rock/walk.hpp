#pragma once

#include <torchwake/core/random.hpp>
#include <torchwake/levels/rock.hpp>

#include <cstdint>

namespace torchwake::levels {

/// A cell that may be open. Random: two draws.
[[nodiscard]] core::Point draw_inside(core::Size size, core::RandomStream& stream);

/// A drunkard's walk: opens cell after cell, mostly straight on, and turns now and then. Answers where it
/// ends. Requires: the first cell may be open.
core::Point walk(Rock& rock, core::Point from, std::int32_t steps, core::RandomStream& stream);

/// Opens what lies within an ellipse of those radii, as far as it may be open.
void hollow(Rock& rock, core::Point middle, core::Size radii);

}  // namespace torchwake::levels
