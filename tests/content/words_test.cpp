// Names and descriptions stand in words.json, by id, beside the data.

#include "content/game_data.hpp"
#include "content/mod_texts.hpp"
#include "content/refused.hpp"

#include <catch2/catch_message.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {
namespace {

namespace fs = std::filesystem;

}  // namespace

TEST_CASE("definitions have the words of their ids", "[content][words][M1]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    CHECK(item_of(*catalog, "hat").name == "hat");
    CHECK(item_of(*catalog, "hat").description == "Soft.");
    CHECK(catalog->tile(*catalog->find_tile("open")).name == "open door");
    CHECK(catalog->monster(*catalog->find_monster("newt")).quips == std::vector<std::string>{"Blub."});
    CHECK(missing_words(sample_texts()).empty());
}

TEST_CASE("other words change no hash of the data, and are no mod that a run depends on",
          "[content][words][hash]") {
    const auto plain = build_catalog(sample_texts());
    const auto german =
        build_catalog(sample_texts(), {mod_with("german", "", R"({"items": {"hat": {"name": "Hut"}},
"monsters": {"newt": {"name": "Molch", "quips": ["Blubb."]}}, "tiles": {"floor": {"name": "Boden"}}})")});
    REQUIRE((plain.has_value() && german.has_value()));
    CHECK(item_of(*german, "hat").name == "Hut");
    CHECK(item_of(*german, "hat").description == "Soft.");
    CHECK(german->monster(*german->find_monster("newt")).quips == std::vector<std::string>{"Blubb."});
    CHECK(german->data_hash() == plain->data_hash());
    CHECK(german->mods().empty());
}

TEST_CASE("a definition takes the words of what it is like, word by word", "[content][words][mods]") {
    const std::string items = R"({"items": [{"id": "cap", "like": "hat"}, {"id": "crest", "like": "cap"}]})";
    const auto bare = build_catalog(sample_texts(), {mod_with("caps", items, "")});
    REQUIRE(bare.has_value());
    CHECK(item_of(*bare, "crest").name == "hat");
    CHECK(missing_words(sample_texts(), {mod_with("caps", items, "")}).empty());
    const auto named =
        build_catalog(sample_texts(), {mod_with("caps", items, R"({"items": {"cap": {"name": "cap"}}})")});
    REQUIRE(named.has_value());
    CHECK(item_of(*named, "hat").name == "hat");
    CHECK(item_of(*named, "cap").name == "cap");
    CHECK(item_of(*named, "crest").name == "cap");
    CHECK(item_of(*named, "crest").description == "Soft.");
}

TEST_CASE("words of a later mod take the place of earlier ones", "[content][words][mods]") {
    const auto catalog =
        build_catalog(sample_texts(),
                      {mod_with("a", "", R"({"items": {"hat": {"name": "bonnet", "description": "Blue."}}})"),
                       mod_with("b", "", R"({"items": {"hat": {"name": "beret"}}})")});
    REQUIRE(catalog.has_value());
    CHECK(item_of(*catalog, "hat").name == "beret");
    CHECK(item_of(*catalog, "hat").description == "Blue.");
}

TEST_CASE("what has no name is called by its id, and told with the file where the name belongs",
          "[content][words][mods]") {
    const ModTexts mod = mod_with(
        "more", R"({"items": [{"id": "rag", "glyph": "[", "colour": "#808080", "sprite": "hat"}]})", "");
    const auto catalog = build_catalog(sample_texts(), {mod});
    REQUIRE(catalog.has_value());
    CHECK(item_of(*catalog, "rag").name == "rag");
    CHECK(item_of(*catalog, "rag").description.empty());
    CHECK(lines_of(missing_words(sample_texts(), {mod})) ==
          "more/words.json, /items/rag/name: found nothing, expected a name\n");
}

TEST_CASE("quips, traits and curses without words can be read too, and are told", "[content][words]") {
    DataTexts texts = sample_texts();
    texts.traits =
        R"({"traits": [{"id": "snail", "cursed": true, "for": ["armour"], "weight": 1, "armour": -1}]})";
    replace(texts.monsters, R"("quips": 1)", R"("quips": 2)");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    CHECK(item_of(*catalog, "hat.snail").name == "snail hat (!)");
    CHECK(item_of(*catalog, "hat.snail").cursed);
    CHECK(catalog->monster(*catalog->find_monster("newt")).quips ==
          std::vector<std::string>{"Blub.", "newt"});
    CHECK(lines_of(missing_words(texts)) ==
          "words.json, /monsters/newt/quips: found 1, expected 2 texts, as the definition has quips\n"
          "words.json, /traits/snail/prefix: found nothing, expected a prefix or a suffix\n"
          "words.json, /traits/snail/cursed: found nothing, expected the word of its curse\n");
}

TEST_CASE("a level may have a name and words for the first arrival, and needs none", "[content][words][W7]") {
    const auto bare = build_catalog(sample_texts());
    REQUIRE(bare.has_value());
    CHECK(bare->level_at(1).name.empty());
    CHECK(bare->level_at(1).arrival.empty());
    const ModTexts mod = mod_with(
        "names", "", R"({"levels": {"upper": {"name": "Halls", "arrival": "It drips."}, "lower": {}}})");
    const auto named = build_catalog(sample_texts(), {mod});
    REQUIRE(named.has_value());
    CHECK(named->level_at(2).name == "Halls");
    CHECK(named->level_at(2).arrival == "It drips.");
    CHECK(named->level_at(3).name.empty());
    CHECK(named->data_hash() == bare->data_hash());
    CHECK(missing_words(sample_texts(), {mod}).empty());
}

TEST_CASE("each landmark of a level has a text, in their order", "[content][words][S8]") {
    DataTexts texts = sample_texts();
    replace(texts.levels, R"("id": "upper",)", R"("id": "upper", "landmarks": [{}, {}],)");
    const auto with = [&texts](const std::string& words) {
        return build_catalog(texts, {mod_with("landmarks", "", R"({"levels": {"upper": )" + words + "}}")});
    };
    const auto told = with(R"({"landmarks": ["A lake.", "A wood."]})");
    REQUIRE(told.has_value());
    CHECK(told->level_at(1).landmarks[1].arrival == "A wood.");
    const auto silent = build_catalog(texts);
    REQUIRE(silent.has_value());
    CHECK(silent->level_at(1).landmarks[1].arrival == "upper");
    CHECK(missing_words(texts).size() == 1);
    CHECK(told->data_hash() == silent->data_hash());
}

TEST_CASE("another table of monsters is another hash of the data", "[content][hash][W8]") {
    const auto plain = build_catalog(sample_texts());
    DataTexts texts = sample_texts();
    const std::size_t list = texts.tables.find(R"("monster_tables": [)");
    REQUIRE(list != std::string::npos);
    texts.tables.insert(list + std::string_view(R"("monster_tables": [)").size(),
                        R"({"id": "others", "entries": [{"kind": "newt", "weight": 3}]}, )");
    const auto unused = build_catalog(texts);
    replace(texts.levels, R"("monsters": "beasts")", R"("monsters": "others")");
    const auto used = build_catalog(texts);
    REQUIRE((plain.has_value() && unused.has_value() && used.has_value()));
    CHECK(unused->data_hash() != plain->data_hash());
    CHECK(used->data_hash() != unused->data_hash());
}

TEST_CASE("wrong words are refused with their place", "[content][words][loader]") {
    check_refused(&DataTexts::words, R"("hat": {"name": "hat",)", R"("hood": {"name": "hat",)",
                  {"words.json:19, /items/hood", R"(words of "hood")", "the id of an item"});
    check_refused(
        &DataTexts::words, R"("name": "hat")", R"("nmae": "hat")",
        {"words.json:19, /items/hat/nmae", R"(member "nmae")", R"(a known member (did you mean "name"?))"});
    check_refused(
        &DataTexts::words, R"("name": "hat")", R"("name": 3)",
        {"words.json:19, /items/hat/name", "3", "a text of 1 to 60 characters, none a control character"});
    check_refused(&DataTexts::words, R"("floor": {"name": "floor"})", R"("floor": "floor")",
                  {"words.json:2, /tiles/floor", R"("floor")", "an object"});
    check_refused(&DataTexts::words, R"({"tiles": {)",
                  R"({"levels": {"middle": {"name": "Halls"}}, "tiles": {)",
                  {"words.json:1, /levels/middle", R"(words of "middle")", "the id of a level"});
    check_refused(&DataTexts::words, R"({"tiles": {)",
                  R"({"levels": {"upper": {"arival": "It drips."}}, "tiles": {)",
                  {"words.json:1, /levels/upper/arival", R"(member "arival")",
                   R"(a known member (did you mean "arrival"?))"});
    check_refused(&DataTexts::words, R"({"tiles": {)", R"({"levels": {"upper": {"arrival": 3}}, "tiles": {)",
                  {"words.json:1, /levels/upper/arrival", "3",
                   "a text of 1 to 400 characters, none a control character"});
    check_refused(&DataTexts::words, R"({"tiles": {)", R"({"tales": {}, "tiles": {)",
                  {"words.json:1, /tales", R"(member "tales")", R"(a known member (did you mean "tiles"?))"});
}

TEST_CASE("a word in a definition, as data once had them, is refused with the place where it goes",
          "[content][words][loader]") {
    const auto moved = [](std::string_view place) {
        return "no word here, but \"" + std::string(place) + "\" of words.json";
    };
    check_refused(&DataTexts::monsters, R"("id": "newt",)", R"("id": "newt", "name": "newt",)",
                  {"monsters.json:3, /monsters/1/name", R"(member "name")", moved("/monsters/newt/name")});
    check_refused(
        &DataTexts::items, R"("id": "hat",)", R"("id": "hat", "description": "Soft.",)",
        {"items.json:10, /items/5/description", R"(member "description")", moved("/items/hat/description")});
    check_refused(&DataTexts::tiles, R"("id": "floor",)", R"("id": "floor", "name": "floor",)",
                  {"tiles.json:2, /tiles/0/name", R"(member "name")", moved("/tiles/floor/name")});
    check_refused(&DataTexts::levels, R"("id": "upper",)", R"("id": "upper", "name": "Halls",)",
                  {"levels.json:2, /levels/0/name", R"(member "name")", moved("/levels/upper/name")});
    check_refused(&DataTexts::monsters, R"("quips": 1)", R"("quips": ["Blub."])",
                  {"monsters.json:4, /monsters/1/quips", "an array",
                   "how many there are, and the texts as \"/monsters/newt/quips\" of words.json"});
}

TEST_CASE("everything in the game's own data has its words", "[content][words][data]") {
    const fs::path& data = game_data_folder;
    CHECK(lines_of(missing_words(data)).empty());
    const auto catalog = load_catalog(data);
    REQUIRE(catalog.has_value());
    CHECK(item_of(*catalog, "potion_might").name == "potion of strength");
    CHECK(item_of(*catalog, "sword.warped").name == "cursed warped short sword");
    std::set<std::string> names;
    for (std::int32_t depth = 1; depth <= catalog->last_depth(); ++depth) {
        CAPTURE(depth);
        const LevelDef& level = catalog->level_at(depth);
        CHECK_FALSE(level.name.empty());
        CHECK(names.insert(level.name).second);
        CHECK_FALSE(level.arrival.empty());
    }
    for (const ItemDef& item : catalog->items()) {
        CAPTURE(item.id);
        CHECK_FALSE(item.description.empty());
    }
    for (const MonsterDef& monster : catalog->monsters()) {
        CAPTURE(monster.id);
        CHECK_FALSE(monster.description.empty());
    }
}

namespace {

/// Writes the sample data as a folder.
fs::path write_sample(const fs::path& folder) {
    fs::create_directories(folder);
    const DataTexts texts = sample_texts();
    for (const DataFile& file : data_files) {
        if (!(texts.*file.text).empty()) {
            std::ofstream(folder / file.name) << texts.*file.text;
        }
    }
    std::ofstream(folder / "words.json") << texts.words;
    return folder;
}

struct SampleFolder {
    SampleFolder() : path(fs::temp_directory_path() / "torchwake-languages-test") {
        fs::remove_all(path);
        write_sample(path / "data");
        fs::create_directories(path / "words");
        std::ofstream(path / "words" / "german.json")
            << R"({"language": {"name": "Deutsch"}, "hit": "trifft", "names": {"items": {"hat": {"name": "Hut"}}}})";
    }
    SampleFolder(const SampleFolder&) = delete;
    SampleFolder& operator=(const SampleFolder&) = delete;
    ~SampleFolder() { fs::remove_all(path); }

    [[nodiscard]] fs::path german() const { return path / "words" / "german.json"; }

    fs::path path;
};

}  // namespace

TEST_CASE("a language gives definitions its names, and those of mods theirs", "[content][words][mods][H6]") {
    const SampleFolder folder;
    const auto english = load_catalog(folder.path / "data");
    const auto german = load_catalog(folder.path / "data", {}, folder.german());
    REQUIRE((english.has_value() && german.has_value()));
    CHECK(item_of(*german, "hat").name == "Hut");
    CHECK(item_of(*german, "hat").description == "Soft.");
    CHECK(german->data_hash() == english->data_hash());

    const fs::path mod = folder.path / "caps";
    fs::create_directories(mod / "words");
    std::ofstream(mod / "words.json") << R"({"items": {"hat": {"name": "cap"}}})";
    const std::vector<fs::path> mods{mod};
    const auto renamed = load_catalog(folder.path / "data", mods, folder.german());
    REQUIRE(renamed.has_value());
    CHECK(item_of(*renamed, "hat").name == "cap");
    std::ofstream(mod / "words" / "german.json") << R"({"names": {"items": {"hat": {"name": "Kappe"}}}})";
    const auto translated = load_catalog(folder.path / "data", mods, folder.german());
    REQUIRE(translated.has_value());
    CHECK(item_of(*translated, "hat").name == "Kappe");
    CHECK(translated->mods().empty());
}

TEST_CASE("a folder with a language alone is a mod, and a fault in its names is told with its place",
          "[content][words][mods][H6]") {
    const SampleFolder folder;
    const fs::path mod = folder.path / "french";
    fs::create_directories(mod / "words");
    const fs::path file = mod / "words" / "french.json";
    std::ofstream(file) << R"({"names": {"items": {"hat": {"name": "chapeau"}}}})";
    const std::vector<fs::path> mods{mod};
    const fs::path french = folder.path / "words" / "french.json";  // the game has none of that name
    const auto sound = load_catalog(folder.path / "data", mods, french);
    REQUIRE(sound.has_value());
    CHECK(item_of(*sound, "hat").name == "chapeau");
    std::ofstream(file) << R"({"names": {"items": {"hat": {"name": 3}, "of other data": {"name": "x"}}}})";
    const auto faulty = load_catalog(folder.path / "data", mods, french);
    REQUIRE_FALSE(faulty.has_value());
    CHECK(faulty.error().front().file == file.string());
    CHECK(faulty.error().front().pointer == "/names/items/hat/name");
    CHECK(faulty.error().size() == 1);
}

TEST_CASE("a catalog takes the words of another language, and keeps its definitions",
          "[content][words][H6]") {
    auto catalog = build_catalog(sample_texts());
    const auto german =
        build_catalog(sample_texts(), {mod_with("german", "", R"({"items": {"hat": {"name": "Hut"}},
"monsters": {"newt": {"name": "Molch", "quips": ["Blubb."]}}, "tiles": {"floor": {"name": "Boden"}}})")});
    REQUIRE((catalog.has_value() && german.has_value()));
    const ItemDef& hat = item_of(*catalog, "hat");
    CHECK(catalog->take_words(*german));
    CHECK(hat.name == "Hut");
    CHECK(catalog->monster(*catalog->find_monster("newt")).quips == std::vector<std::string>{"Blubb."});
    CHECK(catalog->data_hash() == german->data_hash());

    const auto other =
        build_catalog(sample_texts(), {mod_with("more", R"({"items": [{"id": "cap", "like": "hat"}]})", "")});
    REQUIRE(other.has_value());
    CHECK_FALSE(catalog->take_words(*other));
    CHECK(hat.name == "Hut");
}

TEST_CASE("the parts of a trait's name replace both of another language, and a curse in parentheses follows",
          "[content][words][H6]") {
    DataTexts texts = sample_texts();
    texts.traits =
        R"({"traits": [{"id": "snail", "cursed": true, "for": ["armour"], "weight": 1, "armour": -1}]})";
    const auto english = build_catalog(
        texts, {mod_with("words", "", R"({"traits": {"snail": {"prefix": "slow", "cursed": "cursed"}}})")});
    REQUIRE(english.has_value());
    CHECK(item_of(*english, "hat.snail").name == "cursed slow hat");
    const auto german = build_catalog(
        texts, {mod_with("a", "", R"({"traits": {"snail": {"prefix": "slow", "cursed": "cursed"}}})"),
                mod_with("b", "", R"json({"traits": {"snail": {"suffix": "der Schnecke",
                                                               "cursed": "(verflucht)"}}})json")});
    REQUIRE(german.has_value());
    CHECK(item_of(*german, "hat.snail").name == "hat der Schnecke (verflucht)");
    CHECK(item_of(*german, "hat.snail.freed").name == "hat der Schnecke");
}

}  // namespace torchwake::content
