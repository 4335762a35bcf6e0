#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Reads batches of games, or plays them: by each bot with all means, without each family, and with each
/// gift. Prints a line for each, and writes the table and its picture. Returns the exit code.
[[nodiscard]] int measure(const Request& request);

}  // namespace torchwake::app
