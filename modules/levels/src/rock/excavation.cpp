#include "rock/excavation.hpp"

#include "ways/tunnels.hpp"

#include <torchwake/core/rect.hpp>

namespace torchwake::levels {
using core::Point;

Excavation::Excavation(const Request& request, const Observer& observer)
    : building_(request, observer), rock_(request.size, 1) {}

void Excavation::show(std::string_view step) {
    if (building_.is_watched()) {
        lay_cells();
        building_.show(step);
    }
}

bool Excavation::is_open(std::size_t share) const {
    return open_count(rock_) * 100 >= inside(size()).size.area() * share;
}

void Excavation::open_everything() {
    for (const Point at : core::cells_of(inside(size()))) {
        rock_[at] = 0;
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
    dig_shortcuts(rock_, spread_out(neighbours_, first_open(rock_), usual_reach), stream);
    open_corners(rock_, stream);
    show("shortcuts");
}

Level Excavation::take(spatial::Distance reach) {
    rebuild_neighbours();
    return take(spread_out(neighbours_, first_open(rock_), reach));
}

Level Excavation::take(std::span<const std::vector<Point>> chambers, spatial::Distance reach) {
    if (chambers.size() < 2) {
        return take(reach);
    }
    rebuild_neighbours();
    Territories places(neighbours_, Steps::All);
    places.add_all(chambers);
    spread_out(places, reach);
    return take(places);
}

Level Excavation::take(const Territories& places) {
    lay_cells();
    Level level = building_.take();
    level.regions = regions_of(places, size());
    spatial::BitGrid doors(size());
    doors.add(doors_);
    take_out(doors, level.regions);
    return level;
}

void Excavation::lay_cells() {
    for (std::size_t index = 0; index < rock_.span().size(); ++index) {
        building_.cells().span()[index] = rock_.span()[index] == 0 ? Cell::Floor : Cell::Rock;
    }
    for (const Point at : doors_) {
        building_.lay(at, Cell::Door);
    }
}

void Excavation::rebuild_neighbours() {
    neighbours_.rebuild(open_cells(rock_), spatial::CornerRule::Refuse);
}

}  // namespace torchwake::levels
