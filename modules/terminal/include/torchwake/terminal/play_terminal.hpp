#pragma once

// The game in a text terminal: the text screens of `panels`, painted by curses, and the terminal's keys and
// mouse. Ctrl+C and a terminal that goes away close the game, which saves the run. All other keys belong to
// the game.

#include <torchwake/core/rect.hpp>
#include <torchwake/flow/game.hpp>
#include <torchwake/stage/presenter.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace torchwake::terminal {

/// The reason why no game can be played in this terminal, and what to do about it; empty if one can: standard
/// input and output are a terminal, and the locale is one of UTF-8. Sets the locale of characters.
[[nodiscard]] std::string terminal_problem();

/// The smallest terminal that shows every part of the game screen.
[[nodiscard]] core::Size least_size();

/// The sentence for a smaller terminal, broken into lines that fit.
[[nodiscard]] std::vector<std::string> too_small_lines(core::Size present, const words::Words& words);

class TerminalSession;

/// The terminal in which a game is played: open(), then Game::start(), then run().
class GameTerminal {
  public:
    /// `screenshots`: the folder where F12 writes text screens. Requires: game and presenter outlive this;
    /// the game was not started; the game's stage is that presenter.
    GameTerminal(flow::Game& game, stage::Presenter& presenter, std::filesystem::path screenshots);
    ~GameTerminal();
    GameTerminal(const GameTerminal&) = delete;
    GameTerminal& operator=(const GameTerminal&) = delete;

    /// Takes the terminal, until this object goes. The reason why it can't be controlled; empty if it can.
    /// Requires: terminal_problem() is empty.
    [[nodiscard]] std::string open();
    /// Shows the game until it ends or the terminal goes away; closes it then. Requires: open() found no
    /// problem; the game was started; reading standard input fails once the process was asked to end.
    void run();

  private:
    std::unique_ptr<TerminalSession> session_;
};

/// Gives the terminal back as it was, if the game still has it: for a process that aborts.
void restore_terminal();

}  // namespace torchwake::terminal
