#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Prints the keys of every action, from the key map that the game reads. Returns the exit code.
[[nodiscard]] int list_keys(const Request& request);

}  // namespace torchwake::app
