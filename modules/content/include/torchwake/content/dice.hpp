#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace torchwake::content {

/// The sum of `count` dice of `sides` sides, plus `bonus`. A constant has count 0.
struct Dice {
    std::int32_t count = 0;  ///< dice, 0 or more
    std::int32_t sides = 0;  ///< of each die
    std::int32_t bonus = 0;  ///< added once; may be below 0

    /// The smallest sum.
    [[nodiscard]] constexpr std::int32_t minimum() const { return count + bonus; }
    /// The greatest sum.
    [[nodiscard]] constexpr std::int32_t maximum() const { return count * sides + bonus; }
    friend constexpr auto operator<=>(const Dice&, const Dice&) = default;
};

/// Reads `NdM`, `NdM+K`, `NdM-K` or `K`, without surrounding text; N in 1..100, M in 1..1000, K in 0..10000.
/// Errors: nothing for any other text.
[[nodiscard]] std::optional<Dice> parse_dice(std::string_view text);

}  // namespace torchwake::content
