#pragma once

#include "command_line.hpp"

#include <string>

namespace torchwake::app {

/// The compiled-in library for windows, pictures and sounds, with its version; "no window" if the program was
/// built without one.
[[nodiscard]] std::string window_library();

/// Plays the game in a window, and prints errors on standard error. Returns the exit code.
[[nodiscard]] int play_window(const Request& request);

}  // namespace torchwake::app
