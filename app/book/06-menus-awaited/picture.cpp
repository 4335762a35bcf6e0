#include "picture.hpp"

namespace {

/// The cells in sight with what is there, and the rock that the hero remembers; nothing else.
core::Grid<char> seen_cells(const World& world) {
    core::Grid<char> cells(world.map.size(), ' ');
    world.explored.for_each([&](core::Point at) {
        if (world.visible.get(at) || world.map[at] == '#') {
            cells[at] = world.map[at];
        }
    });
    for (const Item& item : world.items) {
        if (world.visible.get(item.at)) {
            cells[item.at] = '!';
        }
    }
    for (const Monster& monster : world.monsters) {
        if (world.visible.get(monster.at)) {
            cells[monster.at] = monster.kind->letter;
        }
    }
    cells[world.hero] = '@';
    return cells;
}

std::string lines_of(const Menu& menu) {
    std::string text = menu.title + '\n';
    for (std::size_t line = 0; line < menu.lines.size(); ++line) {
        text += std::string("  ") + menu_letters[line] + ' ' + menu.lines[line] + '\n';
    }
    return text;
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
    for (const Layer& layer : layers.layers()) {
        text += layer.menu != nullptr ? lines_of(*layer.menu) : "";
    }
    return text + "keys: " + layers.prompt()->keys + ", u takes back, Q leaves\n";
}
