#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace torchwake::app {

/// The results of many games.
struct Balance {
    std::string title;
    std::int64_t games = 0;
    std::int64_t won = 0;
    std::int64_t mean_gold = 0;                   ///< left at the end, in copper
    std::map<std::int32_t, std::int64_t> depths;  ///< number of games by deepest depth
    std::map<std::int32_t, std::int64_t> deaths;  ///< number of games that a death ended, by deepest depth
    std::map<std::string, std::int64_t> causes;   ///< number of games by the way they ended
    std::map<std::string, std::int64_t> used;     ///< number of uses by kind of item
    std::map<std::string, std::int64_t> gifts;    ///< number of games by gift
    std::map<std::string, std::int64_t> won_by_gift;
};

/// Four bar charts as a picture in SVG: the games that reached each depth, the share of these that a death
/// ended there, the ways in which games ended, and the items used in a game on average, most frequent first;
/// above them the games won, and the gold left. Requires: at least one game.
[[nodiscard]] std::string balance_picture(const Balance& balance);

}  // namespace torchwake::app
