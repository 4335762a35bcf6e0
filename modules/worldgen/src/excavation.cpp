#include "excavation.hpp"

#include "tunnels.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/spatial/flood_fill.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::worldgen {
using core::Point;

Excavation::Excavation(const content::LevelDef& level, std::int32_t depth, const Observer& observer)
    : building_(level, depth, observer), watched_(observer != nullptr), rock_(level.size, 1) {}

void Excavation::show(std::string_view step) {
    if (watched_) {
        lay_tiles();
        building_.show(step);
    }
}

bool Excavation::is_open(std::size_t share) const {
    const auto open = std::ranges::count(rock_.span(), std::uint8_t{0});
    return static_cast<std::size_t>(open) * 100 >= inside(size()).size.area() * share;
}

void Excavation::fill_pockets(std::size_t least) {
    const spatial::BitGrid open = open_cells(rock_);
    spatial::Regions caverns;
    caverns.compute(open, {open, spatial::CornerRule::Refuse});
    open.for_each([this, &caverns, least](Point at) {
        if (caverns.cells_of(caverns.at(at)) < least) {
            rock_[at] = 1;
        }
    });
}

void Excavation::open_everything() {
    const core::Rect open = inside(size());
    for (std::int32_t y = open.top(); y < open.bottom(); ++y) {
        for (std::int32_t x = open.left(); x < open.right(); ++x) {
            rock_[{x, y}] = 0;
        }
    }
}

void Excavation::open_at_least(std::size_t share) {
    if (!is_open(share)) {
        open_everything();
        show("caverns");
    }
}

void Excavation::join(core::RandomStream& stream) {
    dig_tunnels(rock_, stream);
    open_corners(rock_, stream);
    show("tunnels");
}

void Excavation::shorten(core::RandomStream& stream) {
    rebuild_neighbours();
    dig_shortcuts(rock_, spread_out(neighbours_, first_open(), usual_reach), stream);
    open_corners(rock_, stream);
    show("shortcuts");
}

Layout Excavation::take(spatial::Distance reach) {
    rebuild_neighbours();
    return take(spread_out(neighbours_, first_open(), reach));
}

Layout Excavation::take(std::span<const std::vector<Point>> chambers, spatial::Distance reach) {
    if (chambers.size() < 2) {
        return take(reach);
    }
    rebuild_neighbours();
    Territories places(neighbours_, Steps::All);
    for (const std::vector<Point>& chamber : chambers) {
        places.add(chamber);
    }
    spread_out(places, reach);
    return take(places);
}

Layout Excavation::take(const Territories& places) {
    lay_tiles();
    Layout layout = building_.take();
    layout.regions = regions_of(places, size());
    spatial::BitGrid doors(size());
    for (const Point at : doors_) {
        doors.set(at);
    }
    take_out(doors, layout.regions);
    return layout;
}

void Excavation::lay_tiles() {
    for (std::size_t index = 0; index < rock_.span().size(); ++index) {
        const bool open = rock_.span()[index] == 0;
        building_.lay(rock_.point(index), open ? building_.tiles().floor : building_.tiles().wall);
    }
    for (const Point at : doors_) {
        building_.lay(at, building_.tiles().door);
    }
}

void Excavation::rebuild_neighbours() {
    neighbours_.rebuild(open_cells(rock_), spatial::CornerRule::Refuse);
}

Point Excavation::first_open() const {
    const auto open = std::ranges::find(rock_.span(), std::uint8_t{0});
    TORCHWAKE_EXPECTS(open != rock_.span().end());
    return rock_.point(static_cast<std::size_t>(open - rock_.span().begin()));
}

}  // namespace torchwake::worldgen
