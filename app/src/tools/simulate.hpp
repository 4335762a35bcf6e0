#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Lets a bot play many games and writes a line of JSON for each, in the order of their seeds however many
/// threads play them, then a summary. Returns the exit code.
[[nodiscard]] int simulate(const Request& request);

}  // namespace torchwake::app
