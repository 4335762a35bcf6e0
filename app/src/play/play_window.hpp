#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Plays the game in a window, and prints errors on standard error. Returns the exit code.
[[nodiscard]] int play_window(const Request& request);

}  // namespace torchwake::app
