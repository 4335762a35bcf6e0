#include "session.hpp"

#include <torchwake/panels/layout.hpp>
#include <torchwake/terminal/play_terminal.hpp>
#include <torchwake/words/sentence.hpp>

#include <algorithm>
#include <clocale>
#include <langinfo.h>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace torchwake::terminal {
namespace {

std::string size_text(core::Size size) {
    return std::to_string(size.width) + "x" + std::to_string(size.height);
}

}  // namespace

std::string terminal_problem() {
    if (::isatty(STDIN_FILENO) == 0 || ::isatty(STDOUT_FILENO) == 0) {
        return "standard input and output are no terminal; start the game in one, without a pipe or a file";
    }
    const bool known = std::setlocale(LC_CTYPE, "") != nullptr;
    if (!known || ::nl_langinfo(CODESET) != std::string_view("UTF-8")) {
        return "the locale has no UTF-8, which the game's signs need; set LC_ALL to one that has, such as "
               "C.UTF-8";
    }
    return {};
}

core::Size least_size() {
    return panels::lay_out({}).screen;
}

std::vector<std::string> too_small_lines(core::Size present, const words::Words& words) {
    const words::TextLine sentence = words.say(
        "terminal-too-small", {{"least", size_text(least_size())}, {"present", size_text(present)}});
    std::vector<std::string> lines;
    for (const words::TextLine& line : words::wrapped(sentence, std::max(present.width, 1))) {
        lines.push_back(words::plain_text(line));
    }
    return lines;
}

GameTerminal::GameTerminal(flow::Game& game, stage::Presenter& presenter, std::filesystem::path screenshots)
    : session_(std::make_unique<TerminalSession>(game, presenter, std::move(screenshots))) {}

GameTerminal::~GameTerminal() = default;

std::string GameTerminal::open() {
    return session_->open();
}

void GameTerminal::run() {
    session_->run();
}

void restore_terminal() {
    give_terminal_back();
}

}  // namespace torchwake::terminal
