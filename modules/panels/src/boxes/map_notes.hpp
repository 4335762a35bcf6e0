#pragma once

#include "boxes/paint_context.hpp"
#include "boxes/screen_speech.hpp"
#include "rows/action_label.hpp"

#include <torchwake/screen/models.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::panels {

/// A cell of the level that a note names.
struct ShownPlace {
    std::string name;
    core::Point at;
};

/// A box in a corner of the map.
struct MapNote {
    std::string title;
    std::vector<words::TextLine> lines;
    ScreenSpeech told{};                  ///< for a screen reader
    std::int32_t width = 44;              ///< in text cells, at most
    std::vector<core::Rect> uncovered{};  ///< the text cells that it keeps free, the most important first
    bool closes = false;                  ///< a click on its corner leaves it
    bool shown = true;                    ///< false: it is only told
    std::vector<ActionLabel> answers{};   ///< in a row of their own below the lines
    std::vector<ShownPlace> places{};     ///< a click on a name in the lines goes there
};

/// Draws a note in a corner of the map, or where it has no room there, also over the log.
void draw_note(Canvas& canvas, const Layout& layout, const MapNote& note);

/// The heading of a cursor on the map: "EXAMINE", "AIM fireball scroll". Requires: the layer is such a
/// cursor.
[[nodiscard]] std::string map_heading(const screen::Layer& layer, const PaintSource& source);

/// Points at the edges of the map to those in view for whom it has no room.
void paint_edges(Canvas& canvas, const forecast::Knowledge& known, const PaintContext& with);

/// Names in a window what is under the pointer, beside it: somebody, a thing or a trap.
void paint_tip(Canvas& canvas, const forecast::Knowledge& known, const PaintContext& with);

/// The notes of cursors on the map.
[[nodiscard]] MapNote note_of(const screen::LookModel& look, const forecast::Knowledge& known,
                              const PaintContext& with);
[[nodiscard]] MapNote note_of(const screen::AimModel& aim, const forecast::Knowledge& known,
                              const PaintContext& with);
[[nodiscard]] MapNote note_of(const screen::TravelModel& travel, const forecast::Knowledge& known,
                              const PaintContext& with);
[[nodiscard]] MapNote note_of(const screen::ConfirmModel& confirm, const forecast::Knowledge& known,
                              const PaintContext& with);

/// Draws the note about what is sought. Requires: the game has a prize.
void paint_quest(Canvas& canvas, const screen::QuestNote& note, const PaintContext& with);

}  // namespace torchwake::panels
