#pragma once

#include "rooms/building.hpp"
#include "ways/territories.hpp"

#include <torchwake/levels/regions.hpp>
#include <torchwake/levels/rock.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace torchwake::levels {

/// A level under construction by hollowing out rock, shown to an observer step by step.
class Excavation {
  public:
    /// Requires: the observer outlives the excavation.
    Excavation(const Request& request, const Observer& observer);

    [[nodiscard]] Rock& rock() { return rock_; }
    [[nodiscard]] core::Size size() const { return rock_.size(); }
    void show(std::string_view step);

    /// True if at least `share` in 100 of the cells that may be open are open.
    [[nodiscard]] bool is_open(std::size_t share) const;
    /// Opens all cells that may be open.
    void open_everything();
    /// Opens all cells that may be open if fewer than `share` in 100 are open; then shows the step "caverns".
    void open_at_least(std::size_t share);
    /// Joins all caverns; shows the step "tunnels".
    void join(core::RandomStream& stream);
    /// Digs shortcuts where the way around is long; shows the step "shortcuts". Requires: all open cells are
    /// joined.
    void shorten(core::RandomStream& stream);
    /// Hangs a door. Requires: the cell is open.
    void hang_door(core::Point at) { doors_.push_back(at); }

    /// The finished level. Its regions begin at cells far from each other, and each cell belongs to the
    /// nearest of these, within the reach. Requires: all open cells are joined.
    [[nodiscard]] Level take(spatial::Distance reach = usual_reach);
    /// The finished level with a region around each chamber: the cells nearest to it within the reach. Other
    /// cells become further regions. A single chamber is ignored. Requires: each chamber has cells, all of
    /// them open.
    [[nodiscard]] Level take(std::span<const std::vector<core::Point>> chambers,
                             spatial::Distance reach = usual_reach);

  private:
    void lay_cells();
    void rebuild_neighbours();
    [[nodiscard]] Level take(const Territories& places);

    Building building_;
    Rock rock_;
    std::vector<core::Point> doors_;
    spatial::OpenNeighbours neighbours_;
};

}  // namespace torchwake::levels
