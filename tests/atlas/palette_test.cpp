#include "project_file.hpp"

#include <torchwake/atlas/palette.hpp>

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <iterator>
#include <string>

using namespace torchwake::atlas;

namespace {

SourceError palette_refusal(std::string text) {
    const auto palette = parse_palette({"palette.txt", std::move(text)});
    REQUIRE_FALSE(palette.has_value());
    return palette.error();
}

}  // namespace

TEST_CASE("a palette gives each key its name and colour", "[atlas][palette]") {
    const auto palette = parse_palette({"palette.txt", "# comment\n\nk night 0e0d18\n~ shadow 0e0d1880\n"});
    REQUIRE(palette.has_value());
    REQUIRE(palette->colours().size() == 2);
    CHECK(palette->find('k')->name == "night");
    CHECK(palette->paint('k') == Rgba{0x0E, 0x0D, 0x18, 0xFF});
    CHECK(palette->find("shadow")->colour == Rgba{0x0E, 0x0D, 0x18, 0x80});
}

TEST_CASE("the dot is transparent and no other unknown key is accepted", "[atlas][palette]") {
    const auto palette = parse_palette({"palette.txt", "k night 0e0d18\n"});
    REQUIRE(palette.has_value());
    CHECK(palette->accepts('.'));
    CHECK(palette->paint('.') == Rgba{});
    CHECK_FALSE(palette->accepts('x'));
    CHECK_FALSE(palette->accepts('\xE9'));
}

TEST_CASE("a bad palette is refused with its line, what was found and what was expected",
          "[atlas][palette]") {
    CHECK(palette_refusal("").expected == "at least one colour");
    CHECK(palette_refusal("k night\n").line == 1);
    CHECK(to_string(palette_refusal("\nk night 0e0d1g\n")) ==
          "palette.txt:2: found the colour '0e0d1g', expected 6 or 8 hexadecimal digits");
    CHECK(palette_refusal("k night 0e0d1\n").found == "the colour '0e0d1'");
    CHECK(palette_refusal(". none 000000\n").found == "the key '.'");
    CHECK(palette_refusal("kk night 0e0d18\n").found == "the key 'kk'");
    CHECK(palette_refusal("k night 0e0d18\nk day ffffff\n").found == "the key 'k' again");
    CHECK(palette_refusal("k night 0e0d18\nd night ffffff\n").found == "the name 'night' again");
}

TEST_CASE("a palette holds 48 colours and not one more", "[atlas][palette]") {
    std::string text;
    for (std::size_t index = 0; index < Palette::max_colours; ++index) {
        const char key = static_cast<char>('0' + index);
        text += std::string(1, key) + " colour" + std::to_string(index) + " 102030\n";
    }
    CHECK(parse_palette({"palette.txt", text}).has_value());
    CHECK(palette_refusal(text + "z last 102030\n").line == Palette::max_colours + 1);
}

TEST_CASE("no colour of the game's palette is pure black", "[atlas][palette][assets]") {
    const std::string path = torchwake::testing::project_file("assets/palette.txt");
    std::ifstream in(path);
    const auto palette = parse_palette({path, {std::istreambuf_iterator<char>(in), {}}});
    REQUIRE(palette.has_value());
    for (const PaletteColour& colour : palette->colours()) {
        INFO(colour.name);
        CHECK(colour.colour.red + colour.colour.green + colour.colour.blue > 0);
    }
}
