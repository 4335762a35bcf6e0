#pragma once

#include <cstdint>

namespace torchwake::rules {

/// Seeds are below this limit, so that every JSON reader takes them without loss.
inline constexpr std::uint64_t seed_limit = std::uint64_t{1} << 53U;

}  // namespace torchwake::rules
