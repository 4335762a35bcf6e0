#include "flight.hpp"

#include <torchwake/spatial/line.hpp>

#include <algorithm>

std::vector<core::Point> flight(const World& world, core::Point target) {
    const Level& level = world.level();
    std::vector<core::Point> cells;
    if (!world.visible.get(target) || level.opaque.get(target)) {
        return cells;
    }
    const std::optional<spatial::Line> line = spatial::clear_line(level.opaque.rows(), world.hero, target);
    for (int step = 1; line && step < line->size(); ++step) {
        cells.push_back((*line)[step]);
        if (std::ranges::find(level.monsters, cells.back(), &Monster::at) != level.monsters.end()) {
            break;
        }
    }
    return cells;
}
