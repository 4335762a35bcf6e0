#include "tools/check_data.hpp"

#include "files/game_data.hpp"
#include "files/mods.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"

#include <torchwake/atlas/atlas_index.hpp>
#include <torchwake/atlas/font_source.hpp>
#include <torchwake/content/loader.hpp>
#include <torchwake/core/utf8.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/rules/lesson.hpp>
#include <torchwake/words/language_check.hpp>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::app {
namespace {

/// All faults of mods, a line each.
std::string faults_of(const std::vector<FaultyMod>& mods) {
    std::string lines;
    for (const FaultyMod& mod : mods) {
        lines += lines_of(mod.faults) + '\n';
    }
    return lines;
}

/// "Read 30 tiles, 90 monsters, ..."
std::string counted(const GameData& data) {
    const content::Catalog& catalog = data.catalog;
    const auto count = [](std::size_t number, const char* what) {
        return std::to_string(number) + " " + what;
    };
    return "Read " + count(catalog.tiles().size(), "tiles, ") +
           count(catalog.monsters().size(), "monsters, ") + count(catalog.items().size(), "items, ") +
           count(catalog.spells().size(), "spells, ") + count(catalog.traps().size(), "traps, ") +
           count(catalog.lessons().size(), "lessons, ") +
           count(data.words.sentences().size(), "sentences, ") +
           count(data.keys.actions().size(), "actions with keys");
}

/// The steps of lessons that are done before the hero has done anything, a line each.
std::string faults_of_lessons(const content::Catalog& catalog) {
    std::string lines;
    for (std::size_t place = 0; place < catalog.lessons().size(); ++place) {
        if (const auto step = rules::step_over_at_start(catalog, place)) {
            lines += "lessons.json: /lessons/" + std::to_string(place) + "/steps/" + std::to_string(*step) +
                     "/goals: found goals that hold at the start, expected at least one that does not\n";
        }
    }
    return lines;
}

/// The glyphs of the atlas; nothing if it can't be read, as in a folder of data alone.
std::optional<atlas::AtlasIndex> read_glyphs(const Assets& assets) {
    const std::filesystem::path file = assets.find("atlas.txt");
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        return std::nullopt;
    }
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    auto index = atlas::parse_atlas({file.string(), text});
    return index ? std::optional(*std::move(index)) : std::nullopt;
}

/// Counts the names of definitions that a language has of its own.
class NameCount {
  public:
    NameCount(const content::Catalog& own, const content::Catalog& first) {
        count(own.tiles(), first.tiles());
        count(own.monsters(), first.monsters());
        count(own.items(), first.items());
        count(own.spells(), first.spells());
        count(own.traps(), first.traps());
        count(own.gifts(), first.gifts());
        count(own.all_matter(), first.all_matter());
        count(own.lessons(), first.lessons());
    }

    [[nodiscard]] std::string text() const {
        return std::to_string(own_) + " of " + std::to_string(all_) + " names";
    }

  private:
    template <class Definitions>
    void count(const Definitions& own, const Definitions& first) {
        for (std::size_t place = 0; place < own.size(); ++place) {
            ++all_;
            own_ += own[place].name != first[place].name ? 1U : 0U;
        }
    }

    std::size_t own_ = 0;
    std::size_t all_ = 0;
};

/// All files of data and of languages that are read: the game's, and those of mods.
std::vector<std::filesystem::path> files_of_words(const Assets& assets,
                                                  const std::vector<std::filesystem::path>& mods,
                                                  const std::vector<KnownLanguage>& languages) {
    std::vector<std::filesystem::path> files;
    std::vector<std::filesystem::path> folders{assets.data()};
    folders.insert(folders.end(), mods.begin(), mods.end());
    for (const std::filesystem::path& folder : folders) {
        std::ranges::transform(content::data_files, std::back_inserter(files),
                               [&folder](const content::DataFile& file) { return folder / file.name; });
        files.push_back(folder / "words.json");
    }
    for (const KnownLanguage& language : languages) {
        std::ranges::copy(language_files(assets, mods, language.id), std::back_inserter(files));
    }
    return files;
}

/// The letters of these files without a glyph, a line each, with the first place of each file where they
/// stand. A file that can't be read has been told of.
std::string letters_without_glyph(const std::vector<std::filesystem::path>& files,
                                  const atlas::AtlasIndex& glyphs) {
    const auto has_glyph = [&glyphs](char32_t letter) {
        return letter == U' ' || glyphs.find_glyph(letter, false, atlas::glyph_height).has_value();
    };
    std::string lines;
    for (const std::filesystem::path& file : files) {
        const auto document = json::read_file(file);
        const json::Errors faults =
            document ? words::letters_without_glyph(*document, has_glyph, file.string()) : json::Errors();
        lines += faults.empty() ? "" : lines_of(faults) + '\n';
    }
    return lines;
}

/// The faults of a language, a line each. `told`: what it lacks is added to it. `loaded`: the data are sound
/// in the first language; else their faults are told already.
std::string faults_of_language(const Assets& assets, const std::vector<std::filesystem::path>& mods,
                               const KnownLanguage& language, std::string& told, bool all, bool loaded) {
    const std::string file = language_file(assets, language.id).string();
    const auto first = load_first_words(assets, mods);
    const auto own = load_own_words(assets, mods, language.id);
    const auto data = load_game_data(assets, mods, language.id);
    const auto first_data = load_game_data(assets, mods);
    if (!first || !own || !data || !first_data) {
        if (!loaded) {
            return {};
        }
        return (!own ? own.error().message : !data ? data.error().message : first.error().message) + '\n';
    }
    json::Errors faults;
    // Those of mods were found when they were loaded.
    const auto sentences = load_own_words(assets, {}, language.id);
    const auto expected = load_first_words(assets);
    if (sentences && expected) {
        faults = words::sentence_faults(*sentences, *expected, file);
    }
    const json::Errors missing = words::untranslated(*own, *first, file);
    const json::Errors nouns = words::nouns_without_grammar(*own, data->catalog, file);
    const std::string names =
        language.id == first_language ? "its names" : NameCount(data->catalog, first_data->catalog).text();
    told += language.name + ": " + std::to_string(first->sentences().size() - missing.size()) + " of " +
            std::to_string(first->sentences().size()) + " sentences, " + names + '\n';
    if (all) {
        told += missing.empty() ? "" : lines_of(missing) + '\n';
        told += nouns.empty() ? "" : lines_of(nouns) + '\n';
    }
    return faults.empty() ? std::string() : lines_of(faults) + '\n';
}

}  // namespace

int check_data(const Request& request) {
    const Assets assets(request.checked_folder ? request.checked_folder : request.data_dir);
    const auto loaded = load_with_found_mods(
        assets, request.mods,
        request.checked_folder ? std::vector<std::filesystem::path>() : found_mods(request));
    if (!loaded) {
        print_faults(loaded.error().message);
    }
    const std::vector<std::filesystem::path>& mods = loaded ? loaded->mods : request.mods;
    bool sound = loaded.has_value();
    std::string languages;
    std::string faults_of_languages;
    const std::optional<atlas::AtlasIndex> glyphs = read_glyphs(assets);
    const std::vector<KnownLanguage> known = known_languages(assets, mods);
    if (request.language && !is_known(known, *request.language)) {
        return fail(no_such_language(known, *request.language));
    }
    for (const KnownLanguage& language : known) {
        const bool all = request.language == language.id;
        faults_of_languages += faults_of_language(assets, mods, language, languages, all, loaded.has_value());
    }
    for (const std::string& lines :
         {missing_sentences(assets), missing_names(assets, mods),
          loaded ? faults_of(loaded->left_out) : std::string(),
          loaded ? faults_of_lessons(loaded->data.catalog) : std::string(), faults_of_languages,
          glyphs ? letters_without_glyph(files_of_words(assets, mods, known), *glyphs) : std::string()}) {
        print_faults(lines);
        sound = sound && lines.empty();
    }
    if (!sound) {
        return exit_failure;
    }
    if (request.checked_folder) {
        std::cout << core::printable(request.checked_folder->string()) << ": no errors\n";
    }
    for (const std::filesystem::path& mod : mods) {
        std::cout << core::printable(mod.string()) << ": no errors\n";
    }
    std::cout << counted(loaded->data) << '\n' << languages;
    return exit_success;
}

}  // namespace torchwake::app
