#pragma once

#include "command_line.hpp"

namespace torchwake::app {

/// Lets a bot play many games and writes how each ended: a line of JSON a game, in the order of their seeds
/// however many work on them at once, then a summary. The code to exit with.
[[nodiscard]] int simulate(const Request& request);

}  // namespace torchwake::app
