#include "prompt/platform/c_memory.hpp"

#include <malloc.h>

std::size_t torchwake::testing::usable_size(void* block) {
    return malloc_usable_size(block);
}

extern "C" void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
    return torchwake::testing::may_take_frame(size) ? memalign(alignment, size) : nullptr;
}
