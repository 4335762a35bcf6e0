#pragma once

#include <cstdint>

namespace torchwake::rules {

/// Above it there is no level but the way out.
inline constexpr std::int32_t first_depth = 1;

/// Seeds are below it: every JSON reader takes them without loss.
inline constexpr std::uint64_t seed_limit = std::uint64_t{1} << 53U;

}  // namespace torchwake::rules
