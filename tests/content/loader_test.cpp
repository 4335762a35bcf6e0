// The loader on all data files.

#include "refused.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/json/decode.hpp>

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::content;
using json::Error;
using json::Errors;

TEST_CASE("wrong looks are refused", "[content][loader][I1][M1]") {
    const std::string glyph_rule = "a string of one printable character";
    const std::string colour_rule = "a colour such as \"#8fd16a\"";
    check_refused(&DataTexts::items, R"("glyph": "!")", R"("glyph": "!!")",
                  {"items.json:2, /items/0/glyph", "\"!!\"", glyph_rule});
    check_refused(&DataTexts::items, R"("glyph": "!")", R"("glyph": " ")",
                  {"items.json:2, /items/0/glyph", "\" \"", glyph_rule});
    check_refused(&DataTexts::monsters, "#0a1B2c", "#0a1B2",
                  {"monsters.json:3, /monsters/1/colour", "\"#0a1B2\"", colour_rule});
    check_refused(&DataTexts::monsters, "#0a1B2c", "#0a1B2g",
                  {"monsters.json:3, /monsters/1/colour", "\"#0a1B2g\"", colour_rule});
    check_refused(&DataTexts::monsters, "#0a1B2c", "#-a1B2c",
                  {"monsters.json:3, /monsters/1/colour", "\"#-a1B2c\"", colour_rule});
    check_refused(&DataTexts::monsters, R"("sprite": "newt")", R"("sprite": "New.png")",
                  {"monsters.json:3, /monsters/1/sprite", "\"New.png\"", id_rule});
}

TEST_CASE("ids are unique, and there is a hero", "[content][loader]") {
    check_refused(&DataTexts::levels, R"("id": "lower")", R"("id": "upper")",
                  {"levels.json:5, /levels/1/id", "\"upper\"", "an id that nothing else in the list has"});
    check_refused(
        &DataTexts::levels, R"("id": "lower")", R"("id": "nothing")",
        {"levels.json:5, /levels/1/id", "\"nothing\"", "an id other than that of an empty table entry"});
    check_refused(&DataTexts::monsters, R"("id": "hero")", R"("id": "heron")",
                  {"monsters.json:1, /monsters", "no \"hero\"", "a definition of the hero"});
    check_refused(&DataTexts::tables, R"("kind": "newt")", R"("kind": "hero")",
                  {"tables.json:3, /monster_tables/0/entries/0/kind", "\"hero\"",
                   "the id of a monster that can be met"});
}

TEST_CASE("all faults of all files are reported at once", "[content][loader]") {
    DataTexts texts = sample_texts();
    replace(texts.tiles, R"("opens_to": "open")", R"("opens_to": "opne")");
    replace(texts.monsters, R"("hit_points": 6)", R"("hit_points": 0)");
    replace(texts.monsters, R"("mana": 7)", R"("manna": 7)");
    replace(texts.items, R"("charges": 2)", R"("charges": 0)");
    replace(texts.tables, R"("kind": "stone")", R"("kind": "stones")");
    replace(texts.levels, R"("builder": "rooms")", R"("builder": "cave")");
    replace(texts.vaults, R"("weight": 5)", R"("weight": "5")");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_error());
    std::vector<std::string> places;
    for (const Error& error : catalog.error()) {
        places.push_back(error.file + error.pointer);
    }
    CHECK(places == std::vector<std::string>{"tiles.json/tiles/2/opens_to",
                                             "monsters.json/monsters/1/hit_points",
                                             "monsters.json/monsters/1/manna", "items.json/items/0/charges",
                                             "tables.json/item_tables/0/entries/1/kind",
                                             "levels.json/levels/0/builder", "vaults.json/vaults/0/weight"});
}

TEST_CASE("a file that can't be read hides nothing of the others, and causes no further errors",
          "[content][loader]") {
    DataTexts texts = sample_texts();
    texts.monsters = "{oops";
    replace(texts.items, R"("charges": 2)", R"("charges": 0)");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_error());
    REQUIRE(catalog.error().size() == 2);
    CHECK(catalog.error()[0].file == "monsters.json");
    CHECK(catalog.error()[1].pointer == "/items/0/charges");
}

TEST_CASE("a folder without data is refused, file by file", "[content][loader]") {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "torchwake_loader_test";
    std::filesystem::remove_all(folder);
    const auto no_folder = load_catalog(folder);
    REQUIRE(no_folder.has_error());
    CHECK(no_folder.error() == Errors{{folder.string(), "", "no such folder", "a folder of data files", 0}});

    std::filesystem::create_directories(folder);
    const auto no_files = load_catalog(folder);
    REQUIRE(no_files.has_error());
    REQUIRE(no_files.error().size() == 6);
    CHECK(no_files.error()[0] ==
          Error{(folder / "tiles.json").string(), "", "no such file", "a JSON file", 0});
    std::filesystem::remove_all(folder);
}

TEST_CASE("damaged data is refused or loads, and never more", "[content][loader]") {
    auto stream = core::derive_stream(3, "damage");
    const DataTexts sound = sample_texts();
    constexpr std::string_view bytes = "{}[]\",:0123456789.-truefalsnd_ ";
    for (int round = 0; round < 2000; ++round) {
        DataTexts texts = sound;
        std::string& text =
            texts.*(std::vector<Text>{&DataTexts::tiles, &DataTexts::monsters, &DataTexts::items,
                                      &DataTexts::tables, &DataTexts::levels, &DataTexts::vaults,
                                      &DataTexts::factions}[stream.below(7)]);
        const auto place = stream.below(static_cast<std::uint32_t>(text.size()));
        text[place] = bytes[stream.below(static_cast<std::uint32_t>(bytes.size()))];
        const auto catalog = build_catalog(texts);
        if (catalog.has_error()) {
            REQUIRE_FALSE(catalog.error().empty());
        } else {
            REQUIRE(catalog->last_depth() >= 1);
        }
    }
}
