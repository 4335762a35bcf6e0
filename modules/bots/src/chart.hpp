#pragma once

// The terrain that a hero knows, as searches want it. A Chart is kept from turn to turn, so that each turn
// costs only what has changed; what it answers never depends on when it was brought up to date.

#include <torchwake/core/grid.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/distance_finder.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::bots {

class Chart {
  public:
    /// Takes in what the hero knows now. Cost: a comparison of all cells, and more for each that changed.
    void update(const rules::Knowledge& knowledge);

    /// The steps that known terrain allows to one who opens doors.
    [[nodiscard]] const spatial::OpenNeighbours& steps() const { return steps_; }
    /// Known, and open to one who opens doors.
    [[nodiscard]] bool passable(core::Point at) const { return passable_.get(at); }
    [[nodiscard]] const spatial::BitGrid& passable() const { return passable_; }
    /// The known cells from which a step might lead into the unknown.
    [[nodiscard]] const spatial::BitGrid& frontier() const { return frontier_; }
    [[nodiscard]] std::size_t known_cells() const { return known_.count(); }
    /// Grows whenever anything of it changes.
    [[nodiscard]] std::uint64_t version() const { return version_; }

  private:
    void begin(const rules::Knowledge& knowledge);
    /// Returns whether anything changed.
    [[nodiscard]] bool take_row(const rules::Knowledge& knowledge, std::int32_t y);
    /// Returns whether other traps are known than before.
    [[nodiscard]] bool take_traps(const rules::Knowledge& knowledge);
    void find_steps();
    void find_frontier();

    const content::Catalog* catalog_ = nullptr;
    core::Grid<content::TileId> tiles_;
    spatial::BitGrid passable_;
    spatial::BitGrid known_;
    spatial::BitGrid frontier_;
    spatial::OpenNeighbours steps_;
    std::vector<core::Point> traps_;  ///< that are known and armed: no step leads onto them
    std::vector<core::Point>
        opened_;  ///< cells of which `steps_` does not know yet that they opened or closed
    std::uint64_t version_ = 0;
};

/// The way to the nearest of some cells.
class WayMap {
  public:
    /// Cost: nothing where neither chart nor targets have changed.
    void lead_to(const Chart& chart, const std::vector<core::Point>& targets);
    /// Steps to the nearest target; spatial::unreachable where no known way leads to one.
    [[nodiscard]] spatial::Distance distance(core::Point from) const { return distances_[from]; }
    /// The first step of a shortest known way; nothing on a target, or where no way leads to one.
    [[nodiscard]] std::optional<core::Direction> first_step(const Chart& chart, core::Point from) const;
    /// The target to which those steps lead.
    [[nodiscard]] core::Point end_of_way(const Chart& chart, core::Point from) const;

  private:
    std::vector<core::Point> targets_;
    std::uint64_t version_ = 0;
    spatial::DistanceFinder finder_;
    spatial::DistanceMap distances_;
};

}  // namespace torchwake::bots
