#include "picture.hpp"

#include "flight.hpp"
#include "odds.hpp"

namespace {

/// The cells in sight with what is there, and the rock, doorways and stairs that the hero remembers.
core::Grid<char> seen_cells(const World& world) {
    core::Grid<char> cells(world.level().map.size(), ' ');
    world.level().explored.for_each([&](core::Point at) {
        if (world.visible.get(at) || world.level().map[at] != '.') {
            cells[at] = world.level().map[at];
        }
    });
    for (const Item& item : world.level().items) {
        if (world.visible.get(item.at)) {
            cells[item.at] = '!';
        }
    }
    for (const Monster& monster : world.level().monsters) {
        if (world.visible.get(monster.at)) {
            cells[monster.at] = monster.kind->letter;
        }
    }
    cells[world.hero] = '@';
    return cells;
}

/// Draws the cursor, and the way of what is thrown there.
void draw_flight(const World& world, core::Point target, core::Grid<char>* cells) {
    for (const core::Point cell : flight(world, target)) {
        char& shown = (*cells)[cell];
        shown = shown == '.' || shown == '!' ? '*' : shown;
    }
    (*cells)[target] = 'X';
}

std::string lines_of(const Menu& menu) {
    std::string text = menu.title + '\n';
    for (std::size_t line = 0; line < menu.lines.size(); ++line) {
        text += std::string("  ") + menu_letters[line] + ' ' + menu.lines[line] + '\n';
    }
    return text;
}

/// The chance to win against each monster that a step of the hero would hit, in percent, rounded down.
std::string lines_of_odds(const World& world) {
    std::string text;
    for (const Monster& monster : world.level().monsters) {
        const std::optional<core::Direction> direction = core::direction_between(world.hero, monster.at);
        if (world.health > 0 && direction && world.level().steps.allows(world.hero, *direction)) {
            const double chance = chance_to_win(world.health, monster, world.turns + 1);
            const int tenths = static_cast<int>(1000 * chance);
            text += "The chance to beat the " + std::string(monster.kind->name) + " is " +
                    std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " %\n";
        }
    }
    return text;
}

}  // namespace

std::string picture(const World& world, const Layers& layers) {
    core::Grid<char> cells = seen_cells(world);
    const core::Point* const target = layers.layers().back().target;
    if (target != nullptr) {
        draw_flight(world, *target, &cells);
    }
    if (layers.layers().back().flying != nullptr) {
        cells[*layers.layers().back().flying] = '*';
    }
    std::string text;
    for (int y = 0; y < cells.height(); ++y) {
        text.append(cells.row(y).begin(), cells.row(y).end());
        text += '\n';
    }
    text += world.message + "\nturn " + std::to_string(world.turns) + ", health " +
            std::to_string(world.health) + " of " + std::to_string(hero_health) + ", level " +
            std::to_string(world.depth + 1) + ", coins " + std::to_string(world.coins) + '\n';
    text += lines_of_odds(world);
    for (const Layer& layer : layers.layers()) {
        text += layer.menu != nullptr ? lines_of(*layer.menu) : "";
    }
    text += target != nullptr ? "Throw where?\n" : "";
    const std::string keys = layers.prompt() != nullptr ? layers.prompt()->keys : "";
    return text + "keys: " + keys + ", u takes back, Q leaves\n";
}
