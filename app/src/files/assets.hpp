#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::app {

/// The folder of the running program.
[[nodiscard]] std::filesystem::path program_folder();

/// Finds the game's files: data, words, sounds, keys.json and the atlas.
class Assets {
  public:
    /// `named` is the folder that the person names, by option or by TORCHWAKE_DATA_DIR. Its data is used, and
    /// any other file that it has; the rest is looked for beside the program and in the desktop's data
    /// folders.
    explicit Assets(const std::optional<std::filesystem::path>& named);

    /// The folder of the data files. Shape: a named folder is that folder itself, or contains it as `data`.
    [[nodiscard]] std::filesystem::path data() const;
    /// The first file or folder of that name; its path in the first folder if there is none, so that an error
    /// names a place.
    [[nodiscard]] std::filesystem::path find(std::string_view name) const;
    /// The file or folder that the game comes with, whatever the named folder has.
    [[nodiscard]] std::filesystem::path find_own(std::string_view name) const;

  private:
    [[nodiscard]] std::filesystem::path find_from(std::size_t first_folder, std::string_view name) const;

    std::optional<std::filesystem::path> named_;
    std::vector<std::filesystem::path> folders_;
};

}  // namespace torchwake::app
