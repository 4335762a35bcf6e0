#pragma once

#include <torchwake/core/contract.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/levels/level.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace torchwake::levels {

/// A level under construction: rock at first, then chambers, ways and doors, shown to an observer step by
/// step.
class Building {
  public:
    /// Requires: the observer outlives the building; the level is not smaller than `least_size`.
    Building(const Request& request, const Observer& observer) : observer_(&observer) {
        TORCHWAKE_EXPECTS(request.size.width >= least_size.width && request.size.height >= least_size.height);
        level_.cells.reset(request.size, Cell::Rock);
        show("rock");
    }

    void show(std::string_view step) const {
        if (is_watched()) {
            (*observer_)(step, level_.cells);
        }
    }
    [[nodiscard]] bool is_watched() const { return *observer_ != nullptr; }

    /// Lays the floor of a chamber, which becomes a region. A Chamber has a rectangle `floor`; its
    /// has_floor(cell) tells which cells of that are open.
    template <class Chamber>
    void lay_chamber(const Chamber& chamber) {
        Region region{{}, chamber.floor.center()};
        for (const core::Point at : core::cells_of(chamber.floor)) {
            if (chamber.has_floor(at)) {
                lay(at, Cell::Floor);
                region.cells.push_back(at);
            }
        }
        const auto from_center = [&chamber](core::Point at) {
            return core::chebyshev_distance(at, chamber.floor.center());
        };
        region.center = *std::ranges::min_element(region.cells, {}, from_center);
        level_.regions.push_back(std::move(region));
    }

    void lay(core::Point at, Cell cell) { level_.cells[at] = cell; }
    [[nodiscard]] Cells& cells() { return level_.cells; }

    [[nodiscard]] Level take() { return std::move(level_); }

  private:
    const Observer* observer_;
    Level level_;
};

}  // namespace torchwake::levels
