#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Joins files that shards of one simulation wrote, in any order, into what one simulation of all games would
/// have written. A game that stands twice is refused; games that are missing are named, and the rest is
/// joined without them. Returns the exit code: failure also where games are missing.
/// Cost: linear; memory for a line of each file.
[[nodiscard]] int balance(const Request& request);

}  // namespace torchwake::app
