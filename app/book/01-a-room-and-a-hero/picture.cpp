#include "picture.hpp"

std::string picture(const World& world, const Layers& layers) {
    core::Grid<char> cells = world.map;
    cells[world.hero] = '@';
    std::string text;
    for (int y = 0; y < cells.height(); ++y) {
        text.append(cells.row(y).begin(), cells.row(y).end());
        text += '\n';
    }
    text += "turn " + std::to_string(world.turns) + '\n';
    return text + "keys: " + layers.prompt()->keys + ", Q leaves\n";
}
