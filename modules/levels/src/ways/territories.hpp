#pragma once

#include <torchwake/core/grid.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/levels/level.hpp>
#include <torchwake/spatial/distance_map.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::levels {

/// The steps by which a territory grows.
enum class Steps : std::uint8_t { All = 0xFF, Cardinal = 0b0101'0101 };

/// Divides cells among starts: each cell belongs to the start that is the fewest steps away, and among equals
/// to the first.
class Territories {
  public:
    using Owner = std::uint32_t;
    static constexpr Owner none = UINT32_MAX;

    /// Requires: `open` outlives the territories and cuts no corners.
    Territories(const spatial::OpenNeighbours& open, Steps steps);

    /// Gives a new owner the cells of its start, and all cells that are nearer to them than to any start
    /// before.
    /// Cost: one step for each cell that changes its owner, and for each legal step out of it.
    void add(std::span<const core::Point> start);
    /// Adds several owners, in that order. Cost: as add(), once for all of them.
    void add_all(std::span<const std::vector<core::Point>> starts);

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] const core::Grid<Owner>& owners() const { return owners_; }
    [[nodiscard]] Owner owner(core::Point at) const { return owners_[at]; }
    [[nodiscard]] spatial::Distance distance(core::Point at) const { return distances_[at]; }
    /// The cell with an owner that is farthest from its start; among equals the first. Requires: a start.
    [[nodiscard]] core::Point farthest() const;
    /// A shortest way to the start that owns the cell, with both ends, drawn from all shortest ones.
    /// Requires: the cell has an owner.
    [[nodiscard]] std::vector<core::Point> way_home(core::Point from, core::RandomStream& stream) const;

  private:
    /// A cell, and the steps by which the search continues from it.
    struct Reached {
        std::uint32_t cell;
        unsigned onward;
    };

    /// Gives a cell to the owner that was added last.
    void begin(core::Point at);
    /// Continues the search from the cells in the queue.
    void spread();
    /// Updates the greatest distances of the rows in which cells changed their owner.
    void note_farthest(std::span<const Reached> changed);
    [[nodiscard]] std::vector<core::Point> closer_to_home(core::Point at) const;

    const spatial::OpenNeighbours* open_;
    std::uint8_t allowed_;
    std::array<std::size_t, 8> leads_{};  ///< the number that a step adds to a cell's index, modulo 2^64
    core::Grid<Owner> owners_;
    spatial::DistanceMap distances_;
    std::vector<spatial::Distance> past_farthest_;  ///< for each row one more than its greatest distance
    std::vector<Reached> queue_;  ///< its first tail_ cells, in the order of their distances
    std::size_t tail_ = 0;
    std::size_t count_ = 0;
};

/// Territories of starts that are far from each other, the first of them given. No cell is `reach` steps or
/// more from its start, and there are at least two starts if two cells are joined.
[[nodiscard]] Territories spread_out(const spatial::OpenNeighbours& open, core::Point first,
                                     spatial::Distance reach);

/// Adds starts that are far from the others, until no cell is `reach` steps or more from its start and, if
/// two cells are joined, there are at least two starts. Requires: a start.
void spread_out(Territories& territories, spatial::Distance reach);

/// The territories as regions, in the order of their starts.
[[nodiscard]] std::vector<Region> regions_of(const Territories& territories, core::Size size);

}  // namespace torchwake::levels
