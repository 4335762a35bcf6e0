#pragma once

// A way to each screen of the game, in a game in memory.

#include "headless/game_table.hpp"

#include <torchwake/json/value.hpp>
#include <torchwake/rules/ruleset.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::tests {

/// A scroll of fireball, two open doors beside the hero, stairs, and something left to explore.
inline constexpr std::string_view stocked = R"(
    ##########
    ##'####..#
    #<@'?>...#
    ##########)";

struct Screen {
    std::string_view path;
    std::string_view map;
    std::string_view way;  ///< the actions that lead there
};

[[nodiscard]] const std::vector<Screen>& all_screens();

/// A level source whose every level is drawn like this one.
[[nodiscard]] rules::LevelSource levels_drawn(std::string_view map);

/// An action taken with a cell, a character or a key.
json::Object act_with(GameTable& table, std::string_view action, const std::string& with);

/// A game at that screen.
[[nodiscard]] std::unique_ptr<GameTable> reach(const Screen& screen);

/// Takes one after the other of what is published that is taken with nothing and does not quit.
void take_on(GameTable& table, std::size_t step);

}  // namespace torchwake::tests
