#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Replays a recorded run and prints its result, or the first command that leads elsewhere.
/// Returns the exit code.
[[nodiscard]] int verify_replay(const Request& request);

/// Plays two recorded runs side by side and prints the first command and the first stored value in which they
/// differ. Returns the exit code: 1 if they differ.
[[nodiscard]] int compare_replays(const Request& request);

}  // namespace torchwake::app
