#include <torchwake/spatial/byte_grid.hpp>

#include <algorithm>
#include <cstddef>

namespace torchwake::spatial {

void write_bytes(const BitGrid& cells, std::span<std::uint8_t> bytes) {
    TORCHWAKE_EXPECTS(bytes.size() == cells.size().area());
    const auto width = static_cast<std::size_t>(cells.size().width);
    std::uint8_t* byte = bytes.data();
    for (std::int32_t y = 0; y < cells.size().height; ++y) {
        const BitGrid::Word* const words = cells.row(y);
        for (std::size_t first = 0; first < width; first += BitGrid::word_bits) {
            const BitGrid::Word word = words[first / BitGrid::word_bits];
            const std::size_t count = std::min(BitGrid::word_bits, width - first);
            for (std::size_t bit = 0; bit < count; ++bit, ++byte) {
                *byte = static_cast<std::uint8_t>(word >> bit & 1U);
            }
        }
    }
}

void write_bytes(const DistanceMap& map, std::span<std::uint8_t> bytes) {
    TORCHWAKE_EXPECTS(bytes.size() == map.size().area());
    std::ranges::transform(map.span(), bytes.begin(), [](Distance distance) {
        return static_cast<std::uint8_t>(std::clamp<Distance>(distance, 0, far_byte));
    });
}

}  // namespace torchwake::spatial
