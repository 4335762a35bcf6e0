#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Plays the game in the text terminal of standard input and output. Returns the exit code.
[[nodiscard]] int play_terminal(const Request& request);

}  // namespace torchwake::app
