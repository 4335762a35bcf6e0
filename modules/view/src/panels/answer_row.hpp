#pragma once

// Answers side by side, each with its key, for a note or a page that has them in itself.

#include "canvas/canvas.hpp"
#include "panels/paint_context.hpp"

#include <torchwake/core/point.hpp>
#include <torchwake/screen/action.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::view {

/// An answer in a row.
struct RowAnswer {
    std::string key;  ///< empty: it has none
    std::string text;
    screen::Action action = screen::Action::Confirm;
    bool useful = true;  ///< else it is grey, and no click takes it
};

/// An answer with the key that the player prefers for it.
[[nodiscard]] RowAnswer row_answer(screen::Action action, const std::string& text, const PaintSource& source);

/// The cells that answers take side by side.
[[nodiscard]] std::int32_t width_of(const std::vector<RowAnswer>& answers);

/// Draws them; a click on one takes it.
void draw_answers(Canvas& canvas, core::Point at, const std::vector<RowAnswer>& answers);

}  // namespace torchwake::view
