// A game that builds the grid algorithms from source: how many cells has the line over a corridor, and how
// many does its own shared library see?

#include <torchwake/spatial/line.hpp>

#include <cstddef>

std::size_t cells_seen();

int main() {
    const bool linked = torchwake::spatial::Line({0, 0}, {4, 0}).size() == 5;
    return linked && cells_seen() == 9 ? 0 : 1;
}
