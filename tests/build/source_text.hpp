#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace torchwake::build {

/// *Errors*: throws std::runtime_error naming the file if it can't be read.
[[nodiscard]] std::vector<std::string> lines_of(const std::filesystem::path& file);

[[nodiscard]] std::vector<std::string> words_of(const std::string& line);

/// All C++ files below a directory, in order of path; none if it is not there.
[[nodiscard]] std::vector<std::filesystem::path> sources_under(const std::filesystem::path& directory);

/// "file:line: " for the line of that index.
[[nodiscard]] std::string place(const std::filesystem::path& file, std::size_t line);

}  // namespace torchwake::build
