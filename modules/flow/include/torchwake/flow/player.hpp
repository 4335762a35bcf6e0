#pragma once

#include <torchwake/flow/prompts.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::flow {

class PlaySession;

/// The player of a run: a person, a bot, or the script of a test.
class PlayerPort {
  public:
    virtual ~PlayerPort() = default;
    /// The player's next command; nothing if the player leaves the run, or if it is over by turns that the
    /// player took from the session before it answered. Awaits: the player's decisions.
    [[nodiscard]] virtual Task<std::optional<rules::Command>> next_command(PlaySession* session) = 0;
    /// Tells the player why the last command was refused.
    virtual void refuse(const rules::Refusal& refusal) = 0;
    /// Shows the player the last turn. Requires: the turn outlives the wait. Awaits: the end of what the
    /// player wants to watch of it.
    [[nodiscard]] virtual Task<void> show(const rules::Turn* turn) = 0;
};

}  // namespace torchwake::flow
