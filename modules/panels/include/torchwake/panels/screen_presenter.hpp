#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/panels/hot_areas.hpp>
#include <torchwake/panels/level_build_animator.hpp>
#include <torchwake/panels/marked_cells.hpp>
#include <torchwake/panels/open_screens.hpp>
#include <torchwake/panels/panel_picture.hpp>
#include <torchwake/panels/text_screen.hpp>
#include <torchwake/save/chronicle.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/screen/stage.hpp>
#include <torchwake/words/words.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::panels {

/// The making of a level, while it is shown in place of the map.
struct ShownMaking {
    const LevelBuildAnimator* animation = nullptr;  ///< null: none is shown
    std::int64_t time = 0;                          ///< since it began, in milliseconds; below 0 the window
                                                    ///< still shows the previous level
};

/// The window in which panels are painted.
struct WindowArea {
    core::Size text_size;  ///< in text cells
    core::Size map_cells;  ///< of the map area, in cells of 16 sprite pixels
    core::Point camera;    ///< the sprite pixel in the middle of the map, while nothing moves
};

/// Presents a game in text: it keeps the message log, and paints and speaks the open screens. It has no
/// animations of the map; for a window it paints the panels beside and over it.
class ScreenPresenter {
  public:
    /// Shows no run at first. Requires: catalog and words outlive the presenter.
    ScreenPresenter(const content::Catalog& catalog, const words::Words& words, const screen::KeyMap& keys);
    ~ScreenPresenter();
    ScreenPresenter(const ScreenPresenter&) = delete;
    ScreenPresenter& operator=(const ScreenPresenter&) = delete;

    // Events
    /// Takes an event of the game. `at_once`: how many events of a turn the window's panels show now; they
    /// show the others, and all that the turn changed, from release() on. Nothing: they show all now.
    void take(const screen::StageEvent& event, std::optional<std::size_t> at_once = std::nullopt);
    /// Lets the window's panels show all events so far.
    void release();
    /// Paints all again, in words that the catalog and the word list have by now.
    void change_words();
    /// Adds a notice that the log shows whenever a run begins.
    void warn(screen::Notice warning);
    /// Shows all beats of the forecast for as long as their key is held, whatever is switched on.
    void hold_forecast(bool held);
    /// Sets the size of the text screen on which pages scroll, where there is no window.
    void set_text_size(core::Size size);
    /// Sets what the pointer is over.
    void point(const screen::Pointed& over);

    // Time
    /// Notes what is open in the window's next picture: a box that has just appeared begins to open.
    void note_open(const OpenScreens& open_screens);
    /// Lets time pass, in which a box opens and a bar runs out.
    void advance(core::Milliseconds time);
    /// True while one of these moves.
    [[nodiscard]] bool moves() const;

    // State
    [[nodiscard]] const words::Words& words() const;       ///< what it speaks by
    [[nodiscard]] const screen::Pointed& pointed() const;  ///< what the pointer is over
    [[nodiscard]] ForecastDetail forecast_detail() const;  ///< which beats of the forecast are shown
    [[nodiscard]] content::Colour map_light(const OpenScreens& open_screens) const;  ///< while a box opens

    // Output
    /// Paints the panels of the window, if anything that they show may have changed since the last call.
    /// `revision`: that of the screens, which is greater after their models may have changed. True if the
    /// picture differs.
    bool paint(std::span<const screen::Entry> screens, std::uint64_t revision, const WindowArea& window,
               const ShownMaking& making, PanelPicture& picture);
    /// Draws the whole screen as text: one text cell per map cell. Returns the areas that react to the
    /// pointer.
    HotAreas draw_text(std::span<const screen::Entry> screens, const ShownMaking& making,
                       TextScreen& screen) const;
    /// True from the first call of speak() on.
    [[nodiscard]] bool speaks() const;
    /// The number of lines of a read-only page that don't fit on the screen; 0 for other pages.
    [[nodiscard]] std::int32_t scroll_range(const screen::Layer& page) const;
    /// The lines that a screen reader says next: messages, screens as they open, and of all else what changed
    /// since the last call. Before the first call it keeps nothing to say. `revision`: that of the screens.
    [[nodiscard]] std::vector<std::string> speak(std::span<const screen::Entry> screens,
                                                 std::uint64_t revision);
    /// The text of a line of a menu, as it is sorted and filtered by.
    [[nodiscard]] std::string text_of(const screen::MenuLine& line) const;
    /// The last lines of the log, oldest first, as plain text with repeats counted: "You hit the orc. (x2)".
    [[nodiscard]] std::vector<std::string> log_tail(std::size_t count) const;
    /// The text of a run's record file: its facts, the hero's inventory, the last messages, and the level as
    /// the hero knew it.
    [[nodiscard]] std::string record(const screen::RecapModel& recap, const forecast::Knowledge& knowledge,
                                     const save::Chronicle& chronicle) const;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::panels
