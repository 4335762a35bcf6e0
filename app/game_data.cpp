#include "game_data.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/error.hpp>

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

/// Adds the error of a part, if it has one.
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

boost::system::result<screen::KeyMap, DataError> load_keys(const Assets& assets) {
    return in_lines(screen::load_key_map(assets.find(keys_file)));
}

boost::system::result<view::Words, DataError> load_words(const Assets& assets) {
    return in_lines(view::load_words(assets.find(words_file)));
}

boost::system::result<GameData, DataError> load_game_data(const Assets& assets,
                                                          const std::vector<std::filesystem::path>& mods) {
    auto catalog = in_lines(content::load_catalog(assets.data(), mods));
    auto words = load_words(assets);
    auto keys = load_keys(assets);
    if (catalog && words && keys) {
        return GameData{std::move(*catalog), std::move(*words), std::move(*keys)};
    }
    std::string problems;
    collect(problems, catalog);
    collect(problems, words);
    collect(problems, keys);
    return DataError{problems};
}

std::string missing_sentences(const Assets& assets) {
    const auto own = view::load_words(assets.find_own(words_file));
    const auto words = load_words(assets);
    std::string lines;
    if (!own || !words) {
        return lines;
    }
    for (const auto& [key, sentence] : own->sentences()) {
        if (!words->has(key)) {
            lines += (lines.empty() ? "" : "\n") + to_string(json::Error{assets.find(words_file).string(),
                                                                         "/" + key, "nothing", "a sentence"});
        }
    }
    return lines;
}

std::string missing_names(const Assets& assets, const std::vector<std::filesystem::path>& mods) {
    return as_lines(content::missing_words(assets.data(), mods)).message;
}

}  // namespace torchwake::app
