#pragma once

#include <string>

namespace torchwake::app {

/// Such as 0.1.0.
[[nodiscard]] std::string version_number();

/// Version, commit, compiler, libraries and save format, a line each.
[[nodiscard]] std::string version_text();

}  // namespace torchwake::app
