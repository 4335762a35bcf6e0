#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace torchwake::app {

/// What many games came to.
struct Balance {
    std::string title;
    std::int64_t games = 0;
    std::int64_t won = 0;
    std::int64_t mean_gold = 0;                   ///< left at the end, in copper
    std::map<std::int32_t, std::int64_t> depths;  ///< how many games ended with that deepest depth
    std::map<std::string, std::int64_t> causes;   ///< how many ended so
    std::map<std::string, std::int64_t> used;     ///< how often a kind of thing was used
};

/// Three bar charts as a picture in SVG: how many of the games came to each depth or below it, how they
/// ended, and what was used in a game on average, the commonest first; over them how many were won, and the
/// gold left. Requires: at least one game.
[[nodiscard]] std::string balance_picture(const Balance& balance);

}  // namespace torchwake::app
