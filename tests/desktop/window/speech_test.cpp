// Speech beside the window, and the window's map as letters.

#include "desktop/window/game_window.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <csignal>
#include <string>
#include <string_view>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

bool said(GameWindow& game, std::string_view part) {
    return eventually([&] { return game.process().output().find(part) != std::string::npos; });
}

/// How many pixels of the window differ between two pictures.
std::ptrdiff_t different_pixels(const atlas::Picture& one, const atlas::Picture& other) {
    std::ptrdiff_t count = 0;
    for (std::size_t pixel = 0; pixel < std::min(one.pixels.size(), other.pixels.size()); ++pixel) {
        count += one.pixels[pixel] == other.pixels[pixel] ? 0 : 1;
    }
    return count;
}

}  // namespace

TEST_CASE("with --speak the window's screens are lines on standard output", "[desktop][window][speech]") {
    GameWindow game({"--speak", "--seed", "7"}, still_options);
    REQUIRE(said(game, "Torchwake\n"));
    REQUIRE(said(game, "1 of "));
    game.press("Down");
    CHECK(said(game, "\n2 of "));
    game.press("F4");
    CHECK(eventually([&] {
        const std::string all = game.process().output();
        const std::size_t first = all.find("\n2 of ");
        return first != std::string::npos && all.find("\n2 of ", first + 1) != std::string::npos;
    }));
    game.process().signal(SIGTERM);
    CHECK(game.process().exit_code() == 0);
}

TEST_CASE("F9 shows the map as letters and as sprites again", "[desktop][window][letters][H4]") {
    GameWindow game({"--seed", "7", "--new"}, still_options);
    game.take_gift();
    const atlas::Picture sprites = game.picture();
    game.press("F9");
    constexpr std::ptrdiff_t many = 10'000;
    CHECK(eventually([&] { return different_pixels(game.picture(), sprites) > many; }));
    game.press("F9");
    CHECK(eventually([&] { return different_pixels(game.picture(), sprites) < many / 10; }));
}
