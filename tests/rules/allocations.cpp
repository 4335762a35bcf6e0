// Replaces the global allocation functions of the test program by counting ones; the array forms call these.

#include "rules/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

std::size_t count = 0;

void* counted(std::size_t size) noexcept {
    ++count;
    return std::malloc(size > 0 ? size : 1);
}

}  // namespace

void* operator new(std::size_t size) {
    if (void* const memory = counted(size)) {
        return memory;
    }
    throw std::bad_alloc();
}

// std::stable_sort takes its buffer from this form and releases it by the plain operator delete.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return counted(size);
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
