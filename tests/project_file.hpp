#pragma once

#include <string>

namespace torchwake::testing {

/// The path of a file or folder of the project; `below` is its path from the project's folder. Only one source names that
/// folder, so that the compiler cache knows all others in any folder.
[[nodiscard]] std::string project_file(const std::string& below);

}  // namespace torchwake::testing
