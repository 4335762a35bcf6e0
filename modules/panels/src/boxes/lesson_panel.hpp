#pragma once

#include "boxes/paint_context.hpp"

#include <torchwake/screen/models.hpp>

namespace torchwake::panels {

/// Draws the hint of the present step of a lesson: in a box at the top of the map, or in the
/// first rows of the log if a box would come near the hero or another screen is open over the map. Answers
/// the rest of the log.
[[nodiscard]] core::Rect paint_lesson(Canvas& canvas, const screen::LessonNote& note,
                                      const forecast::Knowledge& known, const PaintContext& with);

}  // namespace torchwake::panels
