// Replaces the global allocation functions of the test program by counting ones, and the function of the C
// library from which Asio takes the frames of coroutines.

#include "prompt/allocations.hpp"

#include <cstdlib>
#include <malloc.h>
#include <new>

namespace {

std::size_t count = 0;
std::size_t in_use = 0;
std::size_t frame_bytes = 0;

void* counted(std::size_t size) {
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    ++count;
    in_use += malloc_usable_size(memory);
    return memory;
}

void release(void* memory) noexcept {
    if (memory != nullptr) {
        in_use -= malloc_usable_size(memory);
        std::free(memory);
    }
}

}  // namespace

void* operator new(std::size_t size) {
    return counted(size);
}
void* operator new[](std::size_t size) {
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

// Asio gets aligned memory from the C library.
extern "C" void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
    ++count;
    frame_bytes += size;
    return memalign(alignment, size);
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
