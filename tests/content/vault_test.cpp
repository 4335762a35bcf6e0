#include "sample.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/error.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {
namespace {

using Rows = std::vector<std::string>;

std::string file_of(const Rows& rows, std::string_view more = "") {
    std::string text = R"({"vaults": [{"id": "cell", "rows": [)";
    for (const std::string& row : rows) {
        text += (&row == &rows.front() ? "\"" : ", \"") + row + '"';
    }
    return text + "]" + std::string(more) + "}]}";
}

auto load(const std::string& vaults) {
    DataTexts texts = sample_texts();
    texts.vaults = vaults;
    return build_catalog(texts);
}

/// The one error of a file of vaults, as a line.
std::string refusal(const std::string& vaults) {
    const auto catalog = load(vaults);
    REQUIRE(catalog.has_error());
    REQUIRE(catalog.error().size() == 1);
    return json::to_string(catalog.error().front());
}

std::string at_rows(std::string_view found, std::string_view expected) {
    return "vaults.json:1, /vaults/0/rows: found " + std::string(found) + ", expected " +
           std::string(expected);
}

}  // namespace

TEST_CASE("a vault is read as it is drawn", "[content][vault]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    REQUIRE(catalog->vaults().size() == 1);
    const VaultDef& vault = catalog->vaults().front();
    CHECK(vault.id == "cell");
    CHECK(vault.cells.size() == core::Size{4, 4});
    CHECK(vault.cells[{0, 0}] == VaultCell::Wall);
    CHECK(vault.cells[{0, 1}] == VaultCell::Door);
    CHECK(vault.cells[{1, 1}] == VaultCell::Floor);
    CHECK(vault.cells[{2, 1}] == VaultCell::Item);
    CHECK(vault.cells[{2, 2}] == VaultCell::Monster);
    CHECK(vault.cells[{1, 2}] == VaultCell::Tile);
    CHECK(vault.tiles[{1, 2}] == catalog->find_tile("floor"));
    CHECK(vault.entrances == std::vector<core::Point>{{0, 1}});
    CHECK(vault.min_depth == 1);
    CHECK(vault.max_depth == 2);
    CHECK(vault.weight == 5);
}

TEST_CASE("a vault that is drawn wrong is refused with file, place and the cell", "[content][vault]") {
    CHECK(refusal(file_of({"####", "+..#", "#~.#", "####"})) ==
          at_rows("'~' in row 3", "one of # . + ! M L >, or a character of the legend"));
    CHECK(refusal(file_of({"####", "+.#", "####"})) ==
          at_rows("\"+.#\"", "rows as long as the first, \"####\""));
    CHECK(refusal(file_of({"####", "#..#", "####"})) ==
          at_rows("column 1 of row 1", "an entrance: something open at the edge"));
    CHECK(refusal(file_of({"#+#", "#+#", "#+#"})) == at_rows("column 1 of row 1", "a cell of open floor"));
    CHECK(refusal(file_of({".###", "..##", "####"})) ==
          at_rows("column 1 of row 1", "something solid: an entrance is not at a corner"));
    CHECK(refusal(file_of({"####", "...#", "...#", "####"})) ==
          at_rows("column 1 of row 2", "something solid on both sides of an entrance"));
    CHECK(refusal(file_of({"#####", "+.#.#", "#####"})) ==
          at_rows("column 4 of row 2", "a way there from every entrance"));
    CHECK(refusal(file_of({"######", "+.#..#", "#.+..#", "#...##", "######"})) ==
          at_rows("column 3 of row 3", "a door with something solid on two sides and a way on the others"));
    CHECK(refusal(file_of({"#######", "#.....#", "#.#.#.#", "+..#..#", "#######"})) ==
          at_rows("column 3 of row 3", "no two open cells that touch by a corner alone"));
}

TEST_CASE("a vault is 40 x 30 cells at the most, and 3 x 3 at the least", "[content][vault]") {
    const auto box = [](std::size_t width, std::size_t height) {
        Rows rows(height, '#' + std::string(width - 2, '.') + '#');
        rows.front() = rows.back() = std::string(width, '#');
        rows[1].front() = '+';
        return rows;
    };
    CHECK(load(file_of(box(40, 30))).has_value());
    CHECK(load(file_of(box(3, 3))).has_value());
    const std::string expected = "from 3 x 3 cells to 40 x 30 cells";
    CHECK(refusal(file_of(box(41, 30))) == at_rows("41 x 30 cells", expected));
    CHECK(refusal(file_of(box(40, 31))) == at_rows("40 x 31 cells", expected));
    CHECK(refusal(file_of({"+#", "##", "##"})) == at_rows("2 x 3 cells", expected));
}

TEST_CASE("a legend has tiles without stairs, by characters that are not taken", "[content][vault]") {
    const Rows rows{"####", "+x.#", "####"};
    CHECK(load(file_of(rows, R"(, "legend": {"x": "open"})")).has_value());
    CHECK(
        refusal(file_of(rows, R"(, "legend": {"x": "opne"})")) ==
        R"(vaults.json:1, /vaults/0/legend/x: found "opne", expected the id of a tile (did you mean "open"?))");
    CHECK(refusal(file_of(rows, R"(, "legend": {"x": "down"})")) ==
          "vaults.json:1, /vaults/0/legend: found stairs, expected tiles without stairs");
    for (const std::string name : {"#", "M", "xy", ""}) {
        CHECK(refusal(file_of(rows, R"(, "legend": {")" + name + R"(": "open"})")) ==
              "vaults.json:1, /vaults/0/legend: found \"" + name +
                  "\", expected single characters other than # . + ! M L >");
    }
}

TEST_CASE("vaults have ids of their own, depths in order, and there are 200 at the most",
          "[content][vault]") {
    const std::string body = R"(, "rows": ["###", "+.#", "###"]})";
    const auto vault = [&body](const std::string& id) { return R"({"id": ")" + id + '"' + body; };
    CHECK(refusal(R"({"vaults": [)" + vault("a") + ", " + vault("a") + "]}") ==
          "vaults.json:1, /vaults/1/id: found \"a\", expected an id that nothing else in the list has");
    CHECK(refusal(file_of({"###", "+.#", "###"}, R"(, "min_depth": 3, "max_depth": 2)")) ==
          "vaults.json:1, /vaults/0/max_depth: found 2, expected no less than min_depth, 3");
    std::string many = vault("v0");
    for (int number = 1; number < 201; ++number) {
        many += ", " + vault("v" + std::to_string(number));
    }
    CHECK(refusal(R"({"vaults": [)" + many + "]}") ==
          "vaults.json:1, /vaults: found 201 vaults, expected at most 200");
    CHECK(load(R"({"vaults": []})").has_value());
}

TEST_CASE("every leaf of a vault of another type, sign or size is refused with its place",
          "[content][vault]") {
    const std::string_view part = GENERATE(R"("rows": [
"####",
"+.!#",
"#OM#",
"####"])",
                                           R"({"O": "floor"})", R"("min_depth": 1)", R"("max_depth": 2)",
                                           R"("weight": 5)", R"("id": "cell")");
    const std::string_view value = GENERATE("null", "true", "-1", "0.5", "1e9", "[]", "{}", R"("")", "[[]]",
                                            R"([""])", "[0]", R"({"": 1})");
    const std::string name(part.substr(0, part.front() == '{' ? 0 : part.find(':') + 1));
    DataTexts texts = sample_texts();
    replace(texts.vaults, part, name + std::string(value));
    const auto catalog = build_catalog(texts);
    CAPTURE(texts.vaults);
    REQUIRE(catalog.has_error());
    for (const json::Error& error : catalog.error()) {
        CHECK(error.file == "vaults.json");
        CHECK(error.pointer.starts_with("/vaults/0"));
    }
}

}  // namespace torchwake::content
