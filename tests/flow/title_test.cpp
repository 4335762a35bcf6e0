#include "flow/drawn_game.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;

constexpr std::string_view cell = "####\n#@.#\n####";
const GameSettings from_title{};

save::SavedRun some_run() {
    return {rules::new_run(drawn_rules(cell), 3), {}};
}

}  // namespace

TEST_CASE("the title offers a new game, options, help and to quit", "[flow][F6]") {
    DrawnGame played(cell, from_title);
    played.start();
    CHECK(played.game.awaiting() == "title");
    CHECK(played.game.world() == nullptr);
    for (const Action action : {Action::NewGame, Action::Options, Action::Help, Action::Quit}) {
        CHECK(played.offers({action}));
    }
    CHECK_FALSE(played.offers({Action::Continue}));
    CHECK_FALSE(played.offers({Action::Cancel}));
    CHECK(played.press("Enter"));
    CHECK(played.game.awaiting() == "play");
    CHECK(played.stage.entered == 1);
    played.require_clean_end();
}

TEST_CASE("quitting at the title ends the game", "[flow][F6]") {
    DrawnGame played(cell, from_title);
    played.start();
    CHECK(played.take(Action::Quit));
    CHECK(played.game.ended());
    CHECK_FALSE(played.press("Enter"));
    played.require_clean_end();
}

TEST_CASE("a stored run goes on where it was left", "[flow][F6]") {
    DrawnGame played(cell, from_title);
    played.storage.run = some_run();
    played.start();
    CHECK(played.offers({Action::Continue}));
    played.press("c");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().seed() == 3);
    CHECK(played.storage.run.has_value());
    played.require_clean_end();
}

TEST_CASE("a stored run that can't be read leaves a notice at the title", "[flow][F6]") {
    DrawnGame played(cell, {.start = Start::Continue});
    played.storage.damaged = true;
    played.start();
    CHECK(played.game.awaiting() == "title");
    const auto* const title = std::get<const screen::TitleModel*>(played.game.screens().front().layer);
    REQUIRE(title->notice.has_value());
    CHECK(title->notice->argument == "it is damaged");
    CHECK_FALSE(played.offers({Action::Continue}));
    played.require_clean_end();
}

TEST_CASE("a new game asks before it takes a stored run's place", "[flow][F6]") {
    DrawnGame played(cell, from_title);
    played.storage.run = some_run();
    played.start().press("n");
    CHECK(played.game.awaiting() == "title/abandon");
    played.press("Enter");
    CHECK(played.game.awaiting() == "title");
    played.press("n Down Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.storage.run->world.run.seed == 3);
    played.require_clean_end();
    CHECK(played.storage.run->world.run.seed == 100);
}

TEST_CASE("options are seen at once and stored when their menu is left", "[flow][F6]") {
    DrawnGame played(cell, from_title);
    played.start().press("o");
    CHECK(played.game.awaiting() == "title/options");
    played.press("Right Down Enter");
    CHECK(played.stage.options.scale == 1);
    CHECK(played.stage.options.full_screen);
    CHECK_FALSE(played.storage.options.has_value());
    played.press("Escape");
    CHECK(played.game.awaiting() == "title");
    REQUIRE(played.storage.options.has_value());
    CHECK(*played.storage.options == played.stage.options);
    CHECK(played.game.options() == played.stage.options);
    played.require_clean_end();
}

TEST_CASE("an option goes from its least to its greatest value and no further", "[flow][F6]") {
    DrawnGame played(cell, from_title);
    played.start().press("o");
    played.press("Left");
    CHECK(played.stage.options.scale == 0);
    for (int step = 0; step < 9; ++step) {
        played.press("Right");
    }
    CHECK(played.stage.options.scale == 6);
    played.press("Enter");
    CHECK(played.stage.options.scale == 0);
    played.require_clean_end();
}

TEST_CASE("options that can't be stored are told of and hold for now", "[flow][F6]") {
    DrawnGame played(cell, from_title);
    played.storage.failing = true;
    played.start().press("o Right Escape");
    CHECK(played.stage.notices == std::vector<std::string>{"options-failed"});
    CHECK(played.game.options().scale == 1);
    played.game.close();
    CHECK(played.game.ended());
}

}  // namespace torchwake::flow
