#pragma once

#include <cstdint>

namespace torchwake::rules {

/// Above it there is no level but the town, and the way out with the prize.
inline constexpr std::int32_t way_out_depth = 1;

}  // namespace torchwake::rules
