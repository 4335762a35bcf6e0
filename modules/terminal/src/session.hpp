#pragma once

#include "curses_terminal.hpp"

#include <torchwake/flow/game.hpp>
#include <torchwake/panels/hot_areas.hpp>
#include <torchwake/stage/presenter.hpp>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace torchwake::terminal {

/// One game in one terminal: the loop that passes time, reads events and paints.
class TerminalSession {
  public:
    /// Requires: game and presenter outlive the session.
    TerminalSession(flow::Game& game, stage::Presenter& presenter, std::filesystem::path screenshots)
        : game_(&game), presenter_(&presenter), screenshots_(std::move(screenshots)) {}

    /// The reason why the terminal can't be controlled; empty if it can.
    [[nodiscard]] std::string open();
    void run();

  private:
    using Clock = std::chrono::steady_clock;

    void pass_time();
    void handle_events();
    void handle(const KeyTyped& event);
    void handle(const MouseUsed& event);
    void handle(const Resized&);
    void handle(const NothingKnown&) {}
    void give(const screen::Input& input);
    /// Paints if the page differs from the visible one.
    void repaint();
    void take_screenshot();
    [[nodiscard]] core::Milliseconds until_due() const;
    [[nodiscard]] bool fits() const;
    [[nodiscard]] bool takes_text() const;

    flow::Game* game_;
    stage::Presenter* presenter_;
    std::filesystem::path screenshots_;
    std::optional<CursesTerminal> terminal_;  ///< nothing before open()
    Clock::time_point last_;                  ///< the time up to which the game has advanced
    panels::TextScreen page_;                 ///< the visible page
    panels::HotAreas areas_;                  ///< of the visible page
    bool closed_ = false;
    bool stale_ = true;  ///< the page must be sent again, even if it is unchanged
};

}  // namespace torchwake::terminal
