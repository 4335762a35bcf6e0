#pragma once

// The page of what the hero knows of the kinds that are unknown at first.

#include "panels/canvas.hpp"
#include "panels/menu_box.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/screen/models.hpp>

#include <cstdint>

namespace torchwake::view {

/// How many rows find no room there.
[[nodiscard]] std::int32_t discoveries_range(const core::Rect& room,
                                             const screen::DiscoveriesModel& discoveries,
                                             const MenuWords& words);

void draw_discoveries(Canvas& canvas, const screen::DiscoveriesModel& discoveries, const MenuWords& words);

}  // namespace torchwake::view
