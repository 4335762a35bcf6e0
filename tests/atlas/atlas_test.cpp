#include "atlas/source_folder.hpp"
#include "project_file.hpp"

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/atlas/atlas_index.hpp>

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>

using namespace torchwake::atlas;

namespace {

const std::string small_index =
    "texture 64 32\nwhite 1 1 2 2\nsprite missing 0 8 8 16 16\nsprite orc 0 8 8 4 4\nsprite orc 5 12 8 4 4\n"
    "glyph fffd regular 40 0 8 16\nglyph fffd bold 48 0 8 16\nglyph 41 regular 56 0 8 16\n";

AtlasIndex parsed_index(const std::string& text) {
    auto index = parse_atlas({"atlas.txt", text});
    REQUIRE(index.has_value());
    return std::move(*index);
}

SourceError index_refusal(std::string text) {
    const auto index = parse_atlas({"atlas.txt", std::move(text)});
    REQUIRE_FALSE(index.has_value());
    return index.error();
}

Palette game_palette() {
    const std::string path = torchwake::testing::project_file("assets/palette.txt");
    std::ifstream in(path);
    auto palette = parse_palette({path, {std::istreambuf_iterator<char>(in), {}}});
    REQUIRE(palette.has_value());
    return std::move(*palette);
}

SpriteSource game_sprites(const Palette& palette) {
    SpriteSource sprites;
    for (const SourceFile& file : read_sources("assets/sprites")) {
        const auto added = sprites.add(file, palette);
        INFO((added ? std::string() : to_string(added.error())));
        REQUIRE(added.has_value());
    }
    return sprites;
}

Atlas game_atlas() {
    const Palette palette = game_palette();
    GlyphMap glyphs;
    for (const SourceFile& file : read_sources("assets/font/regular")) {
        REQUIRE(parse_glyphs(file, glyphs).has_value());
    }
    auto atlas = build_atlas(palette, game_sprites(palette), make_font(glyphs, {}));
    REQUIRE(atlas.has_value());
    return std::move(*atlas);
}

/// Keeps of a mask of eight neighbours only the corners between two walls.
unsigned without_loose_corners(unsigned mask) {
    constexpr unsigned north = 1;
    constexpr unsigned east = 4;
    constexpr unsigned south = 16;
    constexpr unsigned west = 64;
    for (const auto& [corner, sides] : {std::pair(2U, north | east), std::pair(8U, south | east),
                                        std::pair(32U, south | west), std::pair(128U, north | west)}) {
        if ((mask & sides) != sides) {
            mask &= ~corner;
        }
    }
    return mask;
}

/// True if the first pixel from either side of every row is the outline's, unless it touches the frame.
bool is_outlined(const Drawing& drawing) {
    for (std::size_t y = 0; y < drawing.height; ++y) {
        const std::string row = drawing.keys.substr(y * drawing.width, drawing.width);
        const std::size_t left = row.find_first_not_of('.');
        const std::size_t right = row.find_last_not_of('.');
        const bool open_left = left != std::string::npos && left > 0 && row[left] != 'K';
        const bool open_right = right != std::string::npos && right + 1 < row.size() && row[right] != 'K';
        if (open_left || open_right) {
            return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("an index finds sprites by name and frame and glyphs by weight", "[atlas][atlas]") {
    const AtlasIndex index = parsed_index(small_index);
    CHECK(index.sprite("orc", 5) == AtlasRect{12, 8, 4, 4});
    CHECK(index.frame_count("orc") == 2);
    CHECK(index.frame_count("elf") == 0);
    CHECK(index.glyph(U'A', false) == AtlasRect{56, 0, 8, 16});
    CHECK(index.glyph(U'A', false, 20) == AtlasRect{56, 0, 8, 16});
    CHECK(index.white() == AtlasRect{1, 1, 2, 2});
    CHECK(index.texture() == AtlasRect{0, 0, 64, 32});
}

TEST_CASE("what an index doesn't have falls back to what every index has", "[atlas][atlas]") {
    const AtlasIndex index = parsed_index(small_index);
    CHECK_FALSE(index.find_sprite("orc", 1));
    CHECK(index.sprite("orc", 1) == index.sprite("missing"));
    CHECK_FALSE(index.find_glyph(U'A', true));
    CHECK(index.glyph(U'A', true) == AtlasRect{48, 0, 8, 16});
    CHECK(index.glyph(0x1F525, false) == AtlasRect{40, 0, 8, 16});
}

TEST_CASE("an index reads back what it wrote", "[atlas][atlas]") {
    const std::string text = parsed_index(small_index).to_text();
    CHECK(parsed_index(text).to_text() == text);
    CHECK(parsed_index(text).sprite("orc", 5) == AtlasRect{12, 8, 4, 4});
}

TEST_CASE("a bad index is refused with its line", "[atlas][atlas]") {
    CHECK(index_refusal("").found == "the end of the file");
    CHECK(index_refusal("texture 4096 16\n").line == 1);
    CHECK(index_refusal("texture 16 16\ntexture 16 16\n").line == 2);
    CHECK(index_refusal("texture 16 16\nsprite orc 0 8 8 9 1\n").found == "'sprite orc 0 8 8 9 1'");
    CHECK(index_refusal("texture 16 16\nsprite orc 0 1 1 0 1\n").line == 2);
    CHECK(index_refusal("sprite orc 0 0 0 1 1\n").line == 1);
    CHECK(index_refusal("texture 16 16\nglyph 41 italic 0 0 8 16\n").line == 2);
    CHECK(index_refusal(small_index + "sprite orc 5 0 0 1 1\n").line == 9);
    CHECK(index_refusal(small_index + "tile\n").found == "'tile'");
}

TEST_CASE("every picture of an atlas repeats its edge around itself", "[atlas][atlas]") {
    const auto palette = parse_palette({"palette.txt", "a red ff0000\nb green 00ff00\n"});
    SpriteSource sprites;
    REQUIRE(sprites.add({"sprites.txt", "sprite pair size 2x1\nab\npiece hidden size 1x1\na\n"}, *palette)
                .has_value());
    const auto atlas = build_atlas(*palette, sprites, {});
    REQUIRE(atlas.has_value());
    const AtlasRect rect = atlas->index.sprite("pair");
    const Rgba red{255, 0, 0, 255};
    const Rgba green{0, 255, 0, 255};
    for (const std::int32_t y : {rect.y - 1, rect.y, rect.y + 1}) {
        CHECK(atlas->picture.at(rect.x - 1, y) == red);
        CHECK(atlas->picture.at(rect.x, y) == red);
        CHECK(atlas->picture.at(rect.x + 1, y) == green);
        CHECK(atlas->picture.at(rect.x + 2, y) == green);
    }
    CHECK_FALSE(atlas->index.find_sprite("hidden"));
}

TEST_CASE("characters that look alike share one place of an atlas", "[atlas][atlas]") {
    const auto palette = parse_palette({"palette.txt", "a red ff0000\n"});
    const GlyphRows bar{0x10, 0x10};
    const GlyphMap glyphs{{U'I', bar}, {U'\u0406', bar}, {U'_', GlyphRows{0x7E}}};
    const auto atlas = build_atlas(*palette, {}, make_font(glyphs, {}));
    REQUIRE(atlas.has_value());
    const AtlasIndex& index = atlas->index;
    for (const FontSize size : font_sizes) {
        for (const bool bold : {false, true}) {
            INFO("height " << size.height << (bold ? ", bold" : ""));
            const auto latin = index.find_glyph(U'I', bold, size.height);
            REQUIRE(latin.has_value());
            CHECK(latin == index.find_glyph(U'\u0406', bold, size.height));
            CHECK(latin != index.find_glyph(U'_', bold, size.height));
        }
        CHECK(index.find_glyph(U'I', false, size.height) != index.find_glyph(U'I', true, size.height));
    }
}

TEST_CASE("a sprite wider than the atlas is refused", "[atlas][atlas]") {
    const auto palette = parse_palette({"palette.txt", "a red ff0000\n"});
    SpriteSource sprites;
    REQUIRE(sprites.add({"s.txt", "sprite wide size 1024x1\n" + std::string(1024, 'a') + "\n"}, *palette)
                .has_value());
    const auto atlas = build_atlas(*palette, sprites, {});
    REQUIRE_FALSE(atlas.has_value());
    CHECK(to_string(atlas.error()) == "sprite 'wide': found 1024 columns, expected at most 1022");
}

TEST_CASE("the game's atlas fits, is the same each time and reads back", "[atlas][atlas][assets]") {
    const Atlas atlas = game_atlas();
    CHECK(atlas.picture.width <= max_atlas_side);
    CHECK(atlas.picture.height <= max_atlas_side);
    const Atlas again = game_atlas();
    CHECK(atlas.picture.pixels == again.picture.pixels);
    CHECK(atlas.index.to_text() == again.index.to_text());
    CHECK(parsed_index(atlas.index.to_text()).to_text() == atlas.index.to_text());
    const AtlasRect white = atlas.index.white();
    CHECK(atlas.picture.at(white.x, white.y) == Rgba{255, 255, 255, 255});
}

TEST_CASE("walls have a picture for every neighbourhood", "[atlas][atlas][assets]") {
    const AtlasIndex index = game_atlas().index;
    for (unsigned mask = 0; mask < 256; ++mask) {
        INFO("neighbours " << mask);
        CHECK(index.find_sprite("wall", without_loose_corners(mask)));
    }
    CHECK(index.frame_count("wall") == 47);
}

TEST_CASE("every monster has two idle frames that differ", "[atlas][atlas][assets]") {
    const Palette palette = game_palette();
    SpriteSource sprites;
    for (const SourceFile& file : read_sources("assets/sprites")) {
        if (std::filesystem::path(file.name).generic_string().find("/monsters") != std::string::npos) {
            REQUIRE(sprites.add(file, palette).has_value());
        }
    }
    CHECK(sprites.drawings().size() > 100);
    for (const Drawing& drawing : sprites.drawings()) {
        INFO(drawing.name);
        const Drawing* const other = sprites.find(drawing.name, 1 - drawing.frame);
        REQUIRE(other != nullptr);
        CHECK(drawing.keys != other->keys);
    }
}

TEST_CASE("actors have a dark outline", "[atlas][atlas][assets]") {
    const SpriteSource sprites = game_sprites(game_palette());
    for (const char* const name :
         {"player", "goblin", "orc", "troll", "rat", "bat", "skeleton", "mimic", "lich"}) {
        INFO(name);
        for (const unsigned frame : {0U, 1U}) {
            const Drawing* const drawing = sprites.find(name, frame);
            REQUIRE(drawing != nullptr);
            CHECK(is_outlined(*drawing));
        }
    }
}
