#pragma once

#include "command_line/command_model.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::app {

/// A shell whose command lines can be completed, and the script that it reads.
struct CompletedShell {
    std::string_view name;
    std::string (*script)(const Command& program);
};

/// All such shells.
[[nodiscard]] std::span<const CompletedShell> completed_shells();

/// Their names.
[[nodiscard]] std::vector<std::string_view> names_of_shells();

/// The script for a shell. Requires: its name is one of completed_shells().
[[nodiscard]] std::string completion(const Command& program, std::string_view shell);

}  // namespace torchwake::app
