#pragma once

#include "panels/paint_context.hpp"

#include <torchwake/screen/models.hpp>

#include <span>

namespace torchwake::view {

/// The row below the game: what is under the cursor, or asked for, and beside it the keys of what is legal.
/// Pages that scroll have none: they tell in their edge how they are left. Requires: a screen is open.
void paint_help_row(Canvas& canvas, std::span<const screen::Entry> screens, const PaintContext& with);

}  // namespace torchwake::view
