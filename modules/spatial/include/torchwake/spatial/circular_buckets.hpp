#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::spatial {

/// A priority queue whose priorities lie within 256 of each other: a circle of lists, one for each priority.
/// Entries of equal priority come out in reverse order of their pushes.
/// To lower an entry's priority, push it again, and skip the outdated entry by its priority when it comes
/// out.
/// Cost: every operation is constant, and allocates nothing after a reset() for as many pushes.
/// Source: R. Dial, "Algorithm 360: shortest-path forest with topological ordering", 1969.
class CircularBuckets {
  public:
    /// What waits in the queue, as a rule the index of a cell.
    using Entry = std::uint32_t;

    /// Empties the queue and makes room for that many pushes until the next reset.
    void reset(std::size_t pushes) {
        links_.resize(std::max(links_.size(), pushes + 1));
        heads_.fill(none);
        pushed_ = 0;
        popped_ = 0;
    }

    /// True if all that was pushed has been taken out.
    [[nodiscard]] bool empty() const { return pushed_ == popped_; }

    /// Adds the entry if `wanted`: an unpredictable condition costs less here than a branch.
    void push(Entry entry, std::int32_t priority, bool wanted = true) {
        Entry& head = heads_[bucket_of(priority)];
        links_[pushed_] = {entry, head};
        head = wanted ? static_cast<Entry>(pushed_) : head;
        pushed_ += wanted ? 1U : 0U;
    }

    /// Removes and returns an entry of that priority, if there is one. Requires: no lower priority is in the
    /// queue.
    [[nodiscard]] std::optional<Entry> pop(std::int32_t priority) {
        Entry& head = heads_[bucket_of(priority)];
        if (head == none) {
            return std::nullopt;
        }
        const Link first = links_[head];
        head = first.next;
        ++popped_;
        return first.entry;
    }

  private:
    static constexpr std::size_t buckets = 256;
    static constexpr Entry none = UINT32_MAX;

    struct Link {
        Entry entry;
        Entry next;
    };

    [[nodiscard]] static std::size_t bucket_of(std::int32_t priority) {
        return static_cast<std::size_t>(priority) % buckets;
    }

    std::vector<Link> links_;
    std::array<Entry, buckets> heads_{};
    std::size_t pushed_ = 0;
    std::size_t popped_ = 0;
};

}  // namespace torchwake::spatial
