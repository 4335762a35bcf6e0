#pragma once

#include "app/child_process.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::testing {

/// The program's exit code and output.
struct Told {
    std::optional<int> code;
    std::string output;
    std::string errors;
};

/// Runs the program to its end with these arguments.
inline Told run(std::vector<std::string> command) {
    command.insert(command.begin(), TORCHWAKE_PROGRAM);
    ChildProcess program({std::move(command), {}, {}});
    const std::optional<int> code = program.exit_code();
    return {code, program.output(), program.errors()};
}

}  // namespace torchwake::testing
