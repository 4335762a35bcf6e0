#include "command_line/completion.hpp"

#include <torchwake/core/contract.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace torchwake::app {
namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : std::string(between)) + word;
    }
    return text;
}

/// A text in single quotes, for any of the shells; fish alone needs no other escape than this one.
std::string in_quotes(std::string_view text) {
    std::string quotes = "'";
    for (const char letter : text) {
        quotes += letter == '\'' ? "'\\''" : std::string(1, letter);
    }
    return quotes + "'";
}

std::vector<std::string> names_of(const std::vector<Command>& commands) {
    std::vector<std::string> names(commands.size());
    std::ranges::transform(commands, names.begin(), &Command::name);
    return names;
}

/// All words that may stand in a command: its options and subcommands.
std::vector<std::string> words_in(const Command& command) {
    std::vector<std::string> words;
    for (const CommandOption& option : command.options) {
        words.insert(words.end(), option.names.begin(), option.names.end());
    }
    const std::vector<std::string> commands = names_of(command.subcommands);
    words.insert(words.end(), commands.begin(), commands.end());
    return words;
}

// --- bash

/// The case of an option that takes a value: what may stand behind it.
std::string bash_value(const std::string& command, const CommandOption& option) {
    std::vector<std::string> patterns = option.names;
    for (std::string& name : patterns) {
        name.insert(0, command + ":");
    }
    std::string answer = "COMPREPLY=()";
    if (is_choice(option.value)) {
        answer = "COMPREPLY=($(compgen -W " + in_quotes(joined(choices_of(option.value), " ")) +
                 " -- \"$current\"))";
    } else if (is_path(option.value)) {
        answer = "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$current\"))";
    }
    return "        " + joined(patterns, " | ") + ") " + answer + "; return ;;\n";
}

std::string bash_values(const std::string& name, const Command& command) {
    std::string cases;
    for (const CommandOption& option : command.options) {
        if (!option.names.empty() && !option.value.empty()) {
            cases += bash_value(name, option);
        }
    }
    return cases;
}

std::string bash_words(const std::string& name, const Command& command) {
    return "        " + in_quotes(name) + ") words=" + in_quotes(joined(words_in(command), " ")) + " ;;\n";
}

std::string bash(const Command& program) {
    std::string values = bash_values("", program);
    std::string words = bash_words("", program);
    for (const Command& command : program.subcommands) {
        values += bash_values(command.name, command);
        words += bash_words(command.name, command);
    }
    return "_" + program.name + R"(() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= word words=
    COMPREPLY=()
    for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case $word in
        )" +
           joined(names_of(program.subcommands), " | ") + R"()
            command=$word
            break
            ;;
        esac
    done
    case $command:$previous in
)" + values +
           R"(    esac
    case $command in
)" + words +
           R"(    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _)" +
           program.name + " " + program.name + "\n";
}

// --- zsh

/// Text within a specification of _arguments, where brackets and colons are signs.
std::string zsh_text(std::string_view text) {
    std::string escaped;
    for (const char letter : text) {
        escaped += (letter == '[' || letter == ']' || letter == ':' || letter == '\\' ? "\\" : "") +
                   std::string(1, letter);
    }
    return escaped;
}

std::string zsh_action(const std::string& value) {
    if (is_choice(value)) {
        return ":" + zsh_text("value") + ":(" + joined(choices_of(value), " ") + ")";
    }
    return ":" + zsh_text(value) + ":" + (is_path(value) ? "_files" : " ");
}

std::string zsh_options(const Command& command, const std::string& indent) {
    std::string lines;
    for (const CommandOption& option : command.options) {
        const std::string action = option.value.empty() ? "" : zsh_action(option.value);
        if (option.names.empty()) {
            lines += " \\\n" + indent + in_quotes("*" + action);
        }
        const std::string explained = "[" + zsh_text(option.help) + "]" + action;
        for (const std::string& name : option.names) {
            lines += " \\\n";
            lines += indent;
            lines += in_quotes(name + explained);
        }
    }
    return lines;
}

std::string zsh(const Command& program) {
    std::string commands;
    std::string cases;
    for (const Command& command : program.subcommands) {
        commands += "            " + in_quotes(zsh_text(command.name) + ":" + command.help) + "\n";
        cases += "        " + command.name + ") _arguments" + zsh_options(command, "            ") + " ;;\n";
    }
    return "#compdef " + program.name + "\n_" + program.name + R"(() {
    local context state state_descr line
    typeset -A opt_args
    _arguments -C)" +
           zsh_options(program, "        ") + R"( \
        '1: :->command' '*:: :->arguments'
    case $state in
    command)
        local -a commands=(
)" + commands +
           R"(        )
        _describe command commands
        ;;
    arguments)
        case $line[1] in
)" + cases +
           R"(        esac
        ;;
    esac
}
_)" + program.name +
           " \"$@\"\n";
}

// --- fish

std::string fish_options(const std::string& program, const std::string& condition, const Command& command) {
    std::string lines;
    for (const CommandOption& option : command.options) {
        if (option.names.empty()) {
            continue;
        }
        lines += "complete -c " + program + " -n " + in_quotes(condition);
        for (const std::string& name : option.names) {
            lines += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
        }
        if (is_choice(option.value)) {
            lines += " -x -a " + in_quotes(joined(choices_of(option.value), " "));
        } else if (!option.value.empty()) {
            lines += is_path(option.value) ? " -r -F" : " -x";
        }
        lines += " -d " + in_quotes(option.help) + "\n";
    }
    return lines;
}

std::string fish(const Command& program) {
    const std::string first = "__fish_use_subcommand";
    std::string lines = "complete -c " + program.name + " -n " + first + " -f\n";
    lines += fish_options(program.name, first, program);
    for (const Command& command : program.subcommands) {
        lines += "complete -c " + program.name + " -n " + first + " -f -a " + command.name + " -d " +
                 in_quotes(command.help) + "\n";
        lines += fish_options(program.name, "__fish_seen_subcommand_from " + command.name, command);
    }
    return lines;
}

constexpr std::array shells{CompletedShell{"bash", bash}, CompletedShell{"zsh", zsh},
                            CompletedShell{"fish", fish}};

}  // namespace

std::span<const CompletedShell> completed_shells() {
    return shells;
}

std::vector<std::string_view> names_of_shells() {
    std::vector<std::string_view> names(shells.size());
    std::ranges::transform(shells, names.begin(), &CompletedShell::name);
    return names;
}

std::string completion(const Command& program, std::string_view shell) {
    const auto found = std::ranges::find(shells, shell, &CompletedShell::name);
    TORCHWAKE_EXPECTS(found != shells.end());
    return found->script(program);
}

}  // namespace torchwake::app
