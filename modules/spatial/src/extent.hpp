#pragma once

#include <algorithm>
#include <cstdint>

namespace torchwake::spatial {

/// The least and the greatest of a range of coordinates.
struct Extent {
    std::int32_t first;
    std::int32_t last;

    void add(std::int32_t least, std::int32_t greatest) {
        first = std::min(first, least);
        last = std::max(last, greatest);
    }
    [[nodiscard]] Extent within(const Extent& limits) const {
        return {std::max(first, limits.first), std::min(last, limits.last)};
    }
};

}  // namespace torchwake::spatial
