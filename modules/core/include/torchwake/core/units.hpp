#pragma once

#include <torchwake/core/strong.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace torchwake::core {

/// Turns of an actor, or accepted commands of the player that took time.
using Turns = Quantity<struct TurnsTag>;
/// Lengths on the grid.
using Cells = Quantity<struct CellsTag>;
/// Tenths of a pound, or of a point of initiative penalty: exact decimals without floating point.
using Tenths = Quantity<struct TenthsTag>;
/// Copper coins: 1 gold = 10 silver = 100 copper.
using Coins = Quantity<struct CoinsTag, std::int64_t>;
/// Real time, as the frame loop or a test counts it.
using Milliseconds = Quantity<struct MillisecondsTag, std::int64_t>;

/// The earlier of two due times, of which each may be absent.
[[nodiscard]] constexpr std::optional<Milliseconds> earlier(std::optional<Milliseconds> a,
                                                            std::optional<Milliseconds> b) {
    return a && b ? std::min(*a, *b) : a ? a : b;
}

}  // namespace torchwake::core
