#pragma once

// Boxes and pages of facts: the hero, an item, the scores, a key that is waited for.

#include "panels/canvas.hpp"
#include "panels/menu_box.hpp"

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/models.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace torchwake::view {

/// Over the map. `name`: the hero's own, or empty.
void draw_character(Canvas& canvas, const core::Rect& area, const rules::Knowledge& knowledge,
                    const std::string& name, const MenuWords& words);
void draw_item(Canvas& canvas, const core::Rect& area, const screen::ItemModel& item,
               const rules::Knowledge& knowledge, const MenuWords& words);
/// A page of its own.
void draw_scores(Canvas& canvas, const screen::ScoresModel& scores, const MenuWords& words);
[[nodiscard]] std::int32_t scores_range(const core::Rect& room, std::size_t entries);
/// Over the list of bindings.
void draw_capture(Canvas& canvas, const screen::CaptureModel& capture, const MenuWords& words);

/// A box with lines in the top left corner of the map, as wide as it must be: what the cursor is on.
void draw_note(Canvas& canvas, const core::Rect& map, const std::string& title,
               const std::vector<TextLine>& lines, bool at_bottom);

}  // namespace torchwake::view
