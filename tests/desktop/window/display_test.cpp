// The window's place and extents, and what of them is remembered.

#include "brightness.hpp"
#include "game_window.hpp"

#include <torchwake/desktop/window_geometry.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <utility>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

/// The area of a screen that is not black.
core::Rect shown_area(const atlas::Picture& screen) {
    core::Point first{screen.width, screen.height};
    core::Point last{-1, -1};
    for (std::int32_t y = 0; y < screen.height; ++y) {
        for (std::int32_t x = 0; x < screen.width; ++x) {
            if (brightness(screen.at(x, y)) > 0) {
                first = {std::min(first.x, x), std::min(first.y, y)};
                last = {std::max(last.x, x), std::max(last.y, y)};
            }
        }
    }
    return {first, {last.x - first.x + 1, last.y - first.y + 1}};
}

bool same(const atlas::Picture& a, const atlas::Picture& b) {
    return a.width == b.width && a.height == b.height && a.pixels == b.pixels;
}

std::string stored_options(const GameWindow& game) {
    return read_text(game.user_folder() / "options.json");
}

}  // namespace

TEST_CASE("the window opens in the middle of the screen", "[desktop][window]") {
    const auto [wanted, expected] = GENERATE(std::pair{"800x600", core::Rect{{240, 100}, {800, 600}}},
                                             std::pair{"1280x720", core::Rect{{0, 40}, {1280, 720}}},
                                             std::pair{"9000x9000", core::Rect{{0, 0}, {1280, 800}}});
    const VirtualDisplay display;
    const ScratchFolder user;
    ChildProcess game({{TORCHWAKE_PROGRAM, "--user-dir", user.path().string(), "--window", wanted},
                       {{"DISPLAY", display.name()}, {"ALSA_CONFIG_PATH", "/dev/null"}},
                       {}});
    core::Rect area;
    CHECK(eventually([&] {
        area = shown_area(display.pixels());
        return area == expected;
    }));
    CHECK(area == expected);
}

TEST_CASE("the window opens on a display that resets once its last client has left", "[desktop][window]") {
    const VirtualDisplay display(LastClientLeft::Reset);
    const ScratchFolder user;
    ChildProcess game({{TORCHWAKE_PROGRAM, "--user-dir", user.path().string()},
                       {{"DISPLAY", display.name()}, {"ALSA_CONFIG_PATH", "/dev/null"}},
                       {}});
    CHECK(eventually([&] { return shown_area(display.pixels()).size == core::Size{1280, 720}; }));
    CHECK(game.runs());
}

TEST_CASE("a still screen is whole again once nothing covers it", "[desktop][window]") {
    GameWindow game({"--seed", "7"});
    REQUIRE(game.shows("New game"));
    game.press("s");  // a page on which nothing moves; the title's torches burn
    REQUIRE(game.shows("No scored run has ended yet."));
    atlas::Picture before = game.picture();
    REQUIRE(eventually([&] { return same(std::exchange(before, game.picture()), before); }));
    {
        const Cover cover(game.display(), {{0, 0}, {1280, 800}});
        CHECK_FALSE(same(game.picture(), before));
    }
    CHECK(eventually([&] { return same(game.picture(), before); }));
}

TEST_CASE("F11 fills the screen, and the game remembers it", "[desktop][window]") {
    GameWindow game({"--seed", "7"});
    REQUIRE(game.shows("New game"));
    game.press("F11");
    constexpr core::Rect whole{{0, 0}, {1280, 800}};
    CHECK(eventually([&] { return shown_area(game.display().pixels()) == whole; }));
    game.process().signal(15);
    REQUIRE(game.process().exit_code() == 0);
    CHECK(stored_options(game).find("\"full_screen\": true") != std::string::npos);
}

TEST_CASE("a window that filled the screen comes back as large as it was", "[desktop][window]") {
    GameWindow game({"--seed", "7"});
    REQUIRE(game.shows("New game"));
    game.resize({900, 500});
    const auto has_size = [&game](core::Size size) {
        return eventually([&] { return shown_area(game.display().pixels()).size == size; });
    };
    REQUIRE(has_size({900, 500}));
    game.press("F11");
    REQUIRE(has_size({1280, 800}));
    game.press("F11");
    CHECK(has_size({900, 500}));
}

TEST_CASE("the wheel's zoom of the map is remembered", "[desktop][window]") {
    GameWindow game({"--seed", "7", "--new"});
    game.take_gift();
    REQUIRE(game.shows("Town"));
    const std::int32_t before = desktop::WindowGeometry().sprite_scale();
    game.turn_wheel({20, 10}, 1);
    game.close();
    REQUIRE(game.process().exit_code() == 0);
    CHECK(stored_options(game).find("\"scale\": " + std::to_string(before + 1)) != std::string::npos);
}
