// A level without a catalog: prints what a builder makes of a seed, with where somebody arrives ('<') and the
// middle of the region that is farthest from there ('>'). Needs levels, and no other library.

#include <torchwake/levels/builders.hpp>
#include <torchwake/levels/regions.hpp>

#include <algorithm>
#include <iostream>
#include <string>

using namespace torchwake;

namespace {

char glyph_of(levels::Cell cell) {
    switch (cell) {
        case levels::Cell::Floor:
            return '.';
        case levels::Cell::Door:
            return '+';
        case levels::Cell::Rock:
            break;
    }
    return '#';
}

}  // namespace

int main(int argc, char** argv) {
    const std::string name = argc > 1 ? argv[1] : "caves";
    if (std::ranges::count(levels::builder_names, name) == 0) {
        std::cerr << "there is no builder " << name << '\n';
        return 1;
    }
    core::RandomStream stream(7);
    const levels::Level level = levels::builder_of(name).build({.size = {64, 24}}, stream, {});
    const levels::Arrival arrival =
        levels::draw_arrival(levels::open_cells(level.cells), level.regions, stream);
    const core::Point end = level.regions[arrival.farthest_region].center;
    for (std::int32_t y = 0; y < level.cells.height(); ++y) {
        for (std::int32_t x = 0; x < level.cells.width(); ++x) {
            const core::Point at{x, y};
            std::cout << (at == arrival.at ? '<' : at == end ? '>' : glyph_of(level.cells[at]));
        }
        std::cout << '\n';
    }
    return 0;
}
