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

/// An environment variable; nothing where it is not set or empty.
[[nodiscard]] std::optional<std::string> environment(const std::string& name);

/// Where the game's files are: data, words, sounds, keys.json and the atlas.
class Assets {
  public:
    /// `named`: the folder that the person names, by option or by TORCHWAKE_DATA_DIR. Its data is taken, and
    /// of all else what it has; the rest is looked for beside the program and in the desktop's data folders.
    explicit Assets(const std::optional<std::filesystem::path>& named);

    /// The data files. Shape: a named folder is that of the data itself, or holds it as `data`.
    [[nodiscard]] std::filesystem::path data() const;
    /// A file or folder by name, where it was found first; in the first folder where it is nowhere, so that
    /// an error names a place.
    [[nodiscard]] std::filesystem::path find(std::string_view name) const;
    /// The same without the named folder: what the game comes with.
    [[nodiscard]] std::filesystem::path find_own(std::string_view name) const;

  private:
    [[nodiscard]] std::filesystem::path find_from(std::size_t first_folder, std::string_view name) const;

    std::optional<std::filesystem::path> named_;
    std::vector<std::filesystem::path> folders_;
};

}  // namespace torchwake::app
