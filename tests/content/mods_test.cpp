// Mods: data that changes the game's own.

#include "content/game_data.hpp"
#include "content/mod_texts.hpp"
#include "content/sample.hpp"
#include "project_file.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/content/plain_path.hpp>

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace torchwake;
using namespace torchwake::content;

namespace {

namespace fs = std::filesystem;

std::string faults_of(const boost::system::result<Catalog, json::Errors>& catalog) {
    return catalog.has_error() ? lines_of(catalog.error()) : "";
}

ModTexts mod_of_items(std::string name, const std::string& items) {
    return mod_with(std::move(name), "{\"items\": [" + items + "]}");
}

boost::system::result<Catalog, json::Errors> with_items(const std::string& items) {
    return build_catalog(sample_texts(), {mod_of_items("more", items)});
}

/// The faults of a mod with that file of items.
std::string faults_with_file(const std::string& text) {
    return faults_of(build_catalog(sample_texts(), {mod_with("more", text)}));
}

/// A folder of this test's own, removed with it.
class Folder {
  public:
    explicit Folder(const std::string& name) : path_(fs::temp_directory_path() / ("torchwake-mods-" + name)) {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    fs::path write(const fs::path& file, std::string_view text) const {
        fs::create_directories((path_ / file).parent_path());
        std::ofstream(path_ / file) << text;
        return (path_ / file).parent_path();
    }
    [[nodiscard]] const fs::path& path() const { return path_; }

  private:
    fs::path path_;
};

/// That text so many times, separated by commas.
std::string repeated(std::string_view text, std::size_t count) {
    std::string all(text);
    for (std::size_t more = 1; more < count; ++more) {
        all += ',';
        all += text;
    }
    return all;
}

std::string errors_with(const std::vector<fs::path>& mods) {
    return faults_of(load_catalog(game_data_folder, mods));
}

}  // namespace

TEST_CASE("a tile of a mod that the game's levels can't lay is refused in the mod's file",
          "[content][mods]") {
    ModTexts mod;
    mod.name = "more";
    mod.texts.tiles = R"({"tiles": [
{"id": "moss", "glyph": ".", "colour": "#808080", "sprite": "floor"},
{"id": "wall", "like": "wall", "opaque": false}]})";
    const std::string faults = faults_of(build_catalog(sample_texts(), {mod}));
    CAPTURE(faults);
    CHECK(faults.starts_with("more/tiles.json:3, /tiles/1: "));
    CHECK(mentions(faults, "a tile that blocks and is opaque, as the game's levels lay it as wall"));
    CHECK_FALSE(mentions(faults, "levels.json"));
}

TEST_CASE("a level of a mod that lays an unfit tile is refused where it does", "[content][mods]") {
    DataTexts texts = sample_texts();
    ModTexts mod;
    mod.name = "more";
    mod.texts.levels = texts.levels;
    const std::size_t wall = mod.texts.levels.find(R"("wall": "wall")");
    mod.texts.levels.replace(wall, 14, R"("wall": "floor")");
    mod.texts.tiles = R"({"tiles": [{"id": "floor", "glyph": ".", "colour": "#808080", "sprite": "floor"}]})";
    const std::string faults = faults_of(build_catalog(texts, {mod}));
    CAPTURE(faults);
    CHECK(mentions(faults, "more/levels.json:3, /levels/0/tiles/wall: "));
    CHECK_FALSE(mentions(faults, "tiles.json"));
}

TEST_CASE("a mod adds what is new behind the game's own, and replaces what has its id", "[content][mods]") {
    const auto plain = build_catalog(sample_texts());
    REQUIRE(plain.has_value());
    const std::string first = plain->items().front().id;
    const std::size_t count = plain->items().size();
    const auto modded = with_items(R"({"like": ")" + first + R"(", "id": ")" + first + R"(", "value": 3},
                                      {"like": ")" +
                                   first + R"(", "id": "one_more"})");
    CAPTURE(faults_of(modded));
    REQUIRE(modded.has_value());
    REQUIRE(modded->items().size() == count + 1);
    const ItemDef& replaced = modded->items().front();
    const ItemDef& added = modded->items().back();
    CHECK(replaced.id == first);
    CHECK(replaced.value == core::Coins{3});
    CHECK(added.id == "one_more");
    ItemDef expected = plain->items().front();
    expected.value = core::Coins{3};
    CHECK(replaced == expected);
    expected.id = "one_more";
    CHECK(added == expected);
    CHECK(std::vector<std::string>(modded->mods().begin(), modded->mods().end()) ==
          std::vector<std::string>{"more"});
    CHECK(modded->data_hash() != plain->data_hash());
}

TEST_CASE("each mod goes over those before it, and likeness to oneself means what was there",
          "[content][mods]") {
    const auto plain = build_catalog(sample_texts());
    const std::string first = plain->items().front().id;
    const std::string self = R"({"id": ")" + first + R"(", "like": ")" + first + R"(", )";
    const auto modded = build_catalog(sample_texts(), {mod_of_items("a", self + R"("value": 3})"),
                                                       mod_of_items("b", self + R"("weight": "7"})")});
    CAPTURE(faults_of(modded));
    REQUIRE(modded.has_value());
    CHECK(modded->items().front().value == core::Coins{3});
    CHECK(modded->items().front().weight == core::Tenths{70});
}

TEST_CASE("what is wrong in a mod is told with the mod's file, pointer and line", "[content][mods]") {
    const auto plain = build_catalog(sample_texts());
    const std::string like = R"("like": ")" + plain->items().front().id + R"(")";
    const std::string faults = faults_of(with_items(
        "\n{\"id\": \"a1\", " + like + ", \"wings\": 3},\n{\"id\": \"a2\", " + like + ", \"weight\": true}"));
    CAPTURE(faults);
    CHECK(mentions(faults, "more/items.json:2, /items/0/wings: "));
    CHECK(mentions(faults, "more/items.json:3, /items/1/weight: "));
    const std::string twice =
        faults_of(with_items(R"({"id": "a1", )" + like + R"(}, {"id": "a1", )" + like + "}"));
    CHECK(mentions(twice, "more/items.json:1, /items/1/id: found \"a1\" once more"));
    CHECK(
        mentions(faults_with_file("{\"itemz\": []}"),
                 "more/items.json:1, /itemz: found a list that the game's own file has not, expected items"));
    CHECK(mentions(faults_with_file("{\"items\": 3}"), "more/items.json:1, /items: "));
    CHECK(mentions(faults_with_file("[]"), "more/items.json:1: "));
    CHECK(mentions(faults_with_file("{"), "more/items.json:1"));
    CHECK(mentions(faults_of(with_items("5")), "more/items.json:1, /items/0: "));
}

TEST_CASE("a likeness that leads nowhere, too far or back to itself is refused with its way",
          "[content][mods][loader]") {
    CHECK(mentions(faults_of(with_items(
                       R"({"id": "a", "like": "b"}, {"id": "b", "like": "c"}, {"id": "c", "like": "a"})")),
                   "/items/0/like: found a -> b -> c -> a, expected no definition that is like itself"));
    CHECK(mentions(faults_of(with_items(R"({"id": "a", "like": "a"})")), "/items/0/like: found \"a\""));
    CHECK(mentions(faults_of(with_items(R"({"id": "a", "like": "b"})")), "/items/0/like: found \"b\""));
    CHECK(mentions(faults_of(with_items(R"({"id": "a", "like": 7})")), "/items/0/like: found 7"));
    CHECK(faults_of(with_items(R"({"id": "a", "like": ")" + std::string(20'000, 'b') + R"("})")).size() <
          500);

    const std::string first = build_catalog(sample_texts())->items().front().id;
    const auto chain = [&](int length) {
        std::string items = R"({"id": "l1", "like": ")" + first + R"("})";
        for (int place = 2; place <= length; ++place) {
            items += R"(, {"id": "l)" + std::to_string(place) + R"(", "like": "l)" +
                     std::to_string(place - 1) + R"("})";
        }
        return faults_of(with_items(items));
    };
    CHECK(chain(8).empty());
    CHECK(mentions(chain(9), "expected at most 8 definitions that are like each other"));
}

TEST_CASE("mods are folders, laid over the data in the order of their names", "[content][mods]") {
    const Folder folder("order");
    const auto worth = [](std::string_view value) {
        return R"({"items": [{"id": "dagger", "like": "dagger", "value": )" + std::string(value) + "}]}";
    };
    const fs::path last = folder.write("z_last/items.json", worth("2"));
    const fs::path first = folder.write("a_first/items.json", worth("1"));
    folder.write("a_first/README.md", "words");
    const std::vector<fs::path> mods{last, first};
    const auto catalog = load_catalog(game_data_folder, mods);
    CAPTURE(faults_of(catalog));
    REQUIRE(catalog.has_value());
    CHECK(std::vector<std::string>(catalog->mods().begin(), catalog->mods().end()) ==
          std::vector<std::string>{"a_first", "z_last"});
    CHECK(catalog->item(*catalog->find_item("dagger")).value == core::Coins{2});
}

TEST_CASE("what is no mod is refused with its folder", "[content][mods]") {
    const Folder folder("refused");
    CHECK(mentions(errors_with({folder.path() / "nowhere"}), "nowhere: found no such folder"));
    const fs::path big = folder.write("Big-Rats/items.json", "{\"items\": []}");
    CHECK(mentions(errors_with({big}), "Big-Rats: found \"Big-Rats\""));
    const fs::path empty = folder.write("empty/README.md", "none");
    CHECK(mentions(errors_with({empty}), "empty: found no data files"));
    const fs::path odd = folder.write("odd/itemz.json", "{}");
    CHECK(mentions(errors_with({odd}), "itemz.json: found a file of no data"));
    const fs::path one = folder.write("one/same/items.json", "{\"items\": []}");
    const fs::path two = folder.write("two/same/items.json", "{\"items\": []}");
    CHECK(mentions(errors_with({one, two}), "found a second mod \"same\""));
    CHECK(mentions(errors_with(std::vector<fs::path>(most_mods + 1, one)), "65 mods"));
}

TEST_CASE("the example of the guide to mods is a sound mod", "[content][mods]") {
    std::ifstream guide(fs::path(testing::project_file("docs/mods.md")));
    const std::string text((std::istreambuf_iterator<char>(guide)), std::istreambuf_iterator<char>());
    const std::string_view fence = "```json\n";
    const Folder folder("guide");
    fs::path mod;
    std::size_t end = 0;
    for (const char* const file : {"more/items.json", "more/words.json"}) {
        const std::size_t begin = text.find(fence, end);
        REQUIRE(begin != std::string::npos);
        const std::size_t start = begin + fence.size();
        end = text.find("```", start);
        mod = folder.write(file, text.substr(start, end - start));
        end += 3;
    }
    CHECK(errors_with({mod}).empty());
    const std::vector<fs::path> mods{mod};
    CHECK(missing_words(game_data_folder, mods).empty());
}

TEST_CASE("a path has its last name however its end is written", "[content][mods]") {
    for (const char* path : {"a/mod", "a/mod/", "a/mod//", "a/./mod/.", "a/b/../mod/"}) {
        CAPTURE(path);
        CHECK(plain_path(path) == fs::path("a/mod"));
    }
    CHECK(plain_path("/") == fs::path("/"));
}

TEST_CASE("a list of hundreds of thousands of definitions is refused before they are looked at",
          "[content][mods]") {
    const auto numbers = with_items(repeated("1", 500'000));
    REQUIRE(numbers.has_error());
    CHECK(numbers.error().size() == 1);
    const std::string told = to_string(numbers.error().front());
    CHECK(told.starts_with("more/items.json:1, /items: found 500"));
    CHECK(told.ends_with(" definitions, expected at most 30000"));
}

TEST_CASE("a mod with tens of thousands of faults is refused with the first of them", "[content][mods]") {
    const auto numbers = with_items(repeated("1", 20'000));
    REQUIRE(numbers.has_error());
    CHECK(numbers.error().size() <= 2 * json::max_errors_per_file);
    CHECK(to_string(numbers.error().front()) == "more/items.json:1, /items/0: found 1, expected an object");
    const auto likes = with_items(repeated(R"({"like": 1})", 20'000));
    REQUIRE(likes.has_error());
    CHECK(likes.error().size() <= 2 * json::max_errors_per_file);
    CHECK(to_string(likes.error().front()) ==
          "more/items.json:1, /items/0/like: found 1, expected the id of another definition");
}

TEST_CASE("a mod may have tens of thousands of definitions, each like another", "[content][mods]") {
    std::string items = R"({"id": "copy", "like": "stone"})";
    for (int number = 1; number < 20'000; ++number) {
        items += R"(,{"id": "copy_)" + std::to_string(number) + R"(", "like": "stone"})";
    }
    const auto catalog = with_items(items);
    INFO(faults_of(catalog).substr(0, 300));
    REQUIRE(catalog.has_value());
    CHECK(catalog->find_item("copy_19999").has_value());
}
