#pragma once

// The quickbar at the foot of the sidebar: nine places, each with its digit and its sign.

#include "canvas/canvas.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::panels {

/// The rows that the places take at the foot of a room: none if all are free; in a high window they are
/// large.
[[nodiscard]] std::int32_t quick_rows(const Canvas& canvas, core::Size room,
                                      const std::vector<forecast::KnownQuickSlot>& slots);

/// Draws the places into so many rows, none of them if there are no rows; those whose thing the hero does not
/// have are dim. They react to the pointer if `live`.
void draw_quickbar(Canvas& canvas, const core::Rect& area, const std::vector<forecast::KnownQuickSlot>& slots,
                   const content::Catalog& catalog, bool live);

/// A sentence about the use of a place of the quickbar. `shooter`: the ranged weapon in the hero's hands.
[[nodiscard]] words::TextLine quick_note(const forecast::KnownQuickSlot& slot, content::ItemId shooter,
                                         const content::Catalog& catalog, const words::Words& words);

}  // namespace torchwake::panels
