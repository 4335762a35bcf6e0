#pragma once

#include "command_line.hpp"

namespace torchwake::app {

/// Plays the game in a window. The code to exit with; what went wrong is said on standard error.
[[nodiscard]] int play_window(const Request& request);

}  // namespace torchwake::app
