#include "prompt/platform/c_memory.hpp"

#include <malloc.h>

namespace {

void* take_frame(std::size_t size, std::size_t alignment) {
    return torchwake::testing::may_take_frame(size) ? __mingw_aligned_malloc(size, alignment) : nullptr;
}

}  // namespace

std::size_t torchwake::testing::usable_size(void* block) {
    return _msize(block);
}

// The pointers by which calls of the C library's _aligned_malloc and _aligned_free find these.
extern "C" {
void* (*__imp__aligned_malloc)(std::size_t, std::size_t) = take_frame;
void (*__imp__aligned_free)(void*) = __mingw_aligned_free;
}
