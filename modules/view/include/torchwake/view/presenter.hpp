#pragma once

// The one who turns events into what is seen, heard and read over time. It is given events as they happen and
// the virtual time as it passes, and keeps the message log, the running animations and the waiting sounds.
// Cosmetic randomness has its own stream here; nothing here ever reaches the World.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/chronicle.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/screen/stage.hpp>
#include <torchwake/view/frame.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::view {

/// A sound to start now.
struct SoundCue {
    std::string name;           ///< "footstep_stone", "hit_blade", ...
    std::int32_t volume = 100;  ///< percent, by distance
    std::int32_t pitch = 1000;  ///< permille
};

class Presenter final : public screen::Stage {
  public:
    /// Requires: catalog and words outlive the presenter.
    Presenter(const content::Catalog& catalog, const Words& words, const screen::KeyMap& keys);
    ~Presenter() override;
    Presenter(const Presenter&) = delete;
    Presenter& operator=(const Presenter&) = delete;

    // What happens

    /// A run that is entered, or another moment of any run that is jumped to: of what was shown and told
    /// before nothing is left. The log tells the chronicle again. Cost: linear in its entries. The next
    /// prompt waits, in real time, for a missile in flight and what it does, a level that unfolds, and the
    /// way between levels; steps and blows never delay the next turn. What happened after a missile flew is
    /// seen and read when it has arrived; text screens tell all at once.
    core::Milliseconds show(const screen::StageEvent& event) override;
    /// A sentence that the player is told whenever a run begins: that nothing can be saved, say.
    void warn(std::string sentence);
    /// The facts of a run, what the hero carried, last messages, and the level as it was known.
    [[nodiscard]] std::string record(const screen::RecapModel& recap, const rules::Knowledge& knowledge,
                                     const rules::Chronicle& chronicle) override;

    // Time and attention
    void advance(core::Milliseconds time);
    void set_focus(bool focused);
    /// Any input wakes ambient motion again.
    void note_input();
    /// How large the text screen is that pages are scrolled on, where there is no window.
    void set_text_size(core::Size size);
    /// What the pointer is over, for the help line's left half.
    void point(const screen::Pointed& over);
    /// When the picture changes next by itself; nothing: it stands still until an input.
    [[nodiscard]] std::optional<core::Milliseconds> next_change() const;
    /// The sounds that wait to be started; forgets them.
    [[nodiscard]] std::vector<SoundCue> take_sounds();

    /// Where the hero of the window's last frame is, by the ambience of its level: "rooms", ...; empty:
    /// silence, or no run is played.
    [[nodiscard]] std::string_view place() const;

    // What is seen
    /// The window's frame. `revision`: of the screens; a greater one says that their models may have changed.
    /// `map_cells`: how many cells (of 16 sprite pixels) the map area shows.
    /// Cost: what did not change since the last call is not built again.
    const Frame& frame(std::span<const screen::Entry> screens, std::uint64_t revision, core::Size text_size,
                       core::Size map_cells);
    /// The whole screen as text: one cell a map cell, no cosmetics. Returns where things can be pointed at;
    /// of the window's frame that is Frame::areas.
    HotAreas draw_text(std::span<const screen::Entry> screens, TextScreen& screen) const;

    /// How many lines of a page that is only read find no room on the screen: how far it scrolls; 0 of
    /// others.
    [[nodiscard]] std::int32_t scroll_range(const screen::Layer& page) override;

    /// The log's last lines, oldest first, as plain text with repeats folded: "You hit the orc. (x2)".
    [[nodiscard]] std::vector<std::string> log_tail(std::size_t count) override;
    [[nodiscard]] SpriteNames& sprites();

  private:
    void enter(const rules::Knowledge& knowledge, const rules::Chronicle& chronicle);
    core::Milliseconds begin(std::span<const rules::Event> events, const rules::Knowledge& after);
    void take(const screen::RunEntered& entered);
    void take(const screen::TurnSkipped&);
    void take(const rules::Refusal& refusal);
    void take(const autopilot::Stop& stop);
    void take(const screen::Notice& notice);
    void take(const screen::MenuUsed& menu);
    void take(const screen::UnsavedChanged& mark);
    void take(const screen::KeysChanged& changed);
    void take(const screen::OptionsChanged& changed);

    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace torchwake::view
