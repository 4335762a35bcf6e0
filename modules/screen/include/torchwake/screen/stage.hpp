#pragma once

// What a game tells whoever shows it, and what it asks of it.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/chronicle.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::screen {

/// A run begins or goes on: what was shown of another is over. The log tells the chronicle again.
struct RunEntered {
    rules::Knowledge knowledge;
    const rules::Chronicle* chronicle = nullptr;
};
/// This happened, and starts to be shown; the world is already as it is afterwards.
struct TurnTaken {
    std::span<const rules::Event> events;
    rules::Knowledge after;
};
/// The end of the turn that is shown is wanted at once.
struct TurnSkipped {};
/// The cursor of a menu moved, or its line was confirmed: feedback to the ear.
struct MenuUsed {
    bool confirmed = false;
};
/// Whether what is seen may not outlive a loss of power yet.
struct UnsavedChanged {
    bool unsaved = false;
};
struct KeysChanged {
    const KeyMap* keys = nullptr;
};
struct OptionsChanged {
    const save::Options* options = nullptr;
};

/// Besides these: why a command was not done, why an automatic action ended, and what is told that is no event of the
/// world.
using StageEvent = std::variant<RunEntered, TurnTaken, TurnSkipped, rules::Refusal, autopilot::Stop, Notice,
                                MenuUsed, UnsavedChanged, KeysChanged, OptionsChanged>;

/// Where a game becomes pictures, words and sounds.
class Stage {
  public:
    virtual ~Stage() = default;
    /// Shows what is told; what that points to need not outlive the call.
    /// Returns how long the next prompt should wait for it; 0: not at all.
    virtual core::Milliseconds show(const StageEvent& event) = 0;

    /// How many lines of a page that is only read find no room where it is shown: how far it scrolls.
    [[nodiscard]] virtual std::int32_t scroll_range(const Layer& page) = 0;
    /// The last lines of the message log as they were shown, the oldest first.
    [[nodiscard]] virtual std::vector<std::string> log_tail(std::size_t count) = 0;
    /// The text of a run's file of record, when it is over.
    [[nodiscard]] virtual std::string record(const RecapModel& recap, const rules::Knowledge& knowledge,
                                             const rules::Chronicle& chronicle) = 0;
};

}  // namespace torchwake::screen
