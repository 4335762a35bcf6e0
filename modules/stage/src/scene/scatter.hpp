#pragma once

#include <torchwake/core/point.hpp>

#include <cstdint>

namespace torchwake::stage {

/// A pseudorandom number for a cell, equal on every machine. Source: the finaliser of splitmix64.
[[nodiscard]] constexpr std::uint32_t scatter(core::Point at, std::int32_t depth) {
    constexpr std::uint64_t by_column = 0x9E3779B97F4A7C15U;
    constexpr std::uint64_t by_row = 0xC2B2AE3D27D4EB4FU;
    std::uint64_t bits = static_cast<std::uint64_t>(at.x) * by_column +
                         static_cast<std::uint64_t>(at.y) * by_row + static_cast<std::uint64_t>(depth);
    bits = (bits ^ (bits >> 30U)) * std::uint64_t{0xBF58476D1CE4E5B9U};
    bits = (bits ^ (bits >> 27U)) * std::uint64_t{0x94D049BB133111EBU};
    return static_cast<std::uint32_t>(bits >> 32U);
}

}  // namespace torchwake::stage
