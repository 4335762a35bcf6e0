// Replaces the global allocation functions of this test program by ones that can be told to fail, as can that
// from which Asio takes the frames of coroutines.

#include "restore/failing_allocation.hpp"

#include "prompt/platform/c_memory.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

thread_local std::uint64_t count = 0;
thread_local std::uint64_t failing = 0;  ///< at that count; 0: none

/// The number of allocations in threads that are not spared, until one fails.
std::atomic<std::uint64_t> left_elsewhere = 0;
thread_local bool spared = false;

bool fails_elsewhere() {
    if (spared) {
        return false;
    }
    std::uint64_t left = left_elsewhere;
    while (left > 0 && !left_elsewhere.compare_exchange_weak(left, left - 1)) {
    }
    return left == 1;
}

/// True if the allocation that begins now is to fail.
bool fails() {
    return ++count == failing || fails_elsewhere();
}

/// Null if the allocation is to fail, or no memory is left.
void* allocated(std::size_t size) noexcept {
    return fails() ? nullptr : std::malloc(size == 0 ? 1 : size);
}

void* allocated_or_throw(std::size_t size) {
    void* const memory = allocated(size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

}  // namespace

void* operator new(std::size_t size) {
    return allocated_or_throw(size);
}
void* operator new[](std::size_t size) {
    return allocated_or_throw(size);
}
// std::stable_sort takes its buffer from this form and releases it by the plain operator delete.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return allocated(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace torchwake::testing {

FailingAllocation::FailingAllocation(std::uint64_t number) {
    failing = count + number;
}

FailingAllocation::~FailingAllocation() {
    failing = 0;
}

bool FailingAllocation::happened() const {
    return failing != 0 && count >= failing;
}

FailingElsewhere::FailingElsewhere(std::uint64_t number) {
    spared = true;
    left_elsewhere = number;
}

FailingElsewhere::~FailingElsewhere() {
    left_elsewhere = 0;
    spared = false;
}

bool FailingElsewhere::happened() const {
    return left_elsewhere == 0;
}

bool may_take_frame(std::size_t /*bytes*/) noexcept {
    return !fails();
}

std::uint64_t allocations() {
    return count;
}

}  // namespace torchwake::testing
