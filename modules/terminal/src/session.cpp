#include "session.hpp"

#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/real_disk.hpp>
#include <torchwake/terminal/play_terminal.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace torchwake::terminal {
namespace {

namespace fs = std::filesystem;

/// The interval at which time passes while nothing is due.
constexpr core::Milliseconds longest_rest{100};
/// The most time that one pass reports; after a longer stall, such as a stopped process, the game goes on
/// from where it was.
constexpr core::Milliseconds longest_pass{250};
constexpr screen::Key closing_key{screen::KeyCode::Character, U'c', false, true};

}  // namespace

std::string TerminalSession::open() {
    terminal_.emplace();
    if (terminal_->open()) {
        return {};
    }
    return "the terminal's kind, which TERM names, is unknown or can't place the cursor; set TERM to one "
           "that can, such as xterm-256color";
}

void TerminalSession::run() {
    presenter_->set_text_size(terminal_->size());
    last_ = Clock::now();
    while (!game_->ended() && !closed_ && !terminal_->gone()) {
        pass_time();
        handle_events();
        repaint();
        terminal_->wait(until_due());
    }
    game_->close();
}

void TerminalSession::pass_time() {
    const auto whole = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - last_);
    last_ += whole;
    const core::Milliseconds elapsed = std::min(core::Milliseconds{whole.count()}, longest_pass);
    game_->advance(elapsed);
    presenter_->advance(elapsed);
    static_cast<void>(presenter_->take_sounds());  // a terminal has none
}

void TerminalSession::handle_events() {
    while (!game_->ended() && !closed_) {
        const std::optional<TerminalEvent> event = terminal_->next_event();
        if (!event) {
            return;
        }
        std::visit([this](const auto& what) { handle(what); }, *event);
    }
}

void TerminalSession::handle(const KeyTyped& event) {
    if (event.key == closing_key) {
        closed_ = true;
        return;
    }
    const bool typing = takes_text();  // the key itself may open a text field
    if (!fits() || (event.pasted && !typing)) {
        return;  // text that was pasted is no row of commands
    }
    if (event.key.code == screen::KeyCode::F12) {
        take_screenshot();
        return;
    }
    give(screen::KeyPressed{event.key});
    give(screen::KeyReleased{event.key});  // a terminal reports no releases, and repeats held keys itself
    if (typing && event.written != 0) {
        give(screen::TextEntered{event.written});
    }
}

void TerminalSession::handle(const MouseUsed& event) {
    if (!fits()) {
        return;
    }
    repaint();  // the areas are those of what is open now
    if (game_->ended()) {
        return;
    }
    const screen::Pointed over = areas_.at(event.at);
    switch (event.deed) {
        case MouseDeed::WheelUp:
            return give(screen::WheelTurned{1});
        case MouseDeed::WheelDown:
            return give(screen::WheelTurned{-1});
        default:
            break;
    }
    presenter_->point(over);
    give(screen::PointerMoved{over});
    if (event.deed != MouseDeed::Moved) {
        const bool left = event.deed == MouseDeed::LeftPressed;
        give(screen::PointerClicked{over, left ? screen::MouseButton::Left : screen::MouseButton::Right});
    }
}

void TerminalSession::handle(const Resized&) {
    presenter_->set_text_size(terminal_->size());
    stale_ = true;
}

void TerminalSession::give(const screen::Input& input) {
    if (game_->ended()) {
        return;
    }
    game_->input(input);
}

void TerminalSession::repaint() {
    if (game_->ended()) {
        return;  // nothing is open any more
    }
    if (!fits()) {
        if (std::exchange(stale_, false)) {
            terminal_->paint_lines(too_small_lines(terminal_->size(), presenter_->words()));
        }
        return;
    }
    panels::TextScreen page(terminal_->size());
    areas_ = presenter_->draw_text(game_->screens(), page);
    if (std::exchange(stale_, false) || page.cells() != page_.cells()) {
        page_ = std::move(page);
        terminal_->paint(page_);
    }
}

void TerminalSession::take_screenshot() {
    repaint();
    std::string text;
    for (const std::string& row : page_.rows()) {
        text += row + '\n';
    }
    save::RealDisk disk;
    const fs::path path = save::first_free_path(disk, screenshots_, "torchwake-", 1, ".txt");
    if (save::write_file_durably(disk, path, text)) {
        presenter_->show(screen::Notice{"screenshot-saved", path.filename().string()});
    } else {
        presenter_->show(screen::Notice{"screenshot-failed", path.string()});
    }
}

core::Milliseconds TerminalSession::until_due() const {
    const std::optional<core::Milliseconds> timer = game_->next_due();
    return timer ? std::clamp(*timer - game_->now(), core::Milliseconds{1}, longest_rest) : longest_rest;
}

bool TerminalSession::fits() const {
    const core::Size present = terminal_->size();
    const core::Size least = least_size();
    return present.width >= least.width && present.height >= least.height;
}

bool TerminalSession::takes_text() const {
    return game_->prompt() != nullptr && game_->prompt()->text;
}

}  // namespace torchwake::terminal
