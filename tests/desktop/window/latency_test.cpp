// The delay between a key and its effect, counted in frames, because the length of a frame depends on the
// machine.

#include "app/walk.hpp"
#include "game_window.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

/// From a key to the frame that shows the turn it took.
struct Answer {
    std::int64_t passes = 0;  ///< of the frame loop
    std::int64_t frames = 0;  ///< shown, that of the turn included
    std::int64_t milliseconds = 0;
};

struct Press {
    std::int64_t pass = 0;
    std::int64_t at = 0;
    std::int64_t frames = 0;
};

/// The answers to all keys that took a turn, from the text of --frame-log.
std::vector<Answer> answers_in(const std::string& log) {
    std::vector<Answer> answers;
    std::optional<Press> press;
    std::int64_t pass = 0;
    std::int64_t at = 0;
    std::int64_t frames = 0;
    int turn = 0;
    std::string what;
    for (std::istringstream in(log); in >> pass >> at >> what;) {
        if (what == "press") {
            press = Press{pass, at, frames};
            continue;
        }
        ++frames;
        int shown = -1;
        in >> shown;
        if (press && shown > turn) {
            answers.push_back({pass - press->pass, frames - press->frames, at - press->at});
            press.reset();
        }
        turn = shown;
    }
    return answers;
}

}  // namespace

TEST_CASE("a key's turn is shown in the next frame or the one after it", "[desktop][window]") {
    const ScratchFolder scratch;
    const std::filesystem::path log = scratch.path() / "frames.txt";
    write_peaceful_data(scratch.path() / "data");
    GameWindow game({"--seed", "7", "--new", "--data-dir", (scratch.path() / "data").string(), "--frame-log",
                     log.string()});
    REQUIRE(game.shows("Depth 1"));
    constexpr int steps = 20;
    for (int i = 0; i < steps; ++i) {
        game.press(i % 3 == 0 ? "Left" : i % 3 == 1 ? "Right" : "period");
    }
    game.close();
    REQUIRE(game.process().exit_code() == 0);

    const std::vector<Answer> answers = answers_in(read_text(log));
    CHECK(answers.size() > steps / 2);
    for (const Answer& answer : answers) {
        CAPTURE(answer.milliseconds);
        CHECK(answer.frames <= 2);
        CHECK(answer.passes <= 2);
    }
}
