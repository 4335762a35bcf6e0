#pragma once

#include <torchwake/save/folders.hpp>

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace torchwake::save {

using Environment = std::map<std::string, std::string>;

/// A program in /opt/torchwake that no person told where the files are.
inline FolderQuestion question(Environment environment) {
    return {std::nullopt, "/opt/torchwake",
            [environment = std::move(environment)](const std::string& name) -> std::optional<std::string> {
                const auto found = environment.find(name);
                return found == environment.end() ? std::nullopt : std::optional(found->second);
            },
            [](const std::filesystem::path&) { return false; }};
}

}  // namespace torchwake::save
