#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Prints a generated level: its tiles, what spawned on them, and `@` at the hero's arrival; on request also
/// each step of its making. Returns the exit code.
[[nodiscard]] int show_level(const Request& request);

}  // namespace torchwake::app
