#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace torchwake::spatial {

/// A square of 64 x 64 cells: cell (x, y) is bit x of word y.
using BitTile = std::array<std::uint64_t, 64>;

/// Exchanges x and y in a square of `side` words and bits; bits outside must be clear.
/// Source: H. Warren, "Hacker's Delight", 7-3: blocks swap across the diagonal, at half the size each time.
template <std::size_t side>
void transpose(std::uint64_t* tile) {
    std::uint64_t mask = ~std::uint64_t{0} >> (64 - side / 2);
    for (std::size_t block = side / 2; block != 0; block /= 2, mask ^= mask << block) {
        for (std::size_t pair = 0; pair < side; pair += 2 * block) {
            for (std::size_t i = pair; i < pair + block; ++i) {
                const std::uint64_t differ = (tile[i] >> block ^ tile[i + block]) & mask;
                tile[i + block] ^= differ;
                tile[i] ^= differ << block;
            }
        }
    }
}

}  // namespace torchwake::spatial
