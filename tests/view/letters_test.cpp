// The window's map as letters.

#include "view/stage.hpp"

#include <torchwake/view/text_map.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::view {
namespace {

/// A staged game whose map is drawn as letters.
class LetterGame : public StagedGame {
  public:
    explicit LetterGame(std::string_view map = two_rooms) : StagedGame(map) { show_letters(true); }

    void show_letters(bool shown) {
        save::Options options;
        options.animation_speed = save::AnimationSpeed::None;
        options.letters = shown;
        presenter.show(screen::OptionsChanged{&options});
    }
    [[nodiscard]] const SpriteNames::Name& name_of(const SpriteQuad& quad) {
        return presenter.sprites().names()[quad.sprite];
    }
    /// The letters that are drawn in a cell, the lowest first.
    [[nodiscard]] std::vector<char32_t> letters_at(core::Point at) {
        std::vector<char32_t> letters;
        for (const SpriteQuad& quad : frame().map.quads) {
            const bool here = quad.x == at.x * sprite_pixels && quad.y == at.y * sprite_pixels;
            const bool paper = quad.sprite == presenter.sprites().index(paper_glyph);
            if (here && !paper && name_of(quad).name == glyph_sprite) {
                letters.push_back(glyph_of(name_of(quad).frame).glyph);
            }
        }
        return letters;
    }
    [[nodiscard]] bool draws_sprite(std::string_view name) {
        return std::ranges::any_of(frame().map.quads,
                                   [&](const SpriteQuad& quad) { return name_of(quad).name == name; });
    }
};

}  // namespace

TEST_CASE("as letters, each cell in view shows the letter of the text map", "[view][frame][letters]") {
    LetterGame game;
    game.show_all();
    const forecast::Knowledge known(game.scenario.catalog(), game.scenario.world, true);
    for (std::int32_t y = 0; y < known.size().height; ++y) {
        for (std::int32_t x = 0; x < known.size().width; ++x) {
            CAPTURE(x, y);
            const char32_t letter = map_cell(known, {x, y}).glyph;
            const std::vector<char32_t> drawn = game.letters_at({x, y});
            if (letter == U' ') {
                CHECK(drawn.empty());
            } else {
                REQUIRE_FALSE(drawn.empty());
                CHECK(drawn.back() == letter);
            }
        }
    }
}

TEST_CASE("letters and sprites change at once with the option", "[view][frame][letters]") {
    LetterGame game;
    CHECK(game.letters_at({2, 2}) == std::vector<char32_t>{U'@'});
    game.show_letters(false);
    CHECK(game.letters_at({2, 2}).empty());
    game.show_letters(true);
    CHECK(game.letters_at({2, 2}) == std::vector<char32_t>{U'@'});
}

TEST_CASE("an unseen cell has no letter", "[view][frame][letters]") {
    LetterGame game;
    CHECK(game.letters_at({10, 3}).empty());
}

TEST_CASE("over letters the cursor and its way are marked as over sprites", "[view][frame][letters]") {
    LetterGame game;
    screen::LookModel look{{4, 2}};
    game.open("examine", &look, {{screen::Action::Cancel, 0}});
    const auto marks = [&game] {
        std::vector<SpriteQuad> found;
        std::ranges::copy_if(game.frame().map.quads, std::back_inserter(found), [&](const SpriteQuad& quad) {
            return game.name_of(quad).name.starts_with("cursor");
        });
        return found;
    };
    const std::vector<SpriteQuad> over_letters = marks();
    REQUIRE_FALSE(over_letters.empty());
    game.show_letters(false);
    CHECK(marks() == over_letters);
}

}  // namespace torchwake::view
