#pragma once

#include <cstdint>

namespace torchwake::bench {

/// The number of calls of operator new since the program began. C code that calls malloc is not counted.
[[nodiscard]] std::uint64_t allocations();

}  // namespace torchwake::bench
