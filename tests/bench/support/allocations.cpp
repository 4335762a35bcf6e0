#include "allocations.hpp"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <malloc.h>
#include <new>

namespace {

std::atomic<std::uint64_t> count{0};
std::atomic<std::uint64_t> bytes{0};

void add(std::size_t size) {
    count.fetch_add(1, std::memory_order_relaxed);
    bytes.fetch_add(size, std::memory_order_relaxed);
}

void* counted(std::size_t size) noexcept {
    add(size);
    return std::malloc(size > 0 ? size : 1);
}

}  // namespace

std::uint64_t torchwake::bench::allocations() {
    return count.load(std::memory_order_relaxed);
}
std::uint64_t torchwake::bench::allocated_bytes() {
    return bytes.load(std::memory_order_relaxed);
}

// The replaceable functions of the standard library; the array forms call these.

void* operator new(std::size_t size) {
    if (void* const block = counted(size)) {
        return block;
    }
    throw std::bad_alloc();
}

// std::stable_sort takes its buffer from this form and releases it by the plain operator delete.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return counted(size);
}

void operator delete(void* block) noexcept {
    std::free(block);
}

void operator delete(void* block, std::size_t) noexcept {
    std::free(block);
}

extern "C" void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
    add(size);
    return memalign(alignment, size);
}
