#include "world.hpp"

#include <torchwake/spatial/cells_where.hpp>

#include <algorithm>
#include <functional>
#include <string_view>

namespace {

constexpr core::Size size{40, 12};
constexpr core::Cells sight_radius{8};
/// The map, row by row, with '@' where the hero begins, and the letters of monsters and potions.
constexpr std::string_view drawing =
    "########################################"
    "#........H.#############################"
    "#..........##.........##.........g..H.##"
    "#..........##..r......##............W.##"
    "#...@......##..#...#..##..............##"
    "#.......F...............F.............##"
    "#......W...##..#...#..######.###########"
    "#..........##.........######.###########"
    "#.M........##........r##.H.......#######"
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

/// Takes the potions of a kind from the map, which has their letters.
void place_potions(World* world, Potion potion, char letter) {
    for (std::size_t cell = 0; cell < drawing.size(); ++cell) {
        if (drawing[cell] == letter) {
            const core::Point at = world->map.point(cell);
            world->items.push_back({potion, at});
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
    place_potions(&world, Potion::Healing, 'H');
    place_potions(&world, Potion::Maps, 'M');
    place_potions(&world, Potion::Wishes, 'W');
    place_potions(&world, Potion::Fire, 'F');
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
