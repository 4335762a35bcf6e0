// The window's map as letters.

#include "staged/staged_game.hpp"

#include <torchwake/panels/text_map.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::stage {
using namespace staged;
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
    [[nodiscard]] const panels::SpriteNames::Name& name_of(const panels::SpriteQuad& quad) {
        return presenter.sprites().names()[quad.sprite];
    }
    /// The letters that are drawn in a cell, the lowest first.
    [[nodiscard]] std::vector<char32_t> letters_at(core::Point at) {
        std::vector<char32_t> letters;
        for (const panels::SpriteQuad& quad : frame().map.quads) {
            const bool here =
                quad.x == at.x * panels::sprite_pixels && quad.y == at.y * panels::sprite_pixels;
            const bool paper = quad.sprite == presenter.sprites().index(panels::paper_glyph);
            if (here && !paper && name_of(quad).name == panels::glyph_sprite) {
                letters.push_back(panels::glyph_of(name_of(quad).frame).glyph);
            }
        }
        return letters;
    }
    [[nodiscard]] bool draws_sprite(std::string_view name) {
        return std::ranges::any_of(
            frame().map.quads, [&](const panels::SpriteQuad& quad) { return name_of(quad).name == name; });
    }
};

}  // namespace

TEST_CASE("as letters, each cell in view shows the letter of the text map", "[stage][frame][letters]") {
    LetterGame game;
    game.show_all();
    const forecast::Knowledge known(game.scenario.catalog(), game.scenario.world, true);
    for (std::int32_t y = 0; y < known.size().height; ++y) {
        for (std::int32_t x = 0; x < known.size().width; ++x) {
            CAPTURE(x, y);
            const char32_t letter = panels::map_cell(known, {x, y}).glyph;
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

TEST_CASE("letters and sprites change at once with the option", "[stage][frame][letters]") {
    LetterGame game;
    CHECK(game.letters_at({2, 2}) == std::vector<char32_t>{U'@'});
    game.show_letters(false);
    CHECK(game.letters_at({2, 2}).empty());
    game.show_letters(true);
    CHECK(game.letters_at({2, 2}) == std::vector<char32_t>{U'@'});
}

TEST_CASE("an unseen cell has no letter", "[stage][frame][letters]") {
    LetterGame game;
    CHECK(game.letters_at({10, 3}).empty());
}

TEST_CASE("over letters the cursor and its way are marked as over sprites", "[stage][frame][letters]") {
    LetterGame game;
    screen::LookModel look{{4, 2}};
    game.open("examine", &look, {{screen::Action::Cancel, 0}});
    const auto marks = [&game] {
        std::vector<panels::SpriteQuad> found;
        std::ranges::copy_if(
            game.frame().map.quads, std::back_inserter(found),
            [&](const panels::SpriteQuad& quad) { return game.name_of(quad).name.starts_with("cursor"); });
        return found;
    };
    const std::vector<panels::SpriteQuad> over_letters = marks();
    REQUIRE_FALSE(over_letters.empty());
    game.show_letters(false);
    CHECK(marks() == over_letters);
}

}  // namespace torchwake::stage
