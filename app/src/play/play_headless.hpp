#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Plays the game over JSON lines on standard input and output. Returns the exit code.
[[nodiscard]] int play_headless(Request request);

}  // namespace torchwake::app
