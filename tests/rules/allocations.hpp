#pragma once

#include <cstddef>

namespace torchwake::rules {

/// The number of allocations of this test program so far.
[[nodiscard]] std::size_t allocations();

}  // namespace torchwake::rules
