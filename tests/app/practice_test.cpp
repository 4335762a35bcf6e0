// A practice run through the real program and a real disk: undone commands stay undone.

#include "app/trial.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace torchwake::testing;

namespace {

constexpr const char* undo = R"({"key":"z","ctrl":true,"state":true,"screen":true})";

/// Waits for some turns in a run for practice.
void practise(HeadlessGame& game) {
    game.keys({"n", "\\", "p", ".", ".", "."});
}

}  // namespace

TEST_CASE("what was taken back stays so when the game is killed, or closed, right after it",
          "[app][replay][F5]") {
    for (const bool killed : {true, false}) {
        const Trial trial(write_peaceful_data);
        HeadlessGame game(trial.arguments());
        practise(game);
        game.key(".");
        CHECK(game.number("turn") == 4);
        game.ask(undo);
        const std::string undone = game.hash();
        CHECK(game.number("turn") == 3);
        game.ask(undo);
        CHECK(game.number("turn") == 2);
        game.key(".");
        CHECK(game.hash() == undone);
        game.ask(undo);
        if (killed) {
            game.kill();
        } else {
            CHECK(game.close() == 0);
        }
        HeadlessGame next(trial.arguments());
        next.key("c");
        CHECK(next.awaiting() == "play");
        CHECK(next.number("turn") == 2);
        next.ask(undo);
        CHECK(next.number("turn") == 1);
        CHECK(next.close() == 0);
    }
}

TEST_CASE("a run that was watched from the menu comes back to the menu, however it was chosen",
          "[app][replay][F5]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.keys({"n", ".", ".", "Escape", "Down", "Down", "Down", "Enter"});
    REQUIRE(game.awaiting() == "watch");
    game.key("Escape");
    CHECK(game.awaiting() == "play/pause");
    CHECK(game.close() == 0);
    HeadlessGame next(trial.arguments());
    next.key("c");
    CHECK(next.awaiting() == "play/pause");
    CHECK(next.number("turn") == 2);
    CHECK(next.close() == 0);
}
