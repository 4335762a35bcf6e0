// Draws twice from equal seeds: the module core, which every feature brings, is linked.

#include <torchwake/core/random.hpp>

#include <cstdlib>

int main() {
    torchwake::core::RandomStream one(7);
    torchwake::core::RandomStream other(7);
    return one.next() == other.next() ? EXIT_SUCCESS : EXIT_FAILURE;
}
