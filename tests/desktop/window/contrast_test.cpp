// The contrast of all text to what it stands on, from the pixels of each of the game's screens.

#include "game_window.hpp"
#include "screens.hpp"

#include <torchwake/desktop/legibility.hpp>
#include <torchwake/desktop/window_geometry.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

/// The areas of text, in cells. Where the map is visible its sprites could be taken for text.
std::vector<core::Rect> text_areas(const ReachedScreen& screen) {
    const panels::Layout layout = desktop::WindowGeometry().layout();
    if (!screen.plays || screen.name == "messages") {
        return {{{0, 0}, layout.screen}};
    }
    return {layout.sidebar, layout.log, layout.buttons, layout.help};
}

/// Goes through all screens in one window, and looks at their pixels.
void check_contrast(const std::string& palette) {
    GameWindow game({"--seed", "7"}, R"({"animation_speed": "none", "reduced_motion": true, "palette": ")" +
                                         palette + R"("})");
    REQUIRE(game.shows("New game"));
    for (const ReachedScreen& screen : all_screens()) {
        CAPTURE(screen.name);
        game.press(screen.keys);
        REQUIRE(game.shows(screen.shown));
        for (const core::Rect& area : text_areas(screen)) {
            CAPTURE(area.left(), area.top());
            CHECK(eventually([&] { return game.least_contrast(area) >= desktop::least_contrast; }));
            CHECK(game.least_contrast(area) >= desktop::least_contrast);
        }
    }
}

}  // namespace

// A case for each palette, so that two run at a time.
TEST_CASE("text of every screen has a contrast of at least 4.5 by its pixels, in the standard palette",
          "[desktop][window]") {
    check_contrast("standard");
}

TEST_CASE("text of every screen has a contrast of at least 4.5 by its pixels, without green cones",
          "[desktop][window]") {
    check_contrast("deuteranopia");
}

TEST_CASE("text of every screen has a contrast of at least 4.5 by its pixels, without red cones",
          "[desktop][window]") {
    check_contrast("protanopia");
}

TEST_CASE("text of every screen has a contrast of at least 4.5 by its pixels, without blue cones",
          "[desktop][window]") {
    check_contrast("tritanopia");
}
