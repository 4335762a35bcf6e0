#pragma once

#include <string>

namespace torchwake::app {

/// Version, commit, compiler, libraries and save format, a line each.
[[nodiscard]] std::string version_text();

}  // namespace torchwake::app
