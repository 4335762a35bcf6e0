#include "world.hpp"

#include <torchwake/spatial/cells_where.hpp>

#include <algorithm>
#include <string_view>

namespace {

constexpr core::Size size{40, 12};
constexpr core::Cells sight_radius{8};
/// The map, row by row, with '@' where the hero begins.
constexpr std::string_view drawing =
    "########################################"
    "#..........#############################"
    "#..........##.........##..............##"
    "#..........##.........##..............##"
    "#...@......##..#...#..##..............##"
    "#.....................................##"
    "#..........##..#...#..######.###########"
    "#..........##.........######.###########"
    "#..........##.........##.........#######"
    "#############.##########.........#######"
    "#############....................#######"
    "########################################";
static_assert(drawing.size() == size.area());

}  // namespace

World first_world() {
    World world;
    world.map = core::Grid<char>(size);
    std::ranges::copy(drawing, world.map.span().begin());
    world.hero = world.map.point(drawing.find('@'));
    world.map[world.hero] = '.';
    const auto is_rock = [](char cell) { return cell == '#'; };
    world.opaque = spatial::OpacityGrid(spatial::cells_where(world.map, is_rock));
    world.explored = spatial::BitGrid(size);
    return world;
}

bool can_enter(const World& world, core::Point cell) {
    return world.map[cell] == '.';
}

void walk(World* world, core::Direction direction) {
    world->hero = core::step(world->hero, direction);
    ++world->turns;
}

void look(World* world, spatial::FieldOfView* sight) {
    sight->compute(world->opaque, world->hero, sight_radius, world->visible);
    world->explored |= world->visible;
}
