// A foreign program that reads the game's data from the place that the package names.

#include <torchwake/content/loader.hpp>

#include <cstdlib>
#include <iostream>

int main() {
    const auto catalog = torchwake::content::load_catalog(TORCHWAKE_DATA_DIR "/data");
    if (catalog.has_error()) {
        std::cerr << to_string(catalog.error().front()) << '\n';
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
