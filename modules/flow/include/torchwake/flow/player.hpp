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
    Stored,     ///< to go on another day
    Abandoned,  ///< for good
    Watching,   ///< to see it from its beginning, and come back
    Lost,       ///< since it can't be gone on with
};

class PlaySession;

/// Who plays a run: a person, a bot, or the script of a test.
class PlayerPort {
  public:
    virtual ~PlayerPort() = default;
    /// Awaits: the next thing that the player does, by commands and automatic actions of the session; several
    /// where a menu stays open meanwhile. Answers how the player leaves; nothing: the run goes on, unless it
    /// is over.
    [[nodiscard]] virtual Task<std::optional<Leave>> act(PlaySession* session) = 0;
    /// Is told why the last command was not done.
    virtual void refuse(const rules::Refusal& refusal) = 0;
    /// Is shown what the last command came to. Answers how long it wants to watch that; 0: not at all.
    [[nodiscard]] virtual core::Milliseconds show(const rules::Turn& turn) = 0;
    /// Awaits: the end of what is watched.
    [[nodiscard]] virtual Task<void> watch(core::Milliseconds time) = 0;
    /// Awaits: the pause before the next step of an automatic action. False: the player wants it to stop.
    [[nodiscard]] virtual Task<bool> keep_going(autopilot::AutoAction auto_action) = 0;
};

}  // namespace torchwake::flow
