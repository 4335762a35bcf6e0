#include "atlas/source_folder.hpp"

#include <torchwake/atlas/font_source.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>

using namespace torchwake::atlas;

namespace {

std::string glyph(const std::string& head, const std::string& row) {
    std::string text = "glyph " + head + "\n";
    for (std::size_t count = 0; count < glyph_height; ++count) {
        text += row + "\n";
    }
    return text;
}

GlyphMap parsed_glyphs(std::string text) {
    GlyphMap glyphs;
    REQUIRE(parse_glyphs({"font.txt", std::move(text)}, glyphs).has_value());
    return glyphs;
}

SourceError glyph_refusal(std::string text) {
    GlyphMap glyphs;
    const auto read = parse_glyphs({"font.txt", std::move(text)}, glyphs);
    REQUIRE_FALSE(read.has_value());
    return read.error();
}

/// The strokes that a row of pixels crosses.
int strokes_in(unsigned row) {
    return std::popcount(row & ~(row << 1U));
}

GlyphMap glyphs_of(const std::string& folder) {
    GlyphMap glyphs;
    for (const SourceFile& file : read_sources("assets/font/" + folder)) {
        const auto read = parse_glyphs(file, glyphs);
        INFO((read ? std::string() : to_string(read.error())));
        REQUIRE(read.has_value());
    }
    return glyphs;
}

}  // namespace

TEST_CASE("a glyph's rows have their leftmost pixel in the highest bit", "[atlas][font]") {
    const GlyphMap glyphs = parsed_glyphs(glyph("0041 latin capital letter a", "#.....##"));
    REQUIRE(glyphs.contains(U'A'));
    CHECK(glyphs.at(U'A')[0] == 0x83);
    CHECK(glyphs.at(U'A')[15] == 0x83);
}

TEST_CASE("bold is one pixel wider to the right", "[atlas][font]") {
    const auto font = make_font(parsed_glyphs(glyph("41", "#..#....")), {});
    REQUIRE(font.size() == 1);
    CHECK(font.front().regular[0] == 0b1001'0000);
    CHECK(font.front().bold[0] == 0b1101'1000);
}

TEST_CASE("a bold glyph drawn by hand wins over the rule", "[atlas][font]") {
    const auto font =
        make_font(parsed_glyphs(glyph("6d", "#.#.#...")), parsed_glyphs(glyph("6d", "##.#.##.")));
    CHECK(font.front().bold[0] == 0b1101'0110);
}

TEST_CASE("box drawing keeps its weight in bold, so that lines meet", "[atlas][font]") {
    const auto font = make_font(parsed_glyphs(glyph("2502", "...#....")), {});
    CHECK(font.front().bold == font.front().regular);
}

TEST_CASE("a stroke of a larger size of the font stays whole and as wide as that size's strokes",
          "[atlas][font]") {
    const FontGlyph slash{U'/', {0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80}, {}};
    for (std::size_t size = 1; size < font_sizes.size(); ++size) {
        const GlyphShape shape = shape_of(slash, false, size);
        std::int32_t rows = 0;
        for (std::size_t y = 0; y + 1 < shape.size() && shape[y + 1] != 0; ++y, ++rows) {
            INFO("size " << size << ", row " << y);
            const unsigned spread = shape[y] | (unsigned{shape[y]} << 1U) | (unsigned{shape[y]} >> 1U);
            CHECK((spread & shape[y + 1]) != 0);
            CHECK(shape[y] != 0);
        }
        CHECK(rows >= 8);
    }
}

TEST_CASE(
    "capitals are 10 pixels high in the sources' size of the font, and 13, 16 and 18 in the larger ones",
    "[atlas][font][assets]") {
    const std::array<std::ptrdiff_t, font_sizes.size()> heights{10, 13, 16, 18};
    for (const FontGlyph& glyph : make_font(glyphs_of("regular"), glyphs_of("bold"))) {
        if (std::u32string_view(U"ABCDEFGHIKLMNOPRSTUVWXYZ").find(glyph.codepoint) !=
            std::u32string_view::npos) {
            for (std::size_t size = 0; size < font_sizes.size(); ++size) {
                INFO("code point " << static_cast<std::uint32_t>(glyph.codepoint) << ", size " << size);
                const GlyphShape shape = shape_of(glyph, false, size);
                CHECK(std::ranges::count_if(shape, [](unsigned row) { return row != 0; }) ==
                      heights.at(size));
            }
        }
    }
}

TEST_CASE("letters of three stems show them in both weights of every size, apart from the letter before",
          "[atlas][font][assets]") {
    const std::array<std::size_t, font_sizes.size()> rows{10, 14, 16, 18};  // those of row 10 in the sources
    for (const FontGlyph& glyph : make_font(glyphs_of("regular"), glyphs_of("bold"))) {
        if (std::u32string_view(U"mШЩЫЮЉЊшщыюљњ").find(glyph.codepoint) == std::u32string_view::npos) {
            continue;
        }
        for (std::size_t size = 0; size < font_sizes.size(); ++size) {
            INFO("code point " << static_cast<std::uint32_t>(glyph.codepoint) << ", size " << size);
            const unsigned regular = shape_of(glyph, false, size).at(rows.at(size));
            const unsigned bold = shape_of(glyph, true, size).at(rows.at(size));
            constexpr unsigned leftmost = 0x8000;
            CHECK(strokes_in(regular) == 3);
            CHECK(strokes_in(bold) == 3);
            CHECK((bold & leftmost) == 0);
        }
    }
}

TEST_CASE("no two visible characters look alike in any size of the game's font", "[atlas][font][assets]") {
    for (std::size_t size = 0; size < font_sizes.size(); ++size) {
        std::map<GlyphShape, char32_t> seen;
        for (const FontGlyph& glyph : make_font(glyphs_of("regular"), glyphs_of("bold"))) {
            if (glyph.codepoint > 0x20 && glyph.codepoint < 0x7F) {
                INFO("code point " << std::hex << static_cast<std::uint32_t>(glyph.codepoint));
                CHECK(seen.emplace(shape_of(glyph, false, size), glyph.codepoint).second);
            }
        }
    }
}

TEST_CASE("glyphs of every size stay within their cells, and boxes reach to their edges",
          "[atlas][font][assets]") {
    for (const FontGlyph& glyph : make_font(glyphs_of("regular"), glyphs_of("bold"))) {
        for (std::size_t size = 0; size < font_sizes.size(); ++size) {
            const GlyphShape shape = shape_of(glyph, true, size);
            const auto [width, height] = font_sizes.at(size);
            const unsigned outside = 0xFFFFU >> static_cast<unsigned>(width);
            INFO("code point " << std::hex << static_cast<std::uint32_t>(glyph.codepoint));
            CHECK(std::ranges::all_of(shape, [&](unsigned row) { return (row & outside) == 0; }));
            CHECK(std::all_of(shape.begin() + height, shape.end(), [](unsigned row) { return row == 0; }));
            if (glyph.codepoint == U'\u2500') {
                const unsigned full = 0xFFFFU & ~outside;
                CHECK(std::ranges::count(shape, full) >= 1);
            }
        }
    }
}

TEST_CASE("a bad font source is refused with its line, what was found and what was expected",
          "[atlas][font]") {
    CHECK(to_string(glyph_refusal("glyph xyz\n")) == "font.txt:1: found 'glyph xyz', expected 'glyph HEX'");
    CHECK(glyph_refusal("letter 41\n").expected == "'glyph HEX'");
    CHECK(glyph_refusal("glyph 110000\n").line == 1);
    CHECK(glyph_refusal(glyph("41", "#.....#")).found == "'#.....#'");
    CHECK(glyph_refusal(glyph("41", "#.....#x")).line == 2);
    CHECK(glyph_refusal("glyph 41\n........\n").found == "the end of the file");
    CHECK(glyph_refusal(glyph("41", "........") + glyph("41", "........")).found == "'glyph 41' again");
}

TEST_CASE("the game's font has ASCII, Latin-1, the letters of Europe, arrows, boxes and blocks",
          "[atlas][font][assets]") {
    const GlyphMap regular = glyphs_of("regular");
    for (const auto& [first, last] :
         {std::pair(0x20, 0x7E), std::pair(0xA0, 0xFF), std::pair(0x100, 0x17F), std::pair(0x218, 0x21B),
          std::pair(0x386, 0x38A), std::pair(0x38E, 0x3A1), std::pair(0x3A3, 0x3CE), std::pair(0x400, 0x45F),
          std::pair(0x490, 0x491), std::pair(0x2190, 0x2193), std::pair(0x2550, 0x256C),
          std::pair(0x2580, 0x259F)}) {
        for (int code = first; code <= last; ++code) {
            INFO("code point " << std::hex << code);
            CHECK(regular.contains(static_cast<char32_t>(code)));
        }
    }
    for (const char32_t code : U"─│┌┐└┘├┤┬┴┼•·©§°×½é…–—‘’‚“”„ẞΌ\uFFFD") {
        INFO("code point " << std::hex << static_cast<std::uint32_t>(code));
        CHECK((code == 0 || regular.contains(code)));
    }
}

TEST_CASE("no two visible characters of the game's font look alike", "[atlas][font][assets]") {
    std::map<GlyphRows, char32_t> seen;
    for (const auto& [codepoint, rows] : glyphs_of("regular")) {
        const bool visible = codepoint > 0x20 && codepoint < 0x7F;
        const auto [first, is_new] = visible ? seen.emplace(rows, codepoint) : std::pair(seen.end(), true);
        INFO("code point " << std::hex << static_cast<std::uint32_t>(codepoint));
        CHECK(is_new);
    }
}

TEST_CASE("no two letters of one script look alike in any size of the game's font", "[atlas][font][assets]") {
    constexpr char32_t like_eth = 0x110;  // Đ, whose small letter differs from that of Ð
    const std::vector<FontGlyph> font = make_font(glyphs_of("regular"), glyphs_of("bold"));
    for (const auto& [first, last] :
         {std::pair(U'A', U'\u024F'), std::pair(U'\u0386', U'\u03CE'), std::pair(U'\u0400', U'\u0491')}) {
        for (std::size_t size = 0; size < font_sizes.size(); ++size) {
            std::map<GlyphShape, char32_t> seen;
            for (const FontGlyph& glyph : font) {
                if (glyph.codepoint >= first && glyph.codepoint <= last && glyph.codepoint != like_eth) {
                    INFO("code point " << std::hex << static_cast<std::uint32_t>(glyph.codepoint));
                    CHECK(seen.emplace(shape_of(glyph, false, size), glyph.codepoint).second);
                }
            }
        }
    }
}

TEST_CASE("regular glyphs of the game's font leave column 7 empty", "[atlas][font][assets]") {
    for (const auto& [codepoint, rows] : glyphs_of("regular")) {
        const bool reaches = std::ranges::any_of(rows, [](std::uint8_t row) { return (row & 1U) != 0; });
        INFO("code point " << std::hex << static_cast<std::uint32_t>(codepoint));
        CHECK((keeps_weight(codepoint) || !reaches));
    }
}

TEST_CASE("bold glyphs of the game's font leave a gap to their neighbour", "[atlas][font][assets]") {
    for (const FontGlyph& glyph : make_font(glyphs_of("regular"), glyphs_of("bold"))) {
        const bool touches =
            std::ranges::any_of(glyph.bold, [](std::uint8_t row) { return (row & 0x81U) == 0x81U; });
        INFO("code point " << std::hex << static_cast<std::uint32_t>(glyph.codepoint));
        CHECK((keeps_weight(glyph.codepoint) || !touches));
    }
}
