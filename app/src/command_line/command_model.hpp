#pragma once

#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's own name
class App;
}

namespace torchwake::app {

/// An option of a command, or a word that it takes in place.
struct CommandOption {
    std::vector<std::string> names;  ///< with their dashes, the short one first; empty for a word in place
    std::string value;               ///< what it takes, such as FILE or bash|zsh|fish; empty for a flag
    std::string help;
    int most_values = 1;    ///< how many values it takes; `any_number`: as many as are there
    bool required = false;  ///< the command can't do without
};

inline constexpr int any_number = -1;

/// The program itself, or one of its subcommands.
struct Command {
    std::string name;
    std::string help;
    std::vector<CommandOption> options;
    std::vector<Command> subcommands;
    std::string note{};  ///< sentences below the options; empty for most
};

/// The options and subcommands that a parser was given, in their order.
[[nodiscard]] Command describe_command(const CLI::App& app);

/// True if a value is one of some words, such as bash|zsh|fish.
[[nodiscard]] bool is_choice(const std::string& value);
/// True if a value is the path of a file or folder.
[[nodiscard]] bool is_path(const std::string& value);
/// The words of a choice.
[[nodiscard]] std::vector<std::string> choices_of(const std::string& value);

}  // namespace torchwake::app
