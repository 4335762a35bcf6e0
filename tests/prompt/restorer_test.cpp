#include "prompt/small_game.hpp"

#include <torchwake/prompt/recorder.hpp>
#include <torchwake/prompt/restorer.hpp>
#include <torchwake/prompt/runner.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace torchwake::prompt {
namespace {

using core::Milliseconds;

/// A game whose posted answers are on record.
struct RecordedGame {
    RecordedGame() {
        game.asker.listen([this](Word answer) { recorder.write(answer); });
        recorder.record();
    }
    /// Runs until the game is where it was.
    void restore(std::vector<Word> records, Task<void> task) {
        recorder.restore(std::move(records));
        game.run(std::move(task));
        while (restorer.give_next()) {
            game.settle();
        }
    }

    SmallGame game;
    std::vector<Word> kept;
    Recorder<Word> recorder{[this](Word answer) { kept.push_back(answer); }};
    Restorer<Word, Sign, Word> restorer{recorder, game.asker, game.clock};
};

/// Answers are records, and so is the end of a deadline before which none came: Word::None.
struct TimedGame {
    TimedGame() {
        game.asker.listen([this](Word answer) { recorder.write(answer); });
    }
    /// Asks once, for 50 ms of the game's time, and then without a deadline.
    Task<void> ask_twice() {
        const LayerScope<Sign> scope(game.stack, {"question"});
        const core::Milliseconds deadline = game.clock.now() + Milliseconds{50};
        const std::optional<Word> answer = co_await game.asker.ask_until(yes_or_no, deadline);
        if (!answer) {
            recorder.meet(Word::None);
        }
        co_await game.ask_on();
    }

    SmallGame game;
    std::vector<Word> kept;
    Recorder<Word> recorder{[this](Word record) { kept.push_back(record); }};

    /// The answer in a record, if it has one.
    static std::optional<Word> answer_in(Word record) {
        return record == Word::None ? std::nullopt : std::optional(record);
    }

    Restorer<Word, Sign, Word> restorer{recorder, game.asker, game.clock, answer_in};
};

/// A game's record between its questions, which must come out the same.
struct Doubled {
    int number = 0;
    friend bool operator==(const Doubled&, const Doubled&) = default;
};
using Line = std::variant<Word, Doubled>;

struct CountingGame {
    CountingGame() {
        game.asker.listen([this](Word answer) { recorder.write(answer); });
    }
    /// Doubles a number by each Yes.
    Task<void> count(int number) {
        const LayerScope<Sign> scope(game.stack, {"count"});
        for (;;) {
            const Word answer = co_await game.asker.ask(yes_or_no);
            if (answer == Word::No) {
                co_return;
            }
            number *= 2;
            recorder.meet(Doubled{number});
        }
    }
    void restore(std::vector<Line> records, int number) {
        recorder.restore(std::move(records));
        game.run(count(number));
        while (restorer.give_next()) {
            game.settle();
        }
    }

    SmallGame game;
    std::vector<Line> kept;
    Recorder<Line> recorder{[this](const Line& line) { kept.push_back(line); }};
    Restorer<Line, Sign, Word> restorer{recorder, game.asker, game.clock, [](const Line& line) {
                                            const Word* const answer = std::get_if<Word>(&line);
                                            return answer != nullptr ? std::optional(*answer) : std::nullopt;
                                        }};
};

}  // namespace

TEST_CASE("a game comes back into the question that was open", "[prompt][restorer]") {
    RecordedGame before;
    before.game.run(before.game.ask_deep());
    before.game.asker.post(Word::Yes);
    before.game.asker.post(Word::Yes);
    REQUIRE(before.kept == std::vector{Word::Yes, Word::Yes});

    RecordedGame after;
    after.restore(before.kept, after.game.ask_deep());
    CHECK(after.game.stack.path() == before.game.stack.path());
    CHECK(after.game.answers == before.game.answers);
    CHECK(after.kept.empty());
    CHECK(after.recorder.recording());
    after.game.asker.post(Word::No);
    after.game.settle();
    CHECK(after.kept == std::vector{Word::No});
    CHECK(after.game.ended == 1);
}

TEST_CASE("an answer that is no answer any more fails what waits, and is told by its number",
          "[prompt][restorer][errors]") {
    RecordedGame after;
    after.restore({Word::Yes, Word::Later, Word::No}, after.game.ask_deep());
    CHECK(after.game.failed == 1);
    CHECK(after.game.failure == not_as_recorded());
    CHECK(after.recorder.taken() == 1);
    CHECK(after.game.stack.empty());
}

TEST_CASE("a game that ends before its records leaves some", "[prompt][restorer][errors]") {
    RecordedGame after;
    after.restore({Word::No, Word::Yes}, after.game.ask_deep());
    CHECK(after.game.ended == 1);
    REQUIRE(after.recorder.next() != nullptr);
    CHECK(after.recorder.taken() == 1);
}

TEST_CASE("a runner's game is restored by one call", "[prompt][restorer]") {
    RecordedGame after;
    Runner runner;
    after.recorder.restore({Word::Yes, Word::Yes});
    runner.start(after.game.ask_deep());
    after.restorer.restore(runner);
    CHECK(after.game.stack.path() == "outer/middle/question");
    CHECK(after.recorder.recording());
    after.game.asker.post(Word::No);
    runner.run();
    CHECK(after.kept == std::vector{Word::No});
    CHECK(runner.ended());
}

TEST_CASE("the one call reports the record that does not fit, and the one after the end",
          "[prompt][restorer][errors]") {
    for (const Word second : {Word::Later, Word::No}) {
        RecordedGame after;
        Runner runner;
        after.recorder.restore({Word::Yes, second, Word::Yes});
        runner.start(after.game.ask_deep());
        boost::system::error_code error;
        try {
            after.restorer.restore(runner);
        } catch (const boost::system::system_error& thrown) {
            error = thrown.code();
        }
        CHECK(error == not_as_recorded());
        CHECK(after.recorder.taken() == (second == Word::Later ? 1 : 2));
        CHECK(runner.ended());
        CHECK(after.kept.empty());
    }
}

TEST_CASE("a sleep ends at once while a game is brought back, and no time passes", "[prompt][restorer]") {
    RecordedGame after;
    const auto sleep_and_ask = [](SmallGame* game) -> Task<void> {
        co_await game->clock.sleep_for(Milliseconds{2000});
        co_await game->ask_on();
    };
    after.restore({Word::Yes}, sleep_and_ask(&after.game));
    CHECK(after.game.answers == std::vector{Word::Yes});
    CHECK(after.game.clock.now() == Milliseconds{0});
    CHECK(after.game.asker.prompt() != nullptr);
    after.game.asker.post(Word::No);
    after.game.settle();
    CHECK(after.game.ended == 1);
}

TEST_CASE("a deadline that no answer came before passes again", "[prompt][restorer]") {
    RecordedGame after;
    const auto ask_twice = [](SmallGame* game) -> Task<void> {
        co_await game->ask_once_until(Milliseconds{50});
        const LayerScope<Sign> scope(game->stack, {"later"});
        const Question later{{Word::Later}};
        const Word answer = co_await game->asker.ask(later);
        game->answers.push_back(answer);
    };
    after.restore({Word::Later}, ask_twice(&after.game));
    CHECK(after.game.answers == std::vector{Word::None, Word::Later});
    CHECK(after.game.clock.now() == Milliseconds{0});
    CHECK(after.game.ended == 1);
}

TEST_CASE("a deadline that is on record passes again, though the next answer would fit its question",
          "[prompt][restorer]") {
    TimedGame before;
    before.recorder.record();
    before.game.run(before.ask_twice());
    before.game.clock.advance_to(Milliseconds{50});
    before.game.settle();
    before.game.asker.post(Word::Yes);
    REQUIRE(before.kept == std::vector{Word::None, Word::Yes});

    TimedGame after;
    Runner runner;
    after.recorder.restore(before.kept);
    runner.start(after.ask_twice());
    after.restorer.restore(runner);
    CHECK(after.game.stack.path() == before.game.stack.path());
    CHECK(after.game.answers == std::vector{Word::Yes});
    CHECK(after.game.clock.now() == Milliseconds{0});
    CHECK(after.kept.empty());
    after.game.asker.post(Word::No);
    runner.run();
    CHECK(runner.ended());
}

TEST_CASE("a game that lets deadline after deadline pass does not come to its record",
          "[prompt][restorer][errors]") {
    RecordedGame after;
    const auto ask_for_ever = [](SmallGame* game) -> Task<void> {
        for (;;) {
            co_await game->ask_once_until(game->clock.now() + Milliseconds{50});
        }
    };
    after.restore({Word::Later}, ask_for_ever(&after.game));
    CHECK(after.game.failure == not_as_recorded());
}

TEST_CASE("what a game came to has to come out again", "[prompt][restorer]") {
    CountingGame before;
    before.recorder.record();
    before.game.run(before.count(3));
    before.game.asker.post(Word::Yes);
    before.game.asker.post(Word::Yes);
    REQUIRE(before.kept == std::vector<Line>{Word::Yes, Doubled{6}, Word::Yes, Doubled{12}});

    CountingGame after;
    after.restore(before.kept, 3);
    CHECK(after.game.stack.path() == "count");
    CHECK(after.kept.empty());
    after.game.asker.post(Word::Yes);
    CHECK(after.kept == std::vector<Line>{Word::Yes, Doubled{24}});
    after.game.asker.post(Word::No);
    after.game.settle();
    CHECK(after.game.ended == 1);

    CountingGame changed;
    changed.restore(before.kept, 5);
    CHECK(changed.game.failure == not_as_recorded());
    CHECK(changed.recorder.taken() == 1);
    CHECK(changed.kept.empty());
}

}  // namespace torchwake::prompt
