// A shared library of the game, which exports one function and holds our static modules.

#include <torchwake/spatial/field_of_view.hpp>

#include <cstddef>

__attribute__((visibility("default"))) std::size_t cells_seen() {
    torchwake::spatial::OpacityGrid opaque({9, 1});
    torchwake::spatial::BitGrid visible;
    torchwake::spatial::FieldOfView().compute(opaque, {0, 0}, torchwake::spatial::unlimited_sight, visible);
    return visible.count();
}
