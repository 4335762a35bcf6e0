#pragma once

#include <filesystem>
#include <string>

namespace torchwake::content {

/// What is wrong with the data files of a folder, one line an error; empty where nothing is.
[[nodiscard]] std::string check_data(const std::filesystem::path& folder);

}  // namespace torchwake::content
