#include "world.hpp"

#include <torchwake/spatial/cells_where.hpp>

#include <algorithm>
#include <functional>
#include <string_view>

namespace {

constexpr core::Size size{40, 12};
constexpr core::Cells sight_radius{8};
/// The map, row by row, with '@' where the hero begins, and the letters of monsters.
constexpr std::string_view drawing =
    "########################################"
    "#..........#############################"
    "#..........##.........##.........g....##"
    "#..........##..r......##..............##"
    "#...@......##..#...#..##..............##"
    "#.....................................##"
    "#..........##..#...#..######.###########"
    "#..........##.........######.###########"
    "#..........##........r##.........#######"
    "#############.##########..r......#######"
    "#############.................z..#######"
    "########################################";
static_assert(drawing.size() == size.area());

/// Takes the monsters of a kind from the map, which has their letters.
void place_monsters(World* world, const Kind& kind) {
    for (std::size_t cell = 0; cell < drawing.size(); ++cell) {
        if (drawing[cell] == kind.letter) {
            const core::Point at = world->map.point(cell);
            world->monsters.push_back({&kind, at, kind.health});
            world->map[at] = '.';
        }
    }
}

}  // namespace

World first_world() {
    World world;
    world.map = core::Grid<char>(size);
    std::ranges::copy(drawing, world.map.span().begin());
    world.hero = world.map.point(drawing.find('@'));
    world.map[world.hero] = '.';
    for (const Kind& kind : kinds) {
        place_monsters(&world, kind);
    }
    const auto is_rock = [](char cell) { return cell == '#'; };
    world.opaque = spatial::OpacityGrid(spatial::cells_where(world.map, is_rock));
    world.steps = spatial::OpenNeighbours(spatial::cells_where(world.map, std::not_fn(is_rock)),
                                          spatial::CornerRule::StraightOnly);
    world.explored = spatial::BitGrid(size);
    return world;
}

Monster* monster_at(World* world, core::Point cell) {
    const auto found = std::ranges::find(world->monsters, cell, &Monster::at);
    return found == world->monsters.end() ? nullptr : &*found;
}

void look(World* world, spatial::FieldOfView* sight) {
    sight->compute(world->opaque, world->hero, sight_radius, world->visible);
    world->explored |= world->visible;
}
