#include "flow/drawn_game.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;

constexpr std::string_view two_cells = "####\n#@.#\n####";

save::SavedRun some_run() {
    return {rules::new_run(drawn_rules(two_cells), 3), {}};
}

}  // namespace

TEST_CASE("the title offers a new game, options, help and to quit", "[flow][F6]") {
    DrawnGame played(two_cells, from_title);
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
    DrawnGame played(two_cells, from_title);
    played.start();
    CHECK(played.take(Action::Quit));
    CHECK(played.game.ended());
    CHECK_FALSE(played.press("Enter"));
    played.require_clean_end();
}

TEST_CASE("a stored run goes on where it was left", "[flow][F6]") {
    DrawnGame played(two_cells, from_title);
    played.storage.kept_runs.put(some_run());
    played.start();
    CHECK(played.offers({Action::Continue}));
    played.press("c");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().seed() == 3);
    CHECK(played.storage.kept_runs.has_unfinished());
    played.require_clean_end();
}

TEST_CASE("a run that shows every cell counts as cheated from its first command, which a replay can repeat",
          "[flow][F6]") {
    DrawnGame played(two_cells, {.start = Start::NewGame, .omniscient = true});
    played.start();
    CHECK(played.knowledge().hero().cheated);
    rules::World replayed = rules::new_run(played.ruleset, played.knowledge().seed());
    const rules::Command first = rules::Cheat{rules::CheatKind::Omniscient};
    CHECK(rules::take_turn(played.ruleset, replayed, first).hash == played.hash());
    CHECK(std::holds_alternative<rules::CheatHappened>(played.stage.told_before.back()));
    played.require_clean_end();
}

TEST_CASE("a stored run that can't be read leaves a notice at the title", "[flow][F6]") {
    DrawnGame played(two_cells, {.start = Start::Continue});
    played.storage.kept_runs.put(some_run());
    played.storage.damaged = true;
    played.start();
    CHECK(played.game.awaiting() == "title");
    const auto* const title = std::get<const screen::TitleModel*>(played.game.screens().front().layer);
    REQUIRE(title->notice.has_value());
    CHECK(title->notice->argument == "it is damaged");
    played.require_clean_end();
}

TEST_CASE("why the scores can't be read stands where they would", "[flow][F3]") {
    DrawnGame played(two_cells, from_title);
    played.storage.scores_message = "they are torn";
    played.start();
    played.take(Action::Scores);
    CHECK(played.layer<screen::ScoresModel>().problem == "they are torn");
    played.require_clean_end();
}

TEST_CASE("a new game leaves a stored run as it is", "[flow][F6]") {
    DrawnGame played(two_cells, from_title);
    played.storage.kept_runs.put(some_run());
    played.start().press("n");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().seed() == 100);
    CHECK(played.storage.runs().size() == 2);
    played.press("Escape s");
    CHECK(played.game.awaiting() == "title");
    played.press("r");
    CHECK(played.game.awaiting() == "title/runs");
    REQUIRE(played.menu()->lines.size() == 2);
    CHECK(std::get<screen::RunLine>(played.menu()->lines[0].what).seed == 100);
    played.press("b");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().seed() == 3);
    played.require_clean_end();
}

TEST_CASE("the run to go on with is the one that was played last", "[flow][F4]") {
    DrawnGame played(two_cells, from_title);
    played.storage.kept_runs.put(some_run());
    played.start().press("n Escape s c");
    CHECK(played.knowledge().seed() == 100);
    played.press("Escape s r b Escape s c");
    CHECK(played.knowledge().seed() == 3);
    DrawnGame next(two_cells, {.options = *played.storage.options, .start = Start::Continue});
    next.storage.kept_runs = played.storage.kept_runs;
    next.storage.kept_runs.leave();
    next.start();
    CHECK(next.knowledge().seed() == 3);
    next.require_clean_end();
    played.require_clean_end();
}

TEST_CASE("the title says why the run that was played last can't be gone on with, and lists it",
          "[flow][F4]") {
    DrawnGame played(two_cells, from_title);
    played.start().press("n Escape s");
    for (const Start start : {Start::Title, Start::Continue}) {
        DrawnGame next(two_cells, {.options = *played.storage.options, .start = start});
        next.storage.kept_runs = played.storage.kept_runs;
        next.storage.problem = "its mod is missing";
        next.start();
        CHECK(next.game.awaiting() == "title");
        const auto* const title = std::get<const screen::TitleModel*>(next.game.screens().front().layer);
        CHECK(title->notice == screen::Notice{"load-failed", "its mod is missing"});
        CHECK_FALSE(next.offers({Action::Continue}));
        next.take(Action::Runs);
        CHECK(std::get<screen::RunLine>(next.menu()->lines[0].what).problem == "its mod is missing");
        next.require_clean_end();
    }
    played.require_clean_end();
}

TEST_CASE("the title says nothing of a run that has ended, also if it can't be opened", "[flow][F4]") {
    DrawnGame played(two_cells, from_title);
    played.start().press("n");
    played.storage.record(save::Closed{});
    DrawnGame next(two_cells, {.options = *played.storage.options, .start = Start::Title});
    next.storage.kept_runs = played.storage.kept_runs;
    next.storage.kept_runs.leave();
    next.storage.problem = "its mod is missing";
    next.start();
    const auto* const title = std::get<const screen::TitleModel*>(next.game.screens().front().layer);
    CHECK_FALSE(title->notice.has_value());
    next.require_clean_end();
    played.require_clean_end();
}

TEST_CASE("the seed that the title offers is offered again after a run was watched", "[flow][F1]") {
    DrawnGame played(two_cells, from_title);
    played.storage.kept_runs.put(save::SavedRun{rules::new_run(drawn_rules(two_cells), 6), {}});
    played.start();
    played.take(Action::Seed);
    for (const char32_t digit : U"421") {
        played.game.input(screen::TextEntered{digit});
    }
    played.press("Enter");
    played.take(Action::Watch);
    played.press("Enter");
    REQUIRE(played.game.awaiting() == "watch");
    played.press("Escape Escape");
    REQUIRE(played.game.awaiting() == "title");
    played.take(Action::NewGame);
    CHECK(played.knowledge().seed() == 421);
    played.require_clean_end();
}

TEST_CASE("a single run needs no list", "[flow][F1]") {
    DrawnGame played(two_cells, from_title);
    played.storage.kept_runs.put(some_run());
    played.start();
    CHECK_FALSE(played.offers({Action::Runs}));
    played.require_clean_end();
}

TEST_CASE("options are seen at once and stored at once", "[flow][F6]") {
    DrawnGame played(two_cells, from_title);
    played.start().press("o");
    CHECK(played.game.awaiting() == "title/options");
    played.press("Right Down Right Down Enter");
    CHECK(played.stage.options.scale == 1);
    CHECK(played.stage.options.text_size == save::TextSize::Large);
    CHECK(played.stage.options.full_screen);
    REQUIRE(played.storage.options.has_value());
    CHECK(*played.storage.options == played.stage.options);
    CHECK(played.game.options() == played.stage.options);
    played.press("Escape");
    CHECK(played.game.awaiting() == "title");
    played.require_clean_end();
}

TEST_CASE("an option goes from its least to its greatest value and no further", "[flow][F6]") {
    DrawnGame played(two_cells, from_title);
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
    DrawnGame played(two_cells, from_title);
    played.storage.failing = true;
    played.start().press("o Right Escape");
    CHECK(played.stage.notices == std::vector<std::string>{"options-failed"});
    CHECK(played.game.options().scale == 1);
    played.game.close();
    CHECK(played.game.ended());
}

TEST_CASE("a seed or a name that was being typed when the game ended is there again", "[flow][F4]") {
    for (const Action field : {Action::Seed, Action::Name}) {
        DrawnGame played(two_cells, from_title);
        played.start();
        played.take(field);
        for (const char32_t digit : U"421") {
            played.game.input(screen::TextEntered{digit});
        }
        DrawnGame next(two_cells, {.options = played.stage.options});
        next.start();
        CHECK(next.game.awaiting() == played.game.awaiting());
        CHECK(std::get<screen::TextField>(next.menu()->lines.front().what).text == "421");
        next.press("Backspace Enter");
        CHECK(next.game.awaiting() == "title");
        CHECK_FALSE(next.stage.options.typed_seed.has_value());
        CHECK_FALSE(next.stage.options.typed_name.has_value());
        next.press("n");
        CHECK(next.knowledge().seed() == (field == Action::Seed ? 42 : 100));
        CHECK(next.stage.options.hero_name == (field == Action::Name ? "42" : ""));
        next.require_clean_end();
        played.require_clean_end();
    }
}

}  // namespace torchwake::flow
