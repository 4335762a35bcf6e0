#pragma once

#include <cstdint>

namespace torchwake::testing {

/// Lets one allocation of this thread fail, once: the n-th from here on, as long as this lives. Requires:
/// 0 < number, and there is no other of it.
class FailingAllocation {
  public:
    explicit FailingAllocation(std::uint64_t number);
    FailingAllocation(const FailingAllocation&) = delete;
    FailingAllocation& operator=(const FailingAllocation&) = delete;
    ~FailingAllocation();

    [[nodiscard]] bool happened() const;
};

/// Lets the n-th allocation of all other threads together fail.
class FailingElsewhere {
  public:
    explicit FailingElsewhere(std::uint64_t number);
    FailingElsewhere(const FailingElsewhere&) = delete;
    FailingElsewhere& operator=(const FailingElsewhere&) = delete;
    ~FailingElsewhere();

    [[nodiscard]] bool happened() const;
};

/// The number of allocations in this thread so far.
[[nodiscard]] std::uint64_t allocations();

}  // namespace torchwake::testing
