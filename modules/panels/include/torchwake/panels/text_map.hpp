#pragma once

// The map as letters: one character per cell, scrolled so that the hero stays in view.

#include <torchwake/core/rect.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/panels/marked_cells.hpp>
#include <torchwake/panels/text_screen.hpp>

#include <span>
#include <string>
#include <vector>

namespace torchwake::panels {

/// The character of a cell that burns, whatever burns there.
inline constexpr char32_t flame_glyph = U'▲';
/// The character of a cell that fire, gas or a blast reaches soon for sure. A numbered mark is its beat's
/// digit.
inline constexpr char32_t mark_glyph = U'¤';
/// The character of a cell that they reach soon, unless somebody changes that.
inline constexpr char32_t unsure_mark_glyph = U'°';

/// The character of a cell that an announced spell reaches in ten ticks or more; nearer ones show their
/// ticks.
inline constexpr char32_t announced_glyph = U'x';

/// The level cell in the top left corner of a view of this size. The hero is in the middle as far as the
/// level's edges allow. A level smaller than the view is centred; then the corner may be negative.
[[nodiscard]] core::Point view_corner(core::Point hero, core::Size view, core::Size level);

/// The character of what stays in a cell as the hero knows it, in full light: all but the actor there. A
/// blank for an unseen cell.
[[nodiscard]] TextCell ground_cell(const forecast::Knowledge& knowledge, core::Point at);

/// The character of a cell as the hero knows it; a blank for an unseen cell.
[[nodiscard]] TextCell map_cell(const forecast::Knowledge& knowledge, core::Point at);

/// Draws the map, multiplied by a light. `marks`: of the harm to come; one is left out where an actor or an
/// object is.
void draw_text_map(TextScreen& screen, const core::Rect& area, const forecast::Knowledge& knowledge,
                   content::Colour light, std::span<const ForecastMark> marks = {});

/// The whole level as rows of characters, in UTF-8.
[[nodiscard]] std::vector<std::string> map_rows(const forecast::Knowledge& knowledge);

}  // namespace torchwake::panels
