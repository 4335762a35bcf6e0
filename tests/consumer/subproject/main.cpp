// A game that builds the grid algorithms from source: how many cells has the line over a corridor?

#include <torchwake/spatial/line.hpp>

int main() {
    return torchwake::spatial::Line({0, 0}, {4, 0}).size() == 5 ? 0 : 1;
}
