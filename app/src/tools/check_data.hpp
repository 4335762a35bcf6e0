#pragma once

#include "command_line/command_line.hpp"

namespace torchwake::app {

/// Checks a folder of data files, with the words and keys beside them if there are any, or mods over the
/// game's own data. Prints all errors on standard error. Returns the exit code.
[[nodiscard]] int check_data(const Request& request);

}  // namespace torchwake::app
