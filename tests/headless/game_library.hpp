#pragma once

// The game's own data, for whole games in memory.

#include "project_file.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/words/words.hpp>

#include <fstream>
#include <iterator>
#include <string>

namespace torchwake::tests {

inline std::string asset(const std::string& name) {
    return testing::project_file("assets/") + name;
}

inline std::string text_of(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The data of all games; none changes it.
struct Library {
    content::Catalog catalog = *content::load_catalog(asset("data"));
    words::Words words = *words::load_words(asset("words/english.json"));
    screen::KeyMap keys = *screen::read_key_map(text_of(asset("keys.json")), "keys.json");
};

inline const Library& library() {
    static const Library all;
    return all;
}

}  // namespace torchwake::tests
