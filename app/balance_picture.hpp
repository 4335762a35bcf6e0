#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace torchwake::app {

/// What many games came to.
struct Balance {
    std::string title;
    std::int64_t games = 0;
    std::map<std::int32_t, std::int64_t> depths;  ///< how many games ended with that deepest depth
    std::map<std::string, std::int64_t> causes;   ///< how many ended so
};

/// Two bar charts as a picture in SVG: how many of the games came to each depth or below it, and how they
/// ended, the commonest first. Requires: at least one game.
[[nodiscard]] std::string balance_picture(const Balance& balance);

}  // namespace torchwake::app
