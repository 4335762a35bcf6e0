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

/// Which steps a territory grows by.
enum class Steps : std::uint8_t { All = 0xFF, Cardinal = 0b0101'0101 };

/// Divides cells among starts: each belongs to the start that is fewest steps away, of equals to the first.
class Territories {
  public:
    using Owner = std::uint32_t;
    static constexpr Owner none = UINT32_MAX;

    /// `open` outlives the territories. Requires: it cuts no corners.
    Territories(const spatial::OpenNeighbours& open, Steps steps);

    /// Gives those cells, and all that are nearer to them than to a start before, to a new owner.
    /// Cost: one step per cell that changes hands, and legal step out of it.
    void add(std::span<const core::Point> start);
    /// The same for several owners, in that order. Cost: as add(), once for all of them.
    void add_all(std::span<const std::vector<core::Point>> starts);

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] const core::Grid<Owner>& owners() const { return owners_; }
    [[nodiscard]] Owner owner(core::Point at) const { return owners_[at]; }
    [[nodiscard]] spatial::Distance distance(core::Point at) const { return distances_[at]; }
    /// The cell with an owner that is farthest from its start, the first of equals. Requires: a start.
    [[nodiscard]] core::Point farthest() const;
    /// A shortest way to the start that owns the cell, both included; drawn from all shortest ones.
    /// Requires: an owner.
    [[nodiscard]] std::vector<core::Point> way_home(core::Point from, core::RandomStream& stream) const;

  private:
    /// A cell, and the steps that may lead on from it.
    struct Reached {
        std::uint32_t cell;
        unsigned onward;
    };

    /// Gives a cell to the owner that is added last.
    void begin(core::Point at);
    /// From the cells in the queue on.
    void spread();
    /// For the rows of cells that changed hands.
    void note_farthest(std::span<const Reached> changed);
    [[nodiscard]] std::vector<core::Point> closer_to_home(core::Point at) const;

    const spatial::OpenNeighbours* open_;
    std::uint8_t allowed_;
    std::array<std::size_t, 8> leads_{};  ///< what a step adds to a cell's place, modulo 2^64
    core::Grid<Owner> owners_;
    spatial::DistanceMap distances_;
    std::vector<spatial::Distance> past_farthest_;  ///< of each row: its greatest distance, and one more
    std::vector<Reached> queue_;  ///< the first tail_ of them, in the order of their distances
    std::size_t tail_ = 0;
    std::size_t count_ = 0;
};

/// Starts far from each other, the first of them given, and what is nearest to each: no cell is `reach` steps
/// or more from its start, and there are two starts at least where two cells are joined.
[[nodiscard]] Territories spread_out(const spatial::OpenNeighbours& open, core::Point first,
                                     spatial::Distance reach);

/// More starts, far from those that there are, until no cell is `reach` steps or more from its start and
/// there are two at least where two cells are joined. Requires: a start.
void spread_out(Territories& territories, spatial::Distance reach);

/// The territories as regions, in the order of their starts.
[[nodiscard]] std::vector<Region> regions_of(const Territories& territories, core::Size size);

}  // namespace torchwake::levels
