#pragma once

#include <cstdint>

namespace torchwake::flow {

/// The number of lines that PageUp and PageDown move by.
inline constexpr std::int32_t page_lines = 10;

}  // namespace torchwake::flow
