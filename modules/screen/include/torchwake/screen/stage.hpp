#pragma once

// The interface through which a game is shown: events for the stage, and questions to it.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/save/chronicle.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::screen {

/// A run begins or continues. The stage drops what it showed of another run, and shows the log of the
/// chronicle.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): knowledge has no value of its own to leave out
struct RunEntered {
    forecast::Knowledge knowledge;               ///< of its hero
    const save::Chronicle* chronicle = nullptr;  ///< of the run; never null
};
/// A turn was taken, and its animation starts. The world is already in its state after the turn.
struct TurnTaken {
    std::span<const rules::Event> events;  ///< in the order in which they happened
    forecast::Knowledge after;             ///< of the hero after the turn
};
/// The animation of the current turn ends at once.
struct TurnSkipped {};
/// The cursor of a menu moved, or its line was confirmed; the stage may play a sound.
struct MenuUsed {
    bool confirmed = false;  ///< false: only the cursor moved
};
/// The mark of decisions that are not yet safe on the disk is shown or hidden.
struct UnsavedChanged {
    bool unsaved = false;  ///< true: the mark is shown
};
/// The game takes the pointer to be on this cell of the level, or nowhere, until it moves: a restored run has
/// the place at which it was left, and a key clears it.
struct PointerPlaced {
    std::optional<core::Point> cell;  ///< nothing: nowhere
};
/// What the player asks to hear.
enum class SpeechTopic : std::uint8_t {
    Hero,          ///< how the hero is
    Surroundings,  ///< what is around
    Again          ///< the last lines once more
};
/// The player asks to hear something, now or once more.
struct SpeechAsked {
    SpeechTopic topic = SpeechTopic::Hero;  ///< what to say
};
/// Other keys are in use from now on.
struct KeysChanged {
    const KeyMap* keys = nullptr;  ///< never null
};
/// Other options are in force from now on.
struct OptionsChanged {
    const save::Options* options = nullptr;  ///< never null
};

/// An event for the stage. Besides the types above: the refusal of a command, the stop of an automatic
/// action, and a notice that is no event of the world.
using StageEvent =
    std::variant<RunEntered, TurnTaken, TurnSkipped, rules::Refusal, autopilot::Stop, Notice, MenuUsed,
                 UnsavedChanged, PointerPlaced, SpeechAsked, KeysChanged, OptionsChanged>;

/// The receiver that turns a game into pictures, words and sounds.
class Stage {
  public:
    virtual ~Stage() = default;
    /// Shows an event; the objects that it points to need not outlive the call. Returns how long the next
    /// prompt should wait for the animation; 0 for not at all.
    virtual core::Milliseconds show(const StageEvent& event) = 0;

    /// True if it says what happens, so that it can be asked to.
    [[nodiscard]] virtual bool speaks() = 0;
    /// The number of lines of a page that do not fit where it is shown, by which it can scroll.
    [[nodiscard]] virtual std::int32_t scroll_range(const Layer& page) = 0;
    /// The text of a menu line, in which a filter finds what is typed.
    [[nodiscard]] virtual std::string text_of(const MenuLine& line) = 0;
    /// The last lines of the message log as they were shown, oldest first.
    [[nodiscard]] virtual std::vector<std::string> log_tail(std::size_t count) = 0;
    /// The text of the file of record of a run that is over.
    [[nodiscard]] virtual std::string record(const RecapModel& recap, const forecast::Knowledge& knowledge,
                                             const save::Chronicle& chronicle) = 0;
};

}  // namespace torchwake::screen
