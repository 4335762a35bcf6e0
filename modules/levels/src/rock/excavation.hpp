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

/// A level while it is hollowed out of rock, shown to an observer step by step.
class Excavation {
  public:
    /// Requires: the observer outlives the excavation.
    Excavation(const Request& request, const Observer& observer);

    [[nodiscard]] Rock& rock() { return rock_; }
    [[nodiscard]] core::Size size() const { return rock_.size(); }
    void show(std::string_view step);

    /// Whether so many cells in 100 are open, of those that may be.
    [[nodiscard]] bool is_open(std::size_t share) const;
    /// Fills caverns of fewer cells.
    void fill_pockets(std::size_t least);
    /// Opens all that may be.
    void open_everything();
    /// The same where not so many in 100 are open: the step "caverns".
    void open_at_least(std::size_t share);
    /// Joins all caverns: the step "tunnels".
    void join(core::RandomStream& stream);
    /// Breaks through where a way around is long: the step "shortcuts". Requires: all open cells are joined.
    void shorten(core::RandomStream& stream);
    /// Requires: an open cell.
    void hang_door(core::Point at) { doors_.push_back(at); }

    /// With regions that are what lies nearest to cells that are far from each other, by the reach.
    /// Requires: all open cells are joined.
    [[nodiscard]] Level take(spatial::Distance reach = usual_reach);
    /// The same with regions that are what lies nearest to each of some chambers, and others beyond the reach
    /// of them; one chamber alone is none. Requires: each has cells, all of them open.
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
