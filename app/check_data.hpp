#pragma once

#include "command_line.hpp"

namespace torchwake::app {

/// Checks a folder of data files, and the words and keys beside them where there are any, or mods over the
/// game's own data. All errors are said on standard error. The code to exit with.
[[nodiscard]] int check_data(const Request& request);

}  // namespace torchwake::app
