#pragma once

#include <cstdint>

namespace torchwake::rules {

/// Only the town lies above this depth; the way out with the prize leads up from it.
inline constexpr std::int32_t way_out_depth = 1;

}  // namespace torchwake::rules
