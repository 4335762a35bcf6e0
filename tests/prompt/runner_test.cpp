#include "prompt/small_game.hpp"

#include <torchwake/prompt/runner.hpp>

#include <catch2/catch_test_macros.hpp>

#include <stdexcept>

namespace torchwake::prompt {
namespace {

Task<void> ask_and_fail(SmallGame* game) {
    co_await game->ask_on();
    throw std::runtime_error("after the question");
}

}  // namespace

TEST_CASE("a runner runs a game from wait to wait until it ends", "[prompt][runner]") {
    SmallGame game;
    Runner runner;
    CHECK_FALSE(runner.running());
    CHECK_FALSE(runner.ended());
    runner.start(game.ask_deep());
    CHECK(runner.running());
    CHECK(game.asker.prompt() == &yes_or_no);
    game.asker.post(Word::No);
    runner.run();
    CHECK(runner.ended());
    CHECK_FALSE(runner.running());
}

TEST_CASE("what leaves a game is thrown once by the run that was going on", "[prompt][runner][errors]") {
    SmallGame game;
    Runner runner;
    runner.start(ask_and_fail(&game));
    game.asker.post(Word::No);
    CHECK_THROWS_AS(runner.run(), std::runtime_error);
    CHECK(runner.ended());
    CHECK_NOTHROW(runner.run());
}

TEST_CASE("a game that is closed ends without a failure", "[prompt][runner]") {
    SmallGame game;
    Runner runner;
    runner.start(game.ask_deep());
    game.asker.close(closing());
    CHECK_NOTHROW(runner.run());
    CHECK(runner.ended());
    CHECK(game.stack.empty());
}

}  // namespace torchwake::prompt
