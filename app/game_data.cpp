#include "game_data.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/error.hpp>

#include <fstream>
#include <iterator>
#include <utility>

namespace torchwake::app {
namespace {

constexpr const char* words_file = "words/english.json";
constexpr const char* keys_file = "keys.json";

DataError as_lines(const json::Errors& errors) {
    std::string lines;
    for (const json::Error& error : errors) {
        lines += (lines.empty() ? "" : "\n") + to_string(error);
    }
    return {lines};
}

/// Adds what is wrong with a part, where something is.
template <class Part, class Error>
void collect(std::string& problems, const boost::system::result<Part, Error>& part) {
    if (part.has_error()) {
        problems += (problems.empty() ? "" : "\n") + part.error().message;
    }
}

template <class Part>
boost::system::result<Part, DataError> in_lines(boost::system::result<Part, json::Errors> part) {
    if (part.has_error()) {
        return as_lines(part.error());
    }
    return std::move(*part);
}

}  // namespace

boost::system::result<screen::KeyMap, DataError> load_key_map(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) {
        return DataError{file.string() + ": found nothing to read, expected the table of keys"};
    }
    return in_lines(screen::read_key_map(text, file.string()));
}

boost::system::result<GameData, DataError> load_game_data(const Assets& assets) {
    auto catalog = in_lines(content::load_catalog(assets.data()));
    auto words = in_lines(view::load_words(assets.find(words_file)));
    auto keys = load_key_map(assets.find(keys_file));
    if (catalog && words && keys) {
        return GameData{std::move(*catalog), std::move(*words), std::move(*keys)};
    }
    std::string problems;
    collect(problems, catalog);
    collect(problems, words);
    collect(problems, keys);
    return DataError{problems};
}

}  // namespace torchwake::app
