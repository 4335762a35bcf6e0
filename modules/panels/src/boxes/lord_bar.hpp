#pragma once

// The bar of a lord in view: its name, its hit points and its phase, over an edge of the map.

#include "boxes/paint_context.hpp"
#include "canvas/canvas.hpp"

#include <torchwake/forecast/knowledge.hpp>

#include <string>

namespace torchwake::panels {

/// The phase of a lord, of how many. Requires: the actor is a lord.
[[nodiscard]] std::string phase_text(const forecast::KnownActor& lord, const content::Catalog& catalog,
                                     const words::Words& words);

/// Draws the bar of the first lord in view over the upper edge of the map, or over the lower one where it
/// would otherwise hide the hero or the cells beside it. Draws nothing without one.
void draw_lord_bar(Canvas& canvas, const forecast::Knowledge& known, const PaintContext& with);

}  // namespace torchwake::panels
