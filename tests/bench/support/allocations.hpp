#pragma once

#include <cstdint>

namespace torchwake::bench {

/// How often operator new ran since the program began. C code that calls malloc is not counted.
[[nodiscard]] std::uint64_t allocations();

}  // namespace torchwake::bench
