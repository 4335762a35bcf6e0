// A foreign program that reads the game's data from the place that the package names, and its words by the
// names of 0.1.

#include <torchwake/content/loader.hpp>
#if __has_include(<torchwake/view/words.hpp>)
#include <torchwake/view/words.hpp>
#endif

#include <cstdlib>
#include <iostream>

int main() {
    const auto catalog = torchwake::content::load_catalog(TORCHWAKE_DATA_DIR "/data");
    if (catalog.has_error()) {
        std::cerr << to_string(catalog.error().front()) << '\n';
        return EXIT_FAILURE;
    }
#if __has_include(<torchwake/view/words.hpp>)
    if (torchwake::view::load_words(TORCHWAKE_DATA_DIR "/words/english.json").has_error()) {
        std::cerr << "the words can't be read\n";
        return EXIT_FAILURE;
    }
#endif
    return EXIT_SUCCESS;
}
