// Replaces the global allocation functions of the test program by counting ones, and counts what Asio takes
// for the frames of coroutines.

#include "prompt/allocations.hpp"

#include "prompt/platform/c_memory.hpp"

#include <cstdlib>
#include <new>

namespace {

std::size_t count = 0;
std::size_t in_use = 0;
std::size_t frame_bytes = 0;

/// No memory: null.
void* counted(std::size_t size) noexcept {
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory != nullptr) {
        ++count;
        in_use += torchwake::testing::usable_size(memory);
    }
    return memory;
}

void* counted_or_throw(std::size_t size) {
    void* const memory = counted(size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

void release(void* memory) noexcept {
    if (memory != nullptr) {
        in_use -= torchwake::testing::usable_size(memory);
        std::free(memory);
    }
}

}  // namespace

void* operator new(std::size_t size) {
    return counted_or_throw(size);
}
void* operator new[](std::size_t size) {
    return counted_or_throw(size);
}
// std::stable_sort takes its buffer from this form and releases it by the plain operator delete.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return counted(size);
}
void operator delete(void* memory) noexcept {
    release(memory);
}
void operator delete[](void* memory) noexcept {
    release(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    release(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    release(memory);
}

bool torchwake::testing::may_take_frame(std::size_t bytes) noexcept {
    ++count;
    frame_bytes += bytes;
    return true;
}

std::size_t torchwake::prompt::allocations() {
    return count;
}
std::size_t torchwake::prompt::frame_bytes_allocated() {
    return frame_bytes;
}
std::size_t torchwake::prompt::bytes_in_use() {
    return in_use;
}
