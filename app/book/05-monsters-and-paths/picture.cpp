#include "picture.hpp"

namespace {

/// The cells in sight with the monsters there, and the rock that the hero remembers; nothing else.
core::Grid<char> seen_cells(const World& world) {
    core::Grid<char> cells(world.map.size(), ' ');
    world.explored.for_each([&](core::Point at) {
        if (world.visible.get(at) || world.map[at] == '#') {
            cells[at] = world.map[at];
        }
    });
    for (const Monster& monster : world.monsters) {
        if (world.visible.get(monster.at)) {
            cells[monster.at] = monster.kind->letter;
        }
    }
    cells[world.hero] = '@';
    return cells;
}

}  // namespace

std::string picture(const World& world, const Layers& layers) {
    const core::Grid<char> cells = seen_cells(world);
    std::string text;
    for (int y = 0; y < cells.height(); ++y) {
        text.append(cells.row(y).begin(), cells.row(y).end());
        text += '\n';
    }
    text += world.message + "\nturn " + std::to_string(world.turns) + ", health " +
            std::to_string(world.health) + " of " + std::to_string(hero_health) + '\n';
    return text + "keys: " + layers.prompt()->keys + ", u takes back, Q leaves\n";
}
