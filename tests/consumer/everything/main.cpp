// A foreign program that reads the game's data from the place that the package names, and its words by the
// names of 0.1.

#include <torchwake/content/loader.hpp>
#include <torchwake/view/words.hpp>

#include <cstdlib>
#include <iostream>

int main() {
    const auto catalog = torchwake::content::load_catalog(TORCHWAKE_DATA_DIR "/data");
    if (catalog.has_error()) {
        std::cerr << to_string(catalog.error().front()) << '\n';
        return EXIT_FAILURE;
    }
    const auto words = torchwake::view::load_words(TORCHWAKE_DATA_DIR "/words/english.json");
    return words.has_value() ? EXIT_SUCCESS : EXIT_FAILURE;
}
