#pragma once

#include <cstddef>

namespace torchwake::flow {

/// How often this test program has asked for memory so far.
[[nodiscard]] std::size_t allocations();
/// How many bytes of it are in use.
[[nodiscard]] std::size_t bytes_in_use();

}  // namespace torchwake::flow
