#pragma once

#include "command_line.hpp"

namespace torchwake::app {

/// Plays a recorded run again and prints what it came to, or the first command that goes another way.
/// Answers the code to exit with.
[[nodiscard]] int verify_replay(const Request& request);

/// Plays two recorded runs side by side and prints the first command and the first stored value in which they
/// differ. Answers the code to exit with: 1 where they differ.
[[nodiscard]] int compare_replays(const Request& request);

}  // namespace torchwake::app
