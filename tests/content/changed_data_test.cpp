// Every value of the data, changed in some way: the loader refuses it with its file, or the data is sound.

#include "changed_data.hpp"

#include "sample.hpp"

#include <torchwake/content/loader.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::content;

namespace {

struct Tally {
    std::size_t refused = 0;
    std::size_t accepted = 0;
};

/// Loads, or says of each fault in which file it stands, what was found there and what should be.
void tell(const boost::system::result<Catalog, json::Errors>& catalog, std::string_view folder,
          Tally& tally) {
    if (catalog.has_value()) {
        ++tally.accepted;
        return;
    }
    ++tally.refused;
    const json::Errors errors = catalog.error();
    REQUIRE_FALSE(errors.empty());
    for (const json::Error& error : errors) {
        CAPTURE(to_string(error).substr(0, 400));
        REQUIRE((error.file.ends_with(".json") && error.line > 0));
        REQUIRE((error.file.starts_with(folder) || error.file.find('/') == std::string::npos));
        REQUIRE((error.pointer.empty() || error.pointer.front() == '/'));
        REQUIRE_FALSE(error.found.empty());
        REQUIRE_FALSE(error.expected.empty());
        REQUIRE(to_string(error).size() < 2000);
    }
}

/// In the data itself.
void load_changed(const DataTexts& texts, const DataFile& file, const std::string& text, Tally& tally) {
    DataTexts changed = texts;
    changed.*file.text = text;
    tell(build_catalog(changed), "", tally);
}

/// In a mod that replaces all that the file has.
void load_mod(const DataTexts& texts, const DataFile& file, const std::string& text, Tally& tally) {
    ModTexts mod;
    mod.name = "changed";
    mod.texts.*file.text = text;
    tell(build_catalog(texts, {mod}), "changed/", tally);
}

using Load = void (&)(const DataTexts&, const DataFile&, const std::string&, Tally&);

/// Loads each `step`th change of each file.
Tally change_each(const DataTexts& texts, std::size_t step, Load load) {
    Tally tally;
    std::size_t count = 0;
    for (const DataFile& file : data_files) {
        const Changes changes(texts.*file.text);
        for (std::size_t leaf = 0; leaf < changes.leaves(); ++leaf) {
            for (const TextChange& change : changes.of(leaf)) {
                if (count++ % step == 0) {
                    CAPTURE(file.name, change.what);
                    load(texts, file, changes.with(change), tally);
                }
            }
        }
    }
    return tally;
}

void check(const Tally& tally) {
    CAPTURE(tally.refused, tally.accepted);
    CHECK(tally.refused > tally.accepted);
    CHECK(tally.accepted > 0);
}

}  // namespace

TEST_CASE("any value of a small set of data, changed, is refused with its place or harmless",
          "[content][loader][mods][robustness][M1][I1]") {
    check(change_each(sample_texts(), 1, load_changed));
    check(change_each(sample_texts(), 1, load_mod));
}

TEST_CASE("some values of the game's data, changed, are refused with their places or harmless",
          "[content][data][mods][robustness]") {
    check(change_each(game_texts(), 97, load_changed));
}

TEST_CASE("a mod that changes some values of the game's data is refused with their places or harmless",
          "[content][data][mods][robustness]") {
    check(change_each(game_texts(), 193, load_mod));
}

TEST_CASE("any value of the game's data, changed, is refused with its place or harmless",
          "[content][data][mods][robustness][.nightly]") {
    check(change_each(game_texts(), 1, load_changed));
    check(change_each(game_texts(), 1, load_mod));
}
