#pragma once

#include <cstddef>

namespace torchwake::testing {

/// The size of a block of std::malloc, which may be more than was asked for.
[[nodiscard]] std::size_t usable_size(void* block);

/// Asio takes the frames of coroutines from the C library. The program defines this, which is called before
/// each such allocation; false lets that fail.
[[nodiscard]] bool may_take_frame(std::size_t bytes) noexcept;

}  // namespace torchwake::testing
