#pragma once

#include "app/child_process.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::testing {

/// The program's exit code and output.
struct Told {
    std::optional<int> code;
    std::string output;
    std::string errors;
};

/// Runs the program to its end with these arguments, without a display.
inline Told run(std::vector<std::string> command) {
    command.insert(command.begin(), TORCHWAKE_PROGRAM);
    ChildProcess program({std::move(command), {{"DISPLAY", ""}, {"WAYLAND_DISPLAY", ""}}, {}});
    const std::optional<int> code = program.exit_code();
    return {code, program.output(), program.errors()};
}

inline bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace torchwake::testing
