// A game of its own that uses only the grid algorithms: what can be seen from one end of a corridor with a
// pillar?

#include <torchwake/core/point.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/field_of_view.hpp>
#include <torchwake/spatial/opacity_grid.hpp>

#include <cstdlib>
#include <iostream>

int main() {
    using torchwake::core::Point;
    namespace spatial = torchwake::spatial;

    spatial::OpacityGrid opaque({9, 1});
    opaque.set(Point{4, 0});
    spatial::FieldOfView field_of_view;
    spatial::BitGrid visible;
    field_of_view.compute(opaque, Point{0, 0}, spatial::unlimited_sight, visible);

    std::cout << "seen: " << visible.count() << " of 9 cells\n";
    return visible.count() == 5 ? EXIT_SUCCESS : EXIT_FAILURE;
}
