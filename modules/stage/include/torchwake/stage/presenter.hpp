#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/panels/hot_areas.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/panels/text_screen.hpp>
#include <torchwake/save/chronicle.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/screen/stage.hpp>
#include <torchwake/stage/frame.hpp>
#include <torchwake/stage/mood.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::stage {

/// A sound to start now.
struct SoundCue {
    std::string name;           ///< "footstep_stone", "hit_blade", ...
    std::int32_t volume = 100;  ///< percent; less for distant sounds
    std::int32_t pitch = 1000;  ///< permille
};

/// The presenter turns events into pictures, sound and words over time. Its caller passes events as they
/// happen and virtual time as it goes by. It keeps the message log, the running animations and the waiting
/// sounds. Cosmetic randomness has a stream of its own here; nothing here changes the World.
class Presenter final : public screen::Stage {
  public:
    /// Shows no run at first. Requires: catalog and words outlive the presenter.
    Presenter(const content::Catalog& catalog, const words::Words& words, const screen::KeyMap& keys);
    ~Presenter() override;
    Presenter(const Presenter&) = delete;
    Presenter& operator=(const Presenter&) = delete;

    // Events

    /// Shows an event. Returns how long the next prompt waits, in real time: for a missile in flight and its
    /// effect, for a level that unfolds, and for the transition between levels. Steps and blows never delay
    /// the next turn.
    /// The window shows later events, and their messages, only after a missile has arrived. Text screens show
    /// everything at once.
    /// RunEntered, also sent after a jump to another moment of a run, discards all that was shown before and
    /// writes the log again from the chronicle. Cost: linear in its entries.
    core::Milliseconds show(const screen::StageEvent& event) override;
    /// Draws all again, in words that the catalog and the word list have by now.
    void change_words();
    /// The word list that it speaks by.
    [[nodiscard]] const words::Words& words() const;
    /// Takes catalog and words again, whose objects have other contents now. Requires: no run is shown, and
    /// the next one is entered by RunEntered.
    void renew();
    /// Adds a notice that the log shows whenever a run begins, such as a warning that nothing can be saved.
    void warn(screen::Notice warning);
    /// The text of a run's record file: its facts, the hero's inventory, the last messages, and the level as
    /// the hero knew it.
    [[nodiscard]] std::string record(const screen::RecapModel& recap, const forecast::Knowledge& knowledge,
                                     const save::Chronicle& chronicle) override;

    // Time and attention
    /// Lets virtual time pass.
    void advance(core::Milliseconds time);
    /// Notes if the player looks at the window; ambient motion stands still while nobody does.
    void set_focus(bool focused);
    /// Notes an input before the game takes it: it restarts ambient motion.
    void note_input();
    /// Shows all beats of the forecast for as long as their key is held, whatever is switched on.
    void hold_forecast(bool held);
    /// Sets the size of the text screen on which pages scroll, where there is no window.
    void set_text_size(core::Size size);
    /// Sets what the pointer is over; the left half of the help row names it.
    void point(const screen::Pointed& over);
    /// The time until the picture changes without an input; nothing while it is still.
    [[nodiscard]] std::optional<core::Milliseconds> next_change() const;
    /// Returns the sounds to be started, and forgets them.
    [[nodiscard]] std::vector<SoundCue> take_sounds();

    /// The background sound ("rooms", ...) of the level in the window's last frame, that of the recipe
    /// `ambience_<it>`. Empty: the level is silent, or no run is played.
    [[nodiscard]] std::string_view place() const;
    /// The mood of the run in the window's last frame; nothing if no run is played.
    [[nodiscard]] const std::optional<Mood>& mood() const;

    // Output
    /// The window's frame. `revision`: that of the screens, which is greater after their models may have
    /// changed. `map_cells`: how many cells (of 16 sprite pixels) the map area shows.
    /// Cost: only parts that may have changed since the last call are built again.
    const Frame& frame(std::span<const screen::Entry> screens, std::uint64_t revision, core::Size text_size,
                       core::Size map_cells);
    /// Draws the whole screen as text: one text cell per map cell, without animations. Returns the areas that
    /// react to the pointer; for the window they are in Frame::areas.
    panels::HotAreas draw_text(std::span<const screen::Entry> screens, panels::TextScreen& screen) const;

    /// The number of lines of a read-only page that don't fit on the screen. The page scrolls that far; 0 for
    /// other pages.
    [[nodiscard]] std::int32_t scroll_range(const screen::Layer& page) override;

    /// True from the first call of speak() on.
    [[nodiscard]] bool speaks() override;
    /// The lines that a screen reader says next: messages, screens as they open, and of all else what changed
    /// since the last call. The first call begins with all open screens; only from there on the presenter
    /// keeps anything to say. `revision`: that of the screens.
    [[nodiscard]] std::vector<std::string> speak(std::span<const screen::Entry> screens,
                                                 std::uint64_t revision);

    /// The text of a line of a menu, as it is sorted and filtered by.
    [[nodiscard]] std::string text_of(const screen::MenuLine& line) override;
    /// The last lines of the log, oldest first, as plain text with repeats counted: "You hit the orc. (x2)".
    [[nodiscard]] std::vector<std::string> log_tail(std::size_t count) override;
    /// The names of the sprites to which its draw lists refer by index.
    [[nodiscard]] panels::SpriteNames& sprites();

  private:
    void animate(const screen::RunEntered& entered);
    void animate(const screen::TurnSkipped&);
    void animate(const screen::Notice& notice);
    void animate(const screen::MenuUsed& menu);
    void animate(const screen::OptionsChanged& changed);
    template <class Other>
    void animate(const Other&) {}  // the other events only change what is read

    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::stage
