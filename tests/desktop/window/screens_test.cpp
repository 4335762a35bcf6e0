// Events of the window in each of the game's screens.

#include "screens.hpp"

#include "app/kept_runs.hpp"
#include "game_window.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

/// Starts a game and goes through all screens up to one.
std::unique_ptr<GameWindow> reach(const ReachedScreen& screen) {
    auto game = std::make_unique<GameWindow>(std::vector<std::string>{"--seed", "7"});
    REQUIRE(game->shows("New game"));
    std::string keys;
    for (const ReachedScreen& passed : all_screens()) {
        keys += ' ' + passed.keys;
        if (passed.name == screen.name) {
            break;
        }
    }
    game->press(keys);
    REQUIRE(game->shows(screen.shown));
    return game;
}

void shrink_and_restore(GameWindow& game) {
    for (const core::Size size : {core::Size{700, 400}, core::Size{3, 2}, core::Size{1280, 720}}) {
        game.resize(size);
    }
}

void check_closes(GameWindow& game, const ReachedScreen& screen) {
    game.close();
    CHECK(game.process().exit_code() == 0);
    CHECK(game.process().errors().empty());
    CHECK(keeps_run(game.user_folder()) == screen.plays);
}

}  // namespace

TEST_CASE("every screen is there again after the window was resized, unfocused and minimised",
          "[desktop][window]") {
    GameWindow game({"--seed", "7"});
    REQUIRE(game.shows("New game"));
    for (const ReachedScreen& screen : all_screens()) {
        CAPTURE(screen.name);
        game.press(screen.keys);
        REQUIRE(game.shows(screen.shown));
        shrink_and_restore(game);
        CHECK(game.shows(screen.shown));
        game.set_focus(false);
        CHECK(game.shows(screen.shown));
        game.set_focus(true);
        game.minimise();
        CHECK(game.runs());
        game.restore();
        CHECK(game.shows(screen.shown));
    }
}

TEST_CASE("every screen closes after the window was resized, unfocused and minimised", "[desktop][window]") {
    const ReachedScreen screen = GENERATE(from_range(all_screens()));
    CAPTURE(screen.name);
    const std::unique_ptr<GameWindow> game = reach(screen);
    shrink_and_restore(*game);
    game->set_focus(false);
    game->set_focus(true);
    game->minimise();
    game->restore();
    check_closes(*game, screen);
}

TEST_CASE("every screen closes without focus and off the screen", "[desktop][window]") {
    const ReachedScreen screen = GENERATE(from_range(all_screens()));
    CAPTURE(screen.name);
    const std::unique_ptr<GameWindow> game = reach(screen);
    game->resize({1, 1});
    game->set_focus(false);
    game->minimise();
    check_closes(*game, screen);
}
