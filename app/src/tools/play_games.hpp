#pragma once

#include "command_line/command_line.hpp"
#include "tools/game_row.hpp"

#include <torchwake/rules/ruleset.hpp>

#include <functional>
#include <string>

namespace torchwake::app {

/// Receives the results of games in the order of their seeds, from one thread at a time.
using RowSink = std::function<void(const GameRow&)>;

/// Plays the games of a simulate request, as many at once as it says. Each has a World of its own; the
/// Catalog is only read. Returns the reason why none is played; empty if all are.
[[nodiscard]] std::string play_games(const rules::Ruleset& ruleset, const Request& request,
                                     const RowSink& sink);

}  // namespace torchwake::app
