#include "command_line/command_model.hpp"

#include <CLI/App.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace torchwake::app {
namespace {

constexpr char between_choices = '|';
constexpr std::array<std::string_view, 3> path_values{"FILE", "DIR", "RUN"};

CommandOption describe_option(const CLI::Option& option) {
    CommandOption described;
    for (const std::string& name : option.get_snames()) {
        described.names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        described.names.push_back("--" + name);
    }
    if (option.get_positional()) {
        described.value = option.get_name(true);
    } else if (option.get_expected_max() > 0) {
        described.value = option.get_type_name();
    }
    described.help = option.get_description();
    const int most = option.get_expected_max();
    described.most_values = most < CLI::detail::expected_max_vector_size ? most : any_number;
    described.required = option.get_required();
    return described;
}

}  // namespace

Command describe_command(const CLI::App& app) {
    Command command{app.get_name(), app.get_description(), {}, {}, app.get_footer()};
    for (const CLI::Option* option : app.get_options()) {
        command.options.push_back(describe_option(*option));
    }
    for (const CLI::App* subcommand : app.get_subcommands([](const CLI::App*) { return true; })) {
        command.subcommands.push_back(describe_command(*subcommand));
    }
    return command;
}

bool is_choice(const std::string& value) {
    return value.find(between_choices) != std::string::npos;
}

bool is_path(const std::string& value) {
    return std::ranges::find(path_values, value) != path_values.end();
}

std::vector<std::string> choices_of(const std::string& value) {
    std::vector<std::string> choices;
    for (std::size_t start = 0; start <= value.size();) {
        const std::size_t end = std::min(value.find(between_choices, start), value.size());
        choices.push_back(value.substr(start, end - start));
        start = end + 1;
    }
    return choices;
}

}  // namespace torchwake::app
