#include "command_line/man_page.hpp"

#include "command_line/version.hpp"

#include <cctype>
#include <string_view>

namespace torchwake::app {
namespace {

/// Text that troff prints as it is: a line that begins with a dot or a quotation mark would be a request.
std::string plain(std::string_view text) {
    std::string escaped;
    for (const char letter : text) {
        if (letter == '\\') {
            escaped += "\\e";
        } else if (letter == '-') {
            escaped += "\\-";
        } else {
            escaped += letter;
        }
    }
    const bool is_request = escaped.starts_with('.') || escaped.starts_with('\'');
    return (is_request ? "\\&" : "") + escaped;
}

std::string bold(std::string_view text) {
    return "\\fB" + plain(text) + "\\fR";
}

/// What an option takes, such as "FILE" or "DIR ...".
std::string value_of(const CommandOption& option) {
    if (option.value.empty()) {
        return {};
    }
    const std::string one = "\\fI" + plain(option.value) + "\\fR";
    std::string all = one;
    for (int place = 1; place < option.most_values; ++place) {
        all += " " + one;
    }
    return option.most_values == any_number ? all + " ..." : all;
}

std::string entry(const CommandOption& option) {
    std::string head;
    for (const std::string& name : option.names) {
        head += (head.empty() ? "" : ", ") + bold(name);
    }
    const std::string value = value_of(option);
    head += head.empty() || value.empty() ? value : " " + value;
    return ".TP\n" + head + "\n" + plain(option.help) + "\n";
}

std::string entries(const Command& command) {
    std::string text;
    for (const CommandOption& option : command.options) {
        text += entry(option);
    }
    return text;
}

/// The words of a command in place, such as " RUN RUN" or " [DIR]".
std::string words_of(const Command& command) {
    std::string text;
    for (const CommandOption& option : command.options) {
        if (option.names.empty()) {
            text += option.required ? " " + value_of(option) : " [" + value_of(option) + "]";
        }
    }
    return text;
}

constexpr std::string_view files_and_environment = R"(.SH FILES
.TP
\fI$XDG_DATA_HOME/torchwake\fR
Your runs, scores, records and capsules, and the folder \fImods\fR; without that variable in
\fI~/.local/share/torchwake\fR.
.TP
\fI$XDG_CONFIG_HOME/torchwake\fR
Your options and keys; without that variable in \fI~/.config/torchwake\fR.
.SH ENVIRONMENT
.TP
\fBTORCHWAKE_DATA_DIR\fR
The folder with the game's data, if \fB\-\-data\-dir\fR names none.
.SH EXIT STATUS
0 if all went well, 1 if something failed, 2 for a command line that was not understood.
)";

}  // namespace

std::string man_page(const Command& program) {
    std::string title = program.name;
    for (char& letter : title) {
        letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    std::string page =
        ".TH " + title + R"( 6 "" ")" + program.name + " " + version_number() + R"(" Games)" + "\n";
    page += ".SH NAME\n" + program.name + " \\- a turn\\-based dungeon crawl by torchlight\n";
    page += ".SH SYNOPSIS\n.B " + program.name + "\n[\\fIOPTIONS\\fR] [\\fICOMMAND\\fR]\n";
    page += ".SH DESCRIPTION\n" + plain(program.help) + "\nWithout a command the game opens its window.\n";
    page += ".SH OPTIONS\n" + entries(program);
    page += ".SH COMMANDS\n";
    for (const Command& command : program.subcommands) {
        page += ".SS " + plain(command.name) + words_of(command) + "\n" + plain(command.help) + ".\n" +
                entries(command) + (command.note.empty() ? "" : ".PP\n" + plain(command.note) + "\n");
    }
    return page + std::string(files_and_environment);
}

}  // namespace torchwake::app
