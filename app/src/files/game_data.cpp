#include "files/game_data.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/content/plain_path.hpp>
#include <torchwake/json/error.hpp>
#include <torchwake/words/language_check.hpp>

#include <ranges>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* keys_file = "keys.json";
constexpr const char* own_words = "words/english.json";

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
        return DataError{lines_of(part.error())};
    }
    return std::move(*part);
}

/// The errors in a mod's folder, and of the folder itself.
json::Errors errors_in(const json::Errors& errors, const fs::path& mod) {
    const fs::path folder = content::plain_path(mod);
    json::Errors found;
    std::ranges::copy_if(errors, std::back_inserter(found), [&folder](const json::Error& error) {
        const fs::path file = content::plain_path(error.file);
        return file == folder || file.parent_path() == folder || file.parent_path().parent_path() == folder;
    });
    return found;
}

/// The wanted mods, then the first of those that were found.
std::vector<fs::path> with_first(const std::vector<fs::path>& wanted, const std::vector<fs::path>& found,
                                 std::ptrdiff_t count) {
    std::vector<fs::path> mods = wanted;
    mods.insert(mods.end(), found.begin(), found.begin() + count);
    return mods;
}

/// The mod with which an error appears. Requires: all mods together have it.
/// Cost: as many loads as the number of mods has digits in base 2.
std::ptrdiff_t first_misfit(const Assets& assets, const std::vector<fs::path>& wanted,
                            const std::vector<fs::path>& found, const json::Error& error) {
    const auto places = std::views::iota(std::int32_t{1}, static_cast<std::int32_t>(found.size()));
    const auto misfit = std::ranges::partition_point(places, [&](std::int32_t count) {
        const auto catalog = content::load_catalog(assets.data(), with_first(wanted, found, count));
        const json::Errors errors = catalog ? json::Errors() : catalog.error();
        return std::ranges::count(errors, error) == 0;
    });
    return misfit - places.begin();
}

/// Takes the mods that have errors out of those that were found. Returns false if no error is in one.
bool leave_out_faulty(const json::Errors& errors, std::vector<fs::path>& found,
                      std::vector<FaultyMod>& left_out) {
    std::vector<fs::path> sound;
    for (const fs::path& mod : found) {
        json::Errors faults = errors_in(errors, mod);
        if (faults.empty()) {
            sound.push_back(mod);
        } else {
            left_out.push_back({mod, std::move(faults)});
        }
    }
    const bool left_out_some = sound.size() < found.size();
    found = std::move(sound);
    return left_out_some;
}

boost::system::result<words::Words, json::Errors> words_of(const Assets& assets,
                                                           const std::vector<fs::path>& mods,
                                                           std::string_view language) {
    return words::load_words(language_files(assets, mods, language));
}

/// The language of a mod's file, with the grammar of that language's other files.
words::Words words_in(const Assets& assets, const std::vector<fs::path>& mods, const fs::path& file,
                      const words::Words& alone) {
    const auto all = words_of(assets, mods, file.stem().string());
    return words::Words(alone.sentences(), all ? all->grammar() : alone.grammar());
}

boost::system::result<GameData, DataError> with_words_and_keys(
    const Assets& assets, const std::vector<fs::path>& mods, std::string_view language,
    boost::system::result<content::Catalog, json::Errors> read_catalog) {
    auto catalog = in_lines(std::move(read_catalog));
    auto words = load_words(assets, mods, language);
    auto keys = load_keys(assets);
    if (catalog && words && keys) {
        return GameData{std::move(*catalog), std::move(*words), std::move(keys->standard),
                        std::move(keys->one_hand)};
    }
    std::string problems;
    collect(problems, catalog);
    collect(problems, words);
    collect(problems, keys);
    return DataError{problems};
}

}  // namespace

std::vector<fs::path> language_files(const Assets& assets, const std::vector<fs::path>& mods,
                                     std::string_view language) {
    const fs::path own = language_file(assets, language);
    std::vector<fs::path> files{own};
    for (const fs::path& mod : mods) {
        files.push_back(content::language_of(mod, own));
    }
    std::erase_if(files, [](const fs::path& file) {
        std::error_code ignored;
        return fs::symlink_status(file, ignored).type() == fs::file_type::not_found;
    });
    return files.empty() ? std::vector{own} : files;
}

json::Errors sentence_faults_of(const Assets& assets, const std::vector<fs::path>& mods) {
    json::Errors faults;
    const auto first = load_first_words(assets);
    if (!first) {
        return faults;
    }
    for (const fs::path& mod : mods) {
        for (const KnownLanguage& language : known_languages(assets, std::span(&mod, 1))) {
            const fs::path file = content::language_of(mod, language_file(assets, language.id));
            if (const auto alone = words::load_words(file)) {
                std::ranges::move(
                    words::sentence_faults(words_in(assets, mods, file, *alone), *first, file.string()),
                    std::back_inserter(faults));
            }
        }
    }
    return faults;
}

boost::system::result<screen::KeyMaps, DataError> load_keys(const Assets& assets) {
    return in_lines(screen::load_key_maps(assets.find(keys_file)));
}

boost::system::result<words::Words, DataError> load_own_words(const Assets& assets,
                                                              const std::vector<fs::path>& mods,
                                                              std::string_view language) {
    return in_lines(words_of(assets, mods, language));
}

boost::system::result<words::Words, DataError> load_first_words(const Assets& assets,
                                                                const std::vector<fs::path>& mods) {
    const auto words = words_of(assets, mods, first_language);
    const auto own = words::load_words(assets.find_own(own_words));
    return words && own ? boost::system::result<words::Words, DataError>(words::with_fallback(*words, *own))
                        : in_lines(words ? own : words);
}

boost::system::result<words::Words, DataError> load_words(const Assets& assets,
                                                          const std::vector<fs::path>& mods,
                                                          std::string_view language) {
    auto words = words_of(assets, mods, language);
    if (language == first_language || !words) {
        return in_lines(std::move(words));
    }
    const auto fallback = words_of(assets, mods, first_language);
    return fallback ? boost::system::result<words::Words, DataError>(words::with_fallback(*words, *fallback))
                    : in_lines(fallback);
}

std::string lines_of(const json::Errors& errors) {
    std::string lines;
    for (const json::Error& error : errors) {
        lines += (lines.empty() ? "" : "\n") + to_string(error);
    }
    return lines;
}

boost::system::result<GameData, DataError> load_game_data(const Assets& assets,
                                                          const std::vector<std::filesystem::path>& mods,
                                                          std::string_view language) {
    return with_words_and_keys(assets, mods, language,
                               content::load_catalog(assets.data(), mods, language_file(assets, language)));
}

boost::system::result<DataWithMods, DataError> load_with_found_mods(const Assets& assets,
                                                                    const std::vector<fs::path>& wanted,
                                                                    std::vector<fs::path> found) {
    std::vector<FaultyMod> left_out;
    for (;;) {
        std::vector<fs::path> mods = with_first(wanted, found, std::ssize(found));
        auto catalog = content::load_catalog(assets.data(), mods);
        const auto words = words_of(assets, mods, first_language);
        const json::Errors errors = !catalog ? catalog.error()
                                    : !words ? words.error()
                                             : sentence_faults_of(assets, mods);
        if (errors.empty() || found.empty()) {
            auto data = with_words_and_keys(assets, mods, first_language, std::move(catalog));
            if (!data) {
                return data.error();
            }
            if (!errors.empty()) {
                return DataError{lines_of(errors)};
            }
            return DataWithMods{std::move(*data), std::move(mods), std::move(left_out)};
        }
        if (leave_out_faulty(errors, found, left_out)) {
            continue;
        }
        if (catalog) {
            return DataError{lines_of(errors)};
        }
        const json::Error& error = errors.front();
        const auto misfit = found.begin() + first_misfit(assets, wanted, found, error);
        left_out.push_back({*misfit, {error}});
        found.erase(misfit);
    }
}

std::string missing_sentences(const Assets& assets) {
    const auto own = words::load_words(assets.find_own(own_words));
    const auto words = load_words(assets);
    std::string lines;
    if (!own || !words) {
        return lines;
    }
    for (const auto& [key, sentence] : own->sentences()) {
        if (!words->has(key)) {
            lines += (lines.empty() ? "" : "\n") +
                     to_string(json::Error{language_file(assets, first_language).string(), "/" + key,
                                           "nothing", "a sentence"});
        }
    }
    return lines;
}

std::string missing_names(const Assets& assets, const std::vector<std::filesystem::path>& mods) {
    return lines_of(content::missing_words(assets.data(), mods));
}

}  // namespace torchwake::app
