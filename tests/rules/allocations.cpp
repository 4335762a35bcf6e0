// Replaces the global allocation functions of the test program by counting ones; the array forms call these.

#include "rules/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

std::size_t count = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++count;
    if (void* const memory = std::malloc(size > 0 ? size : 1)) {
        return memory;
    }
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

std::size_t torchwake::rules::allocations() {
    return count;
}
