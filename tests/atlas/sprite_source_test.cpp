#include <torchwake/atlas/sprite_source.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>

using namespace torchwake::atlas;

namespace {

Palette three_colours() {
    auto palette = parse_palette({"palette.txt", "a red ff0000\nb green 00ff00\nc blue 0000ff\n"});
    REQUIRE(palette.has_value());
    return *palette;
}

SpriteSource parsed_sprites(std::string text) {
    SpriteSource source;
    REQUIRE(source.add({"sprites.txt", std::move(text)}, three_colours()).has_value());
    return source;
}

SourceError sprite_refusal(std::string text) {
    SpriteSource source;
    const auto added = source.add({"sprites.txt", std::move(text)}, three_colours());
    REQUIRE_FALSE(added.has_value());
    return added.error();
}

const std::string dot = "sprite dot size 2x1\na.\n";

}  // namespace

TEST_CASE("a sprite has its name, frame, size and pixels", "[atlas][sprites]") {
    const SpriteSource source = parsed_sprites("# comment\n\nsprite imp frame 3 size 3x2\nabc\n..a\n");
    const Drawing* const imp = source.find("imp", 3);
    REQUIRE(imp != nullptr);
    CHECK(imp->width == 3);
    CHECK(imp->height == 2);
    CHECK(imp->at(1, 0) == 'b');
    CHECK(imp->at(2, 1) == 'a');
    CHECK_FALSE(imp->is_piece);
    CHECK(source.find("imp", 0) == nullptr);
}

TEST_CASE("a sprite is 16 by 16 unless it says otherwise", "[atlas][sprites]") {
    std::string text = "sprite block\n";
    for (int row = 0; row < 16; ++row) {
        text += "abcabcabcabcabca\n";
    }
    const SpriteSource source = parsed_sprites(text);
    CHECK(source.drawings().front().width == 16);
    CHECK(source.drawings().front().height == 16);
}

TEST_CASE("a row may start like a comment only in appearance", "[atlas][sprites]") {
    SpriteSource source;
    auto palette = parse_palette({"palette.txt", "a red ff0000\n"});
    REQUIRE(palette.has_value());
    palette->add({'#', "hash", {1, 2, 3, 255}});
    REQUIRE(source.add({"sprites.txt", "sprite dot size 2x1\n#a\n"}, *palette).has_value());
    CHECK(source.find("dot", 0)->keys == "#a");
}

TEST_CASE("parts are laid over each other, the last on top", "[atlas][sprites]") {
    const SpriteSource source = parsed_sprites(
        "piece under size 3x1\naaa\npiece over frame 2 size 3x1\n.b.\nsprite both from under over:2\n");
    CHECK(source.find("both", 0)->keys == "aba");
    CHECK(source.find("under", 0)->is_piece);
    CHECK_FALSE(source.find("both", 0)->is_piece);
}

TEST_CASE("a swap repaints each key once", "[atlas][sprites]") {
    const SpriteSource source = parsed_sprites("sprite one size 3x1\nab.\nsprite two from one swap ab ba\n");
    CHECK(source.find("two", 0)->keys == "ba.");
}

TEST_CASE("a part may come from a source read before", "[atlas][sprites]") {
    SpriteSource source = parsed_sprites(dot);
    REQUIRE(source.add({"more.txt", "sprite spot from dot swap ac\n"}, three_colours()).has_value());
    CHECK(source.find("spot", 0)->keys == "c.");
}

TEST_CASE("a bad sprite source is refused with its line, what was found and what was expected",
          "[atlas][sprites]") {
    CHECK(to_string(sprite_refusal("sprite dot size 2x1\nax\n")) ==
          "sprites.txt:2: found the key 'x', expected row 1 of 'dot': 2 palette keys");
    CHECK(sprite_refusal("sprite dot size 2x1\na\n").found == "1 characters");
    CHECK(sprite_refusal("sprite dot size 2x2\na.\n").found == "the end of the file");
    CHECK(sprite_refusal(dot + dot).found == "'dot' frame 0 again");
    CHECK(sprite_refusal(dot + dot).line == 3);
    CHECK(sprite_refusal("image dot\n").expected == "'sprite NAME' or 'piece NAME'");
    CHECK(sprite_refusal("sprite\n").found == "'sprite'");
    CHECK(sprite_refusal("sprite dot frame x\n").found == "'x'");
    CHECK(sprite_refusal("sprite dot size 0x4\n").found == "'0x4'");
    CHECK(sprite_refusal("sprite dot size 1025x4\n").found == "'1025x4'");
    CHECK(sprite_refusal("sprite dot size 16\n").found == "'16'");
    CHECK(sprite_refusal("sprite dot swap ab\n").found == "'swap'");
    CHECK(sprite_refusal("sprite dot from ghost\n").found == "the part 'ghost'");
    CHECK(sprite_refusal("sprite dot from\n").found == "'from' without a part");
    CHECK(sprite_refusal(dot + "sprite two from dot:1\n").found == "the part 'dot:1'");
    CHECK(sprite_refusal(dot + "sprite two from dot swap abc\n").found == "the swap 'abc'");
    CHECK(sprite_refusal(dot + "sprite two from dot swap ax\n").found == "the key 'x'");
    CHECK(sprite_refusal(dot + "sprite tall size 1x2\na\na\nsprite two from dot tall\n").found ==
          "the part 'tall' of another size");
}
