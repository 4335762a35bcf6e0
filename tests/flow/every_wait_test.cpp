// A play through all screens is cut short at each of its waits, in each way in which that can happen.

#include "flow/allocations.hpp"
#include "flow/drawn_game.hpp"

#include <torchwake/flow/scenes.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/system/errc.hpp>
#include <boost/system/system_error.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>

namespace torchwake::flow {
namespace {

using screen::Action;

/// A potion and two open doors.
constexpr std::string_view quiet_map = R"(
    #########
    ##'######
    #.@'!...#
    #########)";
/// A brute kills with any blow.
constexpr std::string_view deadly_map = "####\n#@B#\n####";

/// One thing that happens to the game: an answer, or time that passes.
struct Step {
    std::optional<screen::Offer> answer;
    std::int64_t milliseconds = 0;
};

constexpr Step say(Action action, std::int32_t line = 0) {
    return {screen::Offer{action, line}, 0};
}
constexpr Step wait(std::int64_t milliseconds) {
    return {std::nullopt, milliseconds};
}

/// Through every screen but those of death.
constexpr std::array script{say(Action::Options),
                            say(Action::Right),
                            say(Action::Cancel),
                            say(Action::Help),
                            say(Action::Down),
                            say(Action::Cancel),
                            say(Action::NewGame),
                            say(Action::CloseDoor),
                            say(Action::Cancel),
                            say(Action::CloseDoor),
                            say(Action::MoveNorth),
                            wait(40),
                            say(Action::MoveEast),
                            say(Action::Skip),
                            say(Action::MoveEast),
                            wait(40),
                            say(Action::Get),
                            wait(40),
                            say(Action::Drop),
                            say(Action::Choose, 1),
                            say(Action::Cancel),
                            say(Action::Use),
                            say(Action::Down),
                            say(Action::Choose, 0),
                            wait(40),
                            say(Action::Messages),
                            say(Action::End),
                            say(Action::Cancel),
                            say(Action::Pause),
                            say(Action::Options),
                            say(Action::Cancel),
                            say(Action::Abandon),
                            say(Action::Cancel),
                            say(Action::Resume)};

/// The story on its own, its waits at hand.
class Rehearsal {
  public:
    explicit Rehearsal(std::string_view map)
        : ruleset_(drawn_rules(map)), backstage_(ruleset_, game_keys(), {&stage, &storage, &seeds}, {}) {
        stage.duration = core::Milliseconds{40};
        boost::asio::co_spawn(context_, tell_story(&backstage_, Start::Title),
                              [this](const std::exception_ptr& reason) { end(reason); });
        settle();
    }

    void take(const Step& step) {
        if (step.answer) {
            REQUIRE(backstage_.desk().post(*step.answer));
        } else {
            backstage_.clock().advance_to(backstage_.clock().now() + core::Milliseconds{step.milliseconds});
        }
        settle();
    }
    void take_first(std::size_t steps) {
        for (std::size_t step = 0; step < steps; ++step) {
            take(script.at(step));
        }
    }
    /// Begins a run and waits until its hero has died.
    void die() {
        take(say(Action::NewGame));
        while (backstage_.knowledge().hero().alive) {
            take(say(Action::Wait));
            if (backstage_.stack().path() == "play/animation") {
                take(say(Action::Skip));
            }
        }
    }
    /// Ends all waits with that error; nothing is left of the story.
    void close(boost::system::error_code reason) {
        backstage_.close(reason);
        settle();
        CHECK(ended);
        CHECK(failure == reason);
        CHECK(backstage_.stack().empty());
        CHECK(backstage_.desk().prompt() == nullptr);
        CHECK_FALSE(backstage_.clock().next_due().has_value());
    }
    [[nodiscard]] std::string path() { return backstage_.stack().path(); }

    RecordingStage stage;
    MemoryStorage storage;
    CountingSeeds seeds;
    bool ended = false;
    boost::system::error_code failure;

  private:
    void end(const std::exception_ptr& reason) {
        ended = true;
        try {
            std::rethrow_exception(reason);
        } catch (const boost::system::system_error& error) {
            failure = error.code();
        }
    }
    void settle() {
        context_.restart();
        context_.poll();
    }

    rules::Ruleset ruleset_;
    Backstage backstage_;
    boost::asio::io_context context_;
};

const std::array reasons{boost::system::error_code(boost::asio::error::operation_aborted),
                         boost::system::errc::make_error_code(boost::system::errc::io_error)};

}  // namespace

TEST_CASE("the story can be cut at every wait, and nothing is left of it", "[flow][robustness][F6]") {
    for (const boost::system::error_code& reason : reasons) {
        for (std::size_t steps = 0; steps <= script.size(); ++steps) {
            Rehearsal rehearsal(quiet_map);
            rehearsal.take_first(steps);
            rehearsal.close(reason);
        }
    }
}

TEST_CASE("the story can be cut while the hero is dying and after it", "[flow][robustness][F3]") {
    for (const boost::system::error_code& reason : reasons) {
        for (const std::int64_t waited : {0, 1999, 2000}) {
            Rehearsal rehearsal(deadly_map);
            rehearsal.die();
            CHECK(rehearsal.path() == "death");
            rehearsal.take(wait(waited));
            CHECK(rehearsal.path() == (waited < 2000 ? "death" : "death/recap"));
            rehearsal.close(reason);
        }
    }
}

TEST_CASE("a game that is closed gives back all its memory", "[flow][robustness]") {
    const auto play = [] {
        Rehearsal rehearsal(quiet_map);
        rehearsal.take_first(script.size());
        rehearsal.close(boost::asio::error::operation_aborted);
    };
    play();
    const std::size_t before = bytes_in_use();
    play();
    CHECK(bytes_in_use() == before);
}

TEST_CASE("a port that throws ends the game, whichever call it is", "[flow][robustness]") {
    constexpr std::array keys{"Right", "Right", "g",      "i", "Down", "b",      "a",
                              "d",     "c",     "Escape", "M", "End",  "Escape", "Escape",
                              "o",     "Right", "Escape", "s", "c"};
    const auto play = [&keys](DrawnGame& played) {
        played.start();
        for (const std::string_view key : keys) {
            played.press(key);
        }
    };
    const auto count_calls = [&play](auto calls_of) {
        DrawnGame played("######\n#@.!*#\n######");
        play(played);
        const int made = calls_of(played).made();
        played.require_clean_end();
        return made;
    };
    const auto fail_each = [&](auto calls_of) {
        const int calls = count_calls(calls_of);
        REQUIRE(calls > 0);
        for (int call = 1; call <= calls; ++call) {
            DrawnGame played("######\n#@.!*#\n######");
            calls_of(played).fail_at(call);
            CHECK_THROWS_AS(play(played), std::runtime_error);
            played.require_clean_end();
        }
    };
    fail_each([](DrawnGame& played) -> Calls& { return played.stage.calls; });
    fail_each([](DrawnGame& played) -> Calls& { return played.storage.calls; });
}

TEST_CASE("a game that is let go without being closed leaves nothing behind", "[flow][robustness]") {
    const auto play = [] {
        DrawnGame played(quiet_map);
        played.start().press("Escape o");
    };
    play();
    const std::size_t before = bytes_in_use();
    play();
    CHECK(bytes_in_use() == before);
}

}  // namespace torchwake::flow
