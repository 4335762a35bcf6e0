#include "world.hpp"

#include <algorithm>
#include <string_view>

namespace {

constexpr core::Size size{40, 12};
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
    return world;
}

bool can_enter(const World& world, core::Point cell) {
    return world.map[cell] == '.';
}

void walk(World* world, core::Direction direction) {
    world->hero = core::step(world->hero, direction);
    ++world->turns;
}
