#pragma once

// The game in a text terminal: the text screens of `view`, painted by curses, and the terminal's keys and
// mouse. Ctrl+C and a terminal that goes away close the game, which saves the run. All other keys belong to
// the game.

#include <torchwake/core/rect.hpp>
#include <torchwake/flow/game.hpp>
#include <torchwake/view/presenter.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace torchwake::terminal {

/// The reason why no game can be played in this terminal, and what to do about it; empty if one can: standard
/// input and output are a terminal, and the locale is one of UTF-8. Sets the locale of characters.
[[nodiscard]] std::string terminal_problem();

/// The smallest terminal that shows every part of the game screen.
[[nodiscard]] core::Size least_size();

/// The sentence for a smaller terminal, broken into lines that fit.
[[nodiscard]] std::vector<std::string> too_small_lines(core::Size present, const view::Words& words);

/// Starts a game and plays it until it ends or the terminal goes away; closes it then. `screenshots`: the
/// folder where F12 writes text screens. Requires: terminal_problem() is empty; reading standard input fails
/// once the process was asked to end. Errors: a sentence if the terminal can't be controlled; the game was
/// not started then.
[[nodiscard]] std::string play_in_terminal(flow::Game& game, view::Presenter& presenter,
                                           const std::filesystem::path& screenshots);

/// Gives the terminal back as it was, if the game still has it: for a process that aborts.
void restore_terminal();

}  // namespace torchwake::terminal
