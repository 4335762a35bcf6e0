#pragma once

#include <cstddef>

namespace torchwake::prompt {

/// The number of allocations of this test program so far.
[[nodiscard]] std::size_t allocations();
/// The number of bytes that were allocated by Asio's way for the frames of coroutines, freed ones included.
[[nodiscard]] std::size_t frame_bytes_allocated();
/// The number of those bytes in use.
[[nodiscard]] std::size_t bytes_in_use();

}  // namespace torchwake::prompt
