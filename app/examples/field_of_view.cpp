// A field of view alone: reads a map from standard input, and prints the cells that are visible from '@'.
// Needs core and spatial, and no other library.

#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/field_of_view.hpp>
#include <torchwake/spatial/opacity_grid.hpp>

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace torchwake;

namespace {

std::vector<std::string> read_rows(std::istream& in) {
    std::vector<std::string> rows;
    for (std::string row; std::getline(in, row);) {
        rows.push_back(row);
    }
    return rows;
}

core::Size size_of(const std::vector<std::string>& rows) {
    std::size_t width = 0;
    for (const std::string& row : rows) {
        width = std::max(width, row.size());
    }
    return {static_cast<std::int32_t>(width), static_cast<std::int32_t>(rows.size())};
}

/// Calls visit with every cell of the map and its character.
template <class Visit>
void each_cell(const std::vector<std::string>& rows, Visit visit) {
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            visit(core::Point{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)}, rows[y][x]);
        }
    }
}

}  // namespace

int main() {
    const std::vector<std::string> rows = read_rows(std::cin);
    spatial::OpacityGrid opaque(size_of(rows));
    core::Point eye{-1, -1};
    each_cell(rows, [&](core::Point at, char what) {
        opaque.set(at, what == '#');
        eye = what == '@' ? at : eye;
    });
    if (!opaque.contains(eye)) {
        std::cerr << "the map has no '@' to look from\n";
        return 1;
    }
    spatial::FieldOfView sight;
    spatial::BitGrid visible;
    sight.compute(opaque, eye, spatial::unlimited_sight, visible);
    std::vector<std::string> seen = rows;
    each_cell(rows, [&](core::Point at, char what) {
        seen[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)] = visible.get(at) ? what : ' ';
    });
    for (const std::string& row : seen) {
        std::cout << row << '\n';
    }
    return 0;
}
