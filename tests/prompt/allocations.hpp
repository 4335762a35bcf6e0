#pragma once

#include <cstddef>

namespace torchwake::prompt {

/// How often this test program has asked for memory so far.
[[nodiscard]] std::size_t allocations();
/// How many bytes it has asked for in the way of Asio, which gets the frames of coroutines so. What was given
/// back counts too.
[[nodiscard]] std::size_t frame_bytes_allocated();
/// How many bytes of the former are in use.
[[nodiscard]] std::size_t bytes_in_use();

}  // namespace torchwake::prompt
