#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace torchwake::levels {

/// Groups of things that are joined, directly or through others. The first member of a group stands for it.
class Groups {
  public:
    explicit Groups(std::size_t size) : first_(size) {
        std::iota(first_.begin(), first_.end(), std::size_t{0});
    }

    [[nodiscard]] bool joined(std::size_t a, std::size_t b) const { return first_[a] == first_[b]; }
    /// Cost: one step per thing.
    void join(std::size_t a, std::size_t b) {
        const std::size_t kept = std::min(first_[a], first_[b]);
        const std::size_t gone = std::max(first_[a], first_[b]);
        std::ranges::replace(first_, gone, kept);
    }
    [[nodiscard]] bool is_one() const {
        return std::ranges::all_of(first_, [](std::size_t first) { return first == 0; });
    }

  private:
    std::vector<std::size_t> first_;
};

}  // namespace torchwake::levels
