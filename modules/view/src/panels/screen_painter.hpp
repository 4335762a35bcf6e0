#pragma once

// Draws what is open, outermost first, onto a canvas: text screens and the window's panels alike.

#include "panels/canvas.hpp"
#include "panels/game_panels.hpp"
#include "panels/help_line.hpp"
#include "panels/menu_box.hpp"
#include "panels/watch_bar.hpp"
#include "stage/making_film.hpp"

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/layout.hpp>
#include <torchwake/view/message_log.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::view {

/// What screens are drawn from besides their models. All pointers outlive the call.
struct PaintSource {
    const content::Catalog* catalog = nullptr;
    const Words* words = nullptr;
    const screen::KeyMap* keys = nullptr;
    const MessageLog* log = nullptr;
    screen::Pointed over;
    bool omniscient = false;
    std::string hero_name;
    std::int32_t trailing = 0;           ///< of the hit point bar, in permille
    std::uint8_t menu_alpha = 255;       ///< how far the innermost menu has opened
    const MakingFilm* making = nullptr;  ///< shown in place of the map, where there is one
    std::size_t making_step = 0;
    bool unsaved = false;  ///< the last turns may not outlive a loss of power yet
    /// How many cells the map of the window shows; empty: as many as its area has text cells.
    core::Size map_cells{};
    /// From before what is not shown yet; null: all is shown.
    const SidebarFacts* early_facts = nullptr;
};

/// What the open screens mean for the game behind them.
struct Scenery {
    const screen::PlayModel* play = nullptr;    ///< the game, where its map is seen
    const screen::WatchModel* watch = nullptr;  ///< it is not played, but watched
    bool menu_open = false;                     ///< over the map
    bool dead = false;
    bool won = false;
    bool on_map = false;  ///< a cursor on the map is innermost
};

[[nodiscard]] Scenery scenery_of(std::span<const screen::Entry> screens);

/// What dims the map: nothing, an open menu (half, slightly cooled), a death (a third, red).
[[nodiscard]] Colour map_light(const Scenery& scenery);

class ScreenPainter {
  public:
    ScreenPainter(const PaintSource& source, core::Size size) : source_(&source), layout_(lay_out(size)) {}

    /// Everything but the map of the window.
    /// Requires: the canvas's text has the size of layout().
    void paint(std::span<const screen::Entry> screens, Canvas& canvas) const;
    [[nodiscard]] screen::Pointed pick(std::span<const screen::Entry> screens, core::Point cell,
                                       bool text_mode) const;
    /// How many lines of a page that is only read find no room; 0 of others.
    [[nodiscard]] std::int32_t scroll_range(const screen::Layer& page, bool in_window) const;
    [[nodiscard]] const Layout& layout() const { return layout_; }

  private:
    void paint_game(const screen::PlayModel& play, const Scenery& scenery, Canvas& canvas) const;
    std::vector<SidebarEntry> paint_sidebar(const screen::PlayModel& play, const Scenery& scenery,
                                            Canvas& canvas) const;
    /// What the sidebar lists at a text cell.
    [[nodiscard]] screen::Pointed entry_at(const screen::PlayModel& play, const Scenery& scenery,
                                           core::Point cell, bool text_mode) const;
    /// The step of a level's making that is shown, in words; a text screen has it in letters too.
    void paint_making(const Scenery& scenery, Canvas& canvas) const;
    void paint_layer(const screen::Layer& layer, bool innermost, Canvas& canvas) const;
    /// What lies over the map and tells of the game.
    void paint_over_map(const screen::Layer& layer, const Scenery& scenery, Canvas& canvas) const;
    void paint_watch(const Scenery& scenery, Canvas& canvas) const;
    /// Nothing where no run is watched, and where a cursor or a box needs the map.
    [[nodiscard]] std::optional<WatchPlace> watch_place(const Scenery& scenery) const;
    /// Of the run that is seen; empty: its kind's.
    [[nodiscard]] const std::string& hero_name(const Scenery& scenery) const;
    /// Whether a note in the top left corner might hide what is at a place.
    [[nodiscard]] static bool covers_top_left(const rules::Knowledge& knowledge, core::Point at);
    /// What a cursor on the map is for: "EXAMINE", "AIM fireball scroll".
    [[nodiscard]] std::string map_heading(const screen::Layer& layer) const;
    /// Where the cursor of a way to travel is.
    [[nodiscard]] TextLine place_name(const rules::Knowledge& known, const screen::TravelModel& travel) const;
    /// Whose shops can be travelled to, and by which key.
    [[nodiscard]] TextLine shop_names(const screen::TravelModel& travel) const;
    [[nodiscard]] std::vector<TextLine> aim_lines(const screen::AimModel& aim,
                                                  const rules::Knowledge& known) const;
    [[nodiscard]] TextLine underfoot(const rules::Knowledge& knowledge) const;
    void paint_help_row(std::span<const screen::Entry> screens, Canvas& canvas) const;
    [[nodiscard]] std::optional<MenuPlace> menu_place(std::span<const screen::Entry> screens) const;
    [[nodiscard]] std::vector<HelpLabel> labels(std::span<const screen::Entry> screens) const;
    [[nodiscard]] TextLine beside_labels(std::span<const screen::Entry> screens) const;
    /// The cells that the labels leave free; of what is pointed at and of the cursor in a menu nothing
    /// depends on it, so that no label moves from under the pointer.
    [[nodiscard]] std::int32_t room_beside_labels(std::span<const screen::Entry> screens) const;
    [[nodiscard]] std::int32_t room_to_name(const rules::Knowledge& known) const;
    [[nodiscard]] TextLine told_of_line(const screen::MenuLine& line) const;
    [[nodiscard]] TextLine seen_at(const rules::Knowledge& knowledge, core::Point at) const;
    [[nodiscard]] rules::Knowledge knowledge(const screen::PlayModel& play) const;
    [[nodiscard]] core::Rect menu_area(const screen::Layer& layer, const Scenery& scenery) const;
    /// Where boxes over the map are centred: the map, and where that is small what is beside and below it
    /// too.
    [[nodiscard]] core::Rect box_area() const;
    /// Of an open menu's layer.
    [[nodiscard]] MenuWords words_of(const screen::Layer& layer, const Scenery& scenery) const;
    [[nodiscard]] MenuWords menu_words(bool can_be_cancelled) const;

    const PaintSource* source_;
    Layout layout_;
};

}  // namespace torchwake::view
