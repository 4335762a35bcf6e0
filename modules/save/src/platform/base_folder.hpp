#pragma once

#include <torchwake/save/folders.hpp>

#include <filesystem>
#include <optional>
#include <string>

namespace torchwake::save {

/// The game's folder below the one that a variable names. Nothing if it names no absolute path.
[[nodiscard]] inline std::optional<std::filesystem::path> own_folder(
    const FolderQuestion& question, const std::string& variable, const std::filesystem::path& below = {}) {
    const std::optional<std::string> value = question.environment(variable);
    if (!value || !std::filesystem::path(*value).is_absolute()) {
        return std::nullopt;
    }
    return std::filesystem::path(*value) / below / "torchwake";
}

}  // namespace torchwake::save
