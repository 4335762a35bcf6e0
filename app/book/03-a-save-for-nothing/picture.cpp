#include "picture.hpp"

namespace {

/// The cells in sight, and the rock that the hero remembers; nothing else.
core::Grid<char> seen_cells(const World& world) {
    core::Grid<char> cells(world.map.size(), ' ');
    world.explored.for_each([&](core::Point at) {
        if (world.visible.get(at) || world.map[at] == '#') {
            cells[at] = world.map[at];
        }
    });
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
    text += "turn " + std::to_string(world.turns) + '\n';
    return text + "keys: " + layers.prompt()->keys + ", Q leaves\n";
}
