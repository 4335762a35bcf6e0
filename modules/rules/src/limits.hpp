#pragma once

#include <cstdint>

namespace torchwake::rules {

/// Above it there is no level but the way out.
inline constexpr std::int32_t first_depth = 1;

}  // namespace torchwake::rules
