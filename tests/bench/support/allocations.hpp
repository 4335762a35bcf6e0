#pragma once

#include <cstdint>

namespace torchwake::bench {

/// The number of calls of operator new since the program began, and of aligned_alloc, from which Asio takes
/// frames. C code that calls malloc is not counted.
[[nodiscard]] std::uint64_t allocations();
/// The bytes that those calls asked for.
[[nodiscard]] std::uint64_t allocated_bytes();

}  // namespace torchwake::bench
