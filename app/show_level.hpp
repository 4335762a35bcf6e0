#pragma once

#include "command_line.hpp"

namespace torchwake::app {

/// Prints a level as it is generated: tiles, what spawned on them, and `@` where the hero arrives; where
/// steps are asked for, after each of them. The code to exit with.
[[nodiscard]] int show_level(const Request& request);

}  // namespace torchwake::app
