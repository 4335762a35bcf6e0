#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Writes a bug capsule of a stored run and prints its path. Returns the exit code.
[[nodiscard]] int make_capsule(const Request& request);

}  // namespace torchwake::app
