#pragma once

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::flow {

/// How a player leaves a run that is not over.
enum class Leave : std::uint8_t {
    Stored,       ///< to continue another day
    Abandoned,    ///< the run is over for good
    Watching,     ///< to watch the run from its beginning, then continue it
    Lost,         ///< the run can't be continued
    Reloading,    ///< to continue it under the data that were read again
    NextLesson,   ///< a lesson is over, and the next one follows
    LessonAgain,  ///< a lesson begins again
};

class PlaySession;

/// The player of a run: a person, a bot, or the script of a test.
class PlayerPort {
  public:
    virtual ~PlayerPort() = default;
    /// Takes the player's next decision and does it by commands and automatic actions of the session; several
    /// while a menu stays open. Answers how the player leaves the run; nothing if the player does not leave
    /// it. Awaits: the player's decisions.
    [[nodiscard]] virtual Task<std::optional<Leave>> act(PlaySession* session) = 0;
    /// Tells the player why the last command was refused.
    virtual void refuse(const rules::Refusal& refusal) = 0;
    /// Shows the player the last turn. Answers for how long the player wants to watch it; 0 for not at all.
    [[nodiscard]] virtual core::Milliseconds show(const rules::Turn& turn) = 0;
    /// Lets the player watch the last turn. Awaits: the end of that time, or the player's answer that ends
    /// it.
    [[nodiscard]] virtual Task<void> watch(core::Milliseconds time) = 0;
    /// Waits before the next step of an automatic action. False if the player wants it to stop. Awaits: the
    /// end of the pause, or the player's answer that ends it.
    [[nodiscard]] virtual Task<bool> keep_going(autopilot::AutoAction auto_action) = 0;
};

}  // namespace torchwake::flow
