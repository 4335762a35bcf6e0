#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/levels/builders.hpp>

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace torchwake::levels {

/// The number of sides of a square or a slot, in the order of core::cardinal_directions.
inline constexpr std::size_t side_count = 4;
/// The greatest number of squares of a sample, turned and mirrored.
inline constexpr std::size_t most_squares = 256;
/// The number of patterns of an edge. A pattern has the open cells along the edge as bits, from the left or
/// the top.
inline constexpr std::size_t edge_patterns = std::size_t{1} << static_cast<unsigned>(weave_square);

/// A set of squares of a sample, by number.
using Options = std::bitset<most_squares>;

/// A set of patterns of an edge, by number.
using Edges = std::uint32_t;
static_assert(edge_patterns <= 32);

/// The opposite side. The order of the sides goes around, so it is two further.
constexpr std::size_t opposite(std::size_t side) {
    return (side + 2) % side_count;
}

/// A square of a sample.
struct Square {
    std::uint32_t cells = 0;   ///< open ones as bits, row by row
    std::uint32_t weight = 0;  ///< how often it occurs

    [[nodiscard]] bool is_open(core::Point at) const {
        return (cells >> static_cast<unsigned>(at.y * weave_square + at.x) & 1U) != 0;
    }
    /// The pattern of the cells along a side.
    [[nodiscard]] std::size_t edge(std::size_t side) const;
};

/// The squares of a sample, turned and mirrored, and their patterns by side.
class Squares {
  public:
    /// Requires: rows of equal length that make whole squares, with '.' for open cells.
    explicit Squares(std::span<const std::string> sample);

    [[nodiscard]] const Square& square(std::size_t number) const { return squares_[number]; }
    [[nodiscard]] const Options& all() const { return all_; }
    /// The squares that have that pattern on a side.
    [[nodiscard]] const Options& with_edge(std::size_t side, std::size_t edge) const {
        return with_edge_[side][edge];
    }
    /// The patterns that the given squares have on a side.
    [[nodiscard]] Edges edges_of(const Options& some, std::size_t side) const;
    /// One of the given squares, with its frequency as its weight. Requires: there is one. Random: one draw.
    [[nodiscard]] std::size_t draw(const Options& some, core::RandomStream& stream) const;

  private:
    void add(std::uint32_t cells);

    std::vector<Square> squares_;
    Options all_;
    std::array<std::array<Options, edge_patterns>, side_count> with_edge_;
    std::array<std::vector<std::size_t>, side_count> edges_;  ///< the patterns that occur
};

}  // namespace torchwake::levels
