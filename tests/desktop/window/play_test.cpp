// A person's first minutes, seen through the pixels of the window.

#include "app/kept_runs.hpp"
#include "app/walk.hpp"
#include "game_window.hpp"
#include "sprite_finder.hpp"

#include <catch2/catch_test_macros.hpp>

#include <csignal>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

/// In its tunic, which covers most of it.
bool shows_hero(const GameWindow& game) {
    return eventually([&] { return find_sprite(game.picture(), map_area(), "worn_cloth").has_value(); });
}

}  // namespace

TEST_CASE("a new game shows the hero on a lit map, with sidebar and log", "[desktop][window]") {
    GameWindow game({"--seed", "7"});
    REQUIRE(game.shows("New game"));
    game.press("Return");
    game.take_gift();

    CHECK(game.shows("Town"));
    CHECK(game.shows("Daylight, and nobody here"));
    CHECK(shows_hero(game));
    const auto shows_town = [&] { return game.picture().at(3, 3) != atlas::Rgba{14, 13, 24, 255}; };
    CHECK(eventually(shows_town));  // it is known from the start
}

TEST_CASE("the hero walks to a potion, gets it, drops it, gets it again, drinks it and quits",
          "[desktop][window]") {
    const ScratchFolder scratch;
    const fs::path data = scratch.path() / "data";
    write_peaceful_data(data);
    ChildProcess plan(
        {{TORCHWAKE_PROGRAM, "show-level", "--seed", "5", "--data-dir", data.string()}, {}, {}});
    REQUIRE(plan.exit_code() == 0);
    std::string way;
    for (const std::string& key : keys_to_nearest('!', plan.output())) {
        way += key + " ";
    }
    REQUIRE_FALSE(way.empty());

    GameWindow game({"--seed", "5", "--data-dir", data.string(), "--new"});
    REQUIRE(game.shows("Depth 1"));
    game.press(way);
    REQUIRE(game.shows("health potion"));
    game.press("g");
    CHECK(game.shows("You take"));
    game.press("d");
    REQUIRE(game.shows("Drop what?"));
    game.press("c");
    CHECK(game.shows("You drop"));
    game.press("g a");
    REQUIRE(game.shows("Use what?"));
    REQUIRE(game.shows("c) "));
    CHECK(game.row_with("c) ").find("health potion") != std::string::npos);
    game.press("c");
    CHECK(game.shows("It would do nothing now."));
    game.press("Return");
    CHECK(game.shows("It does nothing: you are at full health."));

    game.press("Escape");
    REQUIRE(game.shows("Save and quit"));
    game.press("s");
    REQUIRE(game.shows("Continue"));
    game.press("q");
    CHECK(game.process().exit_code() == 0);
    CHECK(game.process().errors().empty());
    CHECK(keeps_run(game.user_folder()));
}

TEST_CASE("the title and the help line are used by mouse alone", "[desktop][window]") {
    GameWindow game({"--seed", "7"});
    REQUIRE(game.shows("Options"));
    game.click_text("New game");
    game.click_text("a pouch of coins");
    REQUIRE(game.shows("You take a pouch of coins"));
    REQUIRE(game.shows("Town"));
    game.click_text("explore");
    CHECK(eventually([&] { return game.turn() > 0; }));
}

TEST_CASE("a held key walks on, and stops when it is released", "[desktop][window]") {
    GameWindow game({"--seed", "7", "--new"});
    game.take_gift();
    REQUIRE(game.shows("Town"));
    game.hold("period");
    CHECK(eventually([&] { return game.turn() > 5; }));
    game.release("period");
    game.press("F12");  // what is seen of it comes after the release
    REQUIRE(game.shows("Screenshot saved: screenshots/torchwake-001.png"));
    const int turn = game.settled_turn();
    game.press("F12");
    REQUIRE(game.shows("Screenshot saved: screenshots/torchwake-002.png"));
    CHECK(game.turn() == turn);
}

TEST_CASE("the last frame and those that the player takes are written as pictures", "[desktop][window]") {
    const ScratchFolder folder;
    const fs::path last = folder.path() / "last.png";
    GameWindow game({"--seed", "7", "--new", "--screenshot", last.string()});
    game.take_gift();
    REQUIRE(game.shows("Town"));
    game.press("F12");
    CHECK(game.shows("Screenshot saved: screenshots/torchwake-001.png"));
    CHECK(eventually([&] { return fs::exists(game.user_folder() / "screenshots" / "torchwake-001.png"); }));
    game.close();
    CHECK(game.process().exit_code() == 0);
    CHECK(fs::file_size(last) > 1000);
}

TEST_CASE("a killed game comes back with the menu that was open", "[desktop][window][F4]") {
    GameWindow game({"--seed", "7", "--new"});
    game.take_gift();
    REQUIRE(game.shows("Town"));
    game.press("period period Escape Down Down");
    REQUIRE(game.shows("> ?) Help"));
    game.process().signal(SIGKILL);
    REQUIRE_FALSE(game.process().exit_code().has_value());

    game.start({"--continue"});
    CHECK(game.shows("> ?) Help"));
    CHECK(game.turn() == 2);
    game.press("Escape period");
    CHECK(eventually([&] { return game.turn() == 3; }));
}

TEST_CASE("a run is watched by keys and by clicks on its time bar, taken over and taken back",
          "[desktop][window][F5]") {
    GameWindow game({"--seed", "7", "--new"});
    game.take_gift();
    REQUIRE(game.shows("Town"));
    game.press("period period period period Escape w");
    const core::Point numbers = game.place_of("0/5");
    CHECK(game.turn() == 0);
    const core::Point last_of_bar = numbers + core::Point{2, -1};
    game.click(last_of_bar);
    CHECK(game.shows("5/5"));
    CHECK(game.turn() == 4);
    game.click({1, last_of_bar.y});
    CHECK(game.shows("0/5"));
    game.press("Right Right Right");
    CHECK(game.shows("3/5"));
    game.press("t");
    CHECK(game.shows("Not scored"));
    game.press("period");
    CHECK(eventually([&] { return game.turn() == 3; }));
    game.press("ctrl+z ctrl+z");
    CHECK(eventually([&] { return game.turn() == 1; }));
    game.process().signal(SIGKILL);
    REQUIRE_FALSE(game.process().exit_code().has_value());

    game.start({"replay", "nameless_1"});
    CHECK(game.shows("0/5"));
    game.press("Escape");
    CHECK(game.process().exit_code() == 0);
}

TEST_CASE("a run goes on where a request to end the process left it", "[desktop][window]") {
    GameWindow game({"--seed", "7", "--new"});
    game.take_gift();
    REQUIRE(game.shows("Town"));
    game.press("period period period");
    REQUIRE(eventually([&] { return game.turn() == 3; }));
    game.process().signal(SIGTERM);
    REQUIRE(game.process().exit_code() == 0);

    game.start({"--continue"});
    REQUIRE(game.shows("Town"));
    CHECK(game.turn() == 3);
}
