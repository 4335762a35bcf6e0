#pragma once

#include <cstdint>

namespace torchwake::flow {

/// How many lines PageUp and PageDown go.
inline constexpr std::int32_t page_lines = 10;

}  // namespace torchwake::flow
