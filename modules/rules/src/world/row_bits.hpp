#pragma once

#include <torchwake/spatial/bit_grid.hpp>

#include <algorithm>
#include <cstdint>

namespace torchwake::rules {

/// The bits of a word whose columns lie in [first, end); `base` is the column of its lowest bit.
[[nodiscard]] inline spatial::BitGrid::Word row_bits(std::int32_t base, std::int32_t first,
                                                     std::int32_t end) {
    using Word = spatial::BitGrid::Word;
    constexpr auto bits = static_cast<std::int32_t>(spatial::BitGrid::word_bits);
    const auto below = [](std::int32_t column) {
        return column >= bits ? ~Word{0} : (Word{1} << std::max(0, column)) - 1;
    };
    return below(end - base) & ~below(first - base);
}

}  // namespace torchwake::rules
