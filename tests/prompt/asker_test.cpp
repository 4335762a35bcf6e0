#include "prompt/allocations.hpp"
#include "prompt/small_game.hpp"

#include <boost/asio/error.hpp>
#include <catch2/catch_test_macros.hpp>

#include <stdexcept>
#include <vector>

namespace torchwake::prompt {
namespace {

using core::Milliseconds;

}  // namespace

TEST_CASE("a prompt is published while it waits, and taken back", "[prompt][asker]") {
    SmallGame game;
    game.run(game.ask_on());
    CHECK(game.asker.prompt() == &yes_or_no);
    CHECK(game.stack.prompt() == &yes_or_no);
    CHECK(game.asker.post(Word::No));
    game.settle();
    CHECK(game.asker.prompt() == nullptr);
    CHECK(game.stack.empty());
    CHECK(game.ended == 1);
}

TEST_CASE("only what a prompt accepts is taken for an answer", "[prompt][asker]") {
    SmallGame game;
    CHECK_FALSE(game.asker.post(Word::Yes));
    game.run(game.ask_on());
    CHECK_FALSE(game.asker.post(Word::Later));
    CHECK_FALSE(game.asker.give(Word::Later));
    CHECK(game.answers.empty());
    CHECK(game.asker.post(Word::Yes));
    CHECK(game.answers == std::vector{Word::Yes});
    game.asker.post(Word::No);
    game.settle();
    CHECK(game.ended == 1);
}

TEST_CASE("who listens hears an answer before the game goes on with it", "[prompt][asker]") {
    SmallGame game;
    std::vector<std::size_t> answers_before;
    game.asker.listen([&](Word) { answers_before.push_back(game.answers.size()); });
    game.run(game.ask_on());
    game.asker.post(Word::Yes);
    game.asker.give(Word::Yes);  // unheard: it is on record already
    game.asker.post(Word::No);
    game.settle();
    CHECK(answers_before == std::vector<std::size_t>{0, 2});
    CHECK(game.ended == 1);
}

TEST_CASE("an answer that the listener can't keep is not gone on with", "[prompt][asker][errors]") {
    SmallGame game;
    game.asker.listen([](Word) { throw std::runtime_error("the disk is full"); });
    game.run(game.ask_on());
    CHECK_THROWS_AS(game.asker.post(Word::No), std::runtime_error);
    CHECK(game.asker.prompt() == &yes_or_no);
    CHECK(game.answers.empty());
    game.asker.listen({});
    CHECK(game.asker.post(Word::No));
    game.settle();
    CHECK(game.ended == 1);
}

TEST_CASE("a deadline ends a question without an answer", "[prompt][asker]") {
    SmallGame game;
    game.run(game.ask_once_until(Milliseconds{50}));
    CHECK(game.asker.has_deadline());
    game.clock.advance_to(Milliseconds{50});
    game.settle();
    CHECK(game.answers == std::vector{Word::None});
    CHECK(game.ended == 1);
    CHECK(game.asker.prompt() == nullptr);
    CHECK_FALSE(game.asker.has_deadline());
}

TEST_CASE("a deadline can be passed before its time", "[prompt][asker]") {
    SmallGame game;
    game.run(game.ask_once_until(Milliseconds{50}));
    game.asker.pass_deadline();
    game.settle();
    CHECK(game.answers == std::vector{Word::None});
    CHECK(game.clock.now() == Milliseconds{0});
    CHECK_FALSE(game.clock.next_due().has_value());
    CHECK(game.ended == 1);
}

TEST_CASE("an answer in time ends the deadline", "[prompt][asker]") {
    SmallGame game;
    game.run(game.ask_once_until(Milliseconds{50}));
    game.clock.advance_to(Milliseconds{49});
    CHECK(game.asker.post(Word::Yes));
    game.settle();
    CHECK(game.answers == std::vector{Word::Yes});
    CHECK_FALSE(game.clock.next_due().has_value());
    CHECK(game.ended == 1);
}

TEST_CASE("closing an asker ends the question and refuses new ones", "[prompt][asker]") {
    SmallGame game;
    game.run(game.ask_deep());
    CHECK(game.stack.path() == "outer/middle/question");
    game.asker.close(boost::asio::error::operation_aborted);
    game.settle();
    CHECK(game.failed == 1);
    CHECK(game.stack.empty());
    game.run(game.ask_on());
    CHECK(game.failed == 2);
    CHECK(game.failure == boost::asio::error::operation_aborted);
    CHECK(game.stack.empty());
}

TEST_CASE("a failed wait leaves later ones as they are", "[prompt][asker]") {
    SmallGame game;
    game.run(game.ask_on());
    game.asker.fail(make_error_code(boost::system::errc::not_enough_memory));
    game.settle();
    CHECK(game.failed == 1);
    game.run(game.ask_on());
    CHECK(game.asker.post(Word::No));
    game.settle();
    CHECK(game.ended == 1);
}

TEST_CASE("a wait three scopes deep is resumed without an allocation", "[prompt][asker]") {
    SmallGame game;
    game.run(game.ask_deep());
    game.answers.reserve(2000);
    const std::size_t before = allocations();
    for (int answer = 0; answer < 1000; ++answer) {
        game.asker.post(Word::Yes);
    }
    CHECK(allocations() == before);
    CHECK(game.answers.size() == 1000);
    game.asker.post(Word::No);
    game.settle();
    CHECK(game.ended == 1);
}

}  // namespace torchwake::prompt
