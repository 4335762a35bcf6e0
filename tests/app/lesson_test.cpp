// The lessons of the game's own data, each played to its end without a window.

#include "app/trial.hpp"
#include "project_file.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <array>
#include <charconv>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

void write_own_data(const fs::path& folder) {
    fs::copy(testing::project_file("assets/data"), folder, fs::copy_options::recursive);
}

/// A lesson, and what a player does in it. "Right*3" presses a key three times, "travel-to@3,4" does an
/// action at a cell, and "Tab|Z%2" presses the keys in turn until the second step is done.
struct Lesson {
    std::string_view id;
    std::string_view name;
    int steps = 0;
    std::string_view play;
};

constexpr std::array<Lesson, 5> lessons{
    {{"fight", "Move and fight", 5,
      "Right%1 Tab%2 Z%3 Right*5 .*3 Tab|.|Z%4 travel-to@24,3 Right Right travel-to@28,3%5"},
     {"aim", "Aim and odds", 6,
      "Right g%1 v c confirm-at@8,4 Tab%2 travel-to@14,3 Right travel-to@16,3 g travel-to@16,4 g a d%3 "
      "Right*4 f|Enter%4 Z travel-to@29,4 Right*4 g%5 Right*2 a f Enter%6"},
     {"things", "Things and weight", 6,
      "d c Up d d Up d e%1 travel-to@6,4 g travel-to@8,4 g%2 a d%3 travel-to@9,3 Right travel-to@14,3 g "
      "travel-to@13,4 g travel-to@15,4 g a e h%4 a g%5 travel-to@17,3 Right Tab|Z%6"},
     {"sneak", "Noise and light", 4,
      "T%1 travel-to@6,9 Right%2 travel-to@42,9|Right%3 Right*2 v c confirm-at@49,7 Right%4"},
     {"fire", "Fire and water", 4,
      "Right*3 v c confirm-at@11,5 Left*3 Tab|.%1 travel-to@21,5 Right*12 v c confirm-at@36,5 .%2 "
      "travel-to@41,5 Right*3 e Right Enter v c confirm-at@49,5 Left Tab|.%3 Z travel-to@57,7 Down*4 g a d "
      "confirm-at@51,12%4"}}};

std::vector<std::string> parts_of(std::string_view text, char between) {
    std::vector<std::string> parts;
    std::istringstream in{std::string(text)};
    for (std::string part; std::getline(in, part, between);) {
        parts.push_back(part);
    }
    return parts;
}

int number_of(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// Does one thing, and waits until all that it began is over.
void do_one(HeadlessGame& game, const std::string& what) {
    const std::size_t at = what.find('@');
    if (at == std::string::npos) {
        game.key(what);
    } else {
        const std::vector<std::string> cell = parts_of(what.substr(at + 1), ',');
        game.act_at(what.substr(0, at), {number_of(cell[0]), number_of(cell[1])});
    }
    game.advance(a_long_while);
}

/// Does an entry of a lesson's play.
void do_entry(HeadlessGame& game, const std::string& entry, int steps) {
    constexpr int most_tries = 100;
    const std::vector<std::string> halves = parts_of(entry, '%');
    const std::vector<std::string> counted = parts_of(halves[0], '*');
    const std::vector<std::string> turns = parts_of(counted[0], '|');
    const std::string done =
        halves.size() > 1 ? "Done: step " + halves[1] + "/" + std::to_string(steps) + "." : std::string();
    const int times = counted.size() > 1 ? number_of(counted[1]) : done.empty() ? 1 : most_tries;
    for (int turn = 0; turn < times; ++turn) {
        do_one(game, turns[static_cast<std::size_t>(turn) % turns.size()]);
        if (!done.empty() && game.told(done)) {
            return;
        }
    }
    CAPTURE(entry, game.messages(), game.screen());
    REQUIRE(done.empty());
}

std::vector<std::string> beginning(const Trial& trial, std::string_view lesson) {
    std::vector<std::string> arguments = trial.arguments();
    arguments.insert(arguments.end(), {"--lesson", std::string(lesson)});
    return arguments;
}

void play_through(HeadlessGame& game, const Lesson& lesson) {
    for (const std::string& entry : parts_of(lesson.play, ' ')) {
        do_entry(game, entry, lesson.steps);
    }
}

}  // namespace

TEST_CASE("each lesson can be played to its end, and each step is told as it is done",
          "[app][headless][H1]") {
    const Lesson lesson = lessons.at(GENERATE(range(std::size_t{0}, lessons.size())));
    CAPTURE(lesson.id);
    const Trial trial(write_own_data);
    HeadlessGame game(beginning(trial, lesson.id));
    CHECK(game.awaiting() == "play");
    game.act("wait");
    CHECK(game.shows(std::string(lesson.name) + ", 1 of " + std::to_string(lesson.steps)));
    CHECK_FALSE(game.shows("Ember Crown"));
    game.act("undo");
    play_through(game, lesson);
    CHECK(game.awaiting() == "play/lesson-over");
    CHECK(game.shows("What you practised: "));
    game.key("t");
    CHECK(game.awaiting() == "title");
    CHECK(game.shows("1 of 5 done"));
}

TEST_CASE("a lesson is left for the title by a line of its pause menu", "[app][headless][H1]") {
    const Trial trial(write_own_data);
    HeadlessGame game(beginning(trial, "fight"));
    game.key("Escape");
    REQUIRE(game.awaiting() == "play/pause");
    CHECK_FALSE(game.shows("Save and quit"));
    CHECK_FALSE(game.shows("Abandon"));
    game.key("t");
    CHECK(game.awaiting() == "title");
    CHECK(game.shows("0 of 5 done"));
}

TEST_CASE("lessons are begun from the title, follow each other, and are marked when they are done",
          "[app][headless][H1]") {
    const Trial trial(write_own_data);
    {
        HeadlessGame game(trial.arguments());
        game.key("l");
        CHECK(game.awaiting() == "title/lessons");
        CHECK(game.shows("Walk, look before you strike"));
        game.key("Enter");
        CHECK(game.awaiting() == "play");
        play_through(game, lessons.front());
        game.key("n");
        game.advance(a_long_while);
        CHECK(game.awaiting() == "play");
        CHECK(game.shows("Aim and odds, 1 of 6"));
        game.kill();
    }
    HeadlessGame game(trial.arguments());
    CHECK(game.shows("1 of 5 done"));
    game.key("l");
    CHECK(game.shows("done"));
    CHECK(game.shows("Throw, shoot and use"));  // the cursor is on the first that is not done
}

TEST_CASE("a lesson goes on at its step after a kill, and after turns that are taken back",
          "[app][headless][H1]") {
    const Trial trial(write_own_data);
    {
        HeadlessGame game(beginning(trial, "fight"));
        do_entry(game, "Right%1", 5);
        CHECK(game.shows("Move and fight, 2 of 5"));
        game.kill();
    }
    HeadlessGame game(trial.arguments());
    game.key("c");
    game.advance(a_long_while);
    CHECK(game.shows("Move and fight, 2 of 5"));
    game.key("Ctrl+z");
    game.advance(a_long_while);
    CHECK(game.shows("Move and fight, 1 of 5"));
    game.key("Right");
    game.advance(a_long_while);
    CHECK(game.shows("Move and fight, 2 of 5"));
}

TEST_CASE("a lesson goes on at its step after its data were read again, and after a kill then",
          "[app][headless][H1][F4]") {
    const Trial trial(write_own_data);
    {
        HeadlessGame game(beginning(trial, "fight"));
        do_entry(game, "Right%1", 5);
        game.key("F5");
        game.advance(a_long_while);
        CHECK(game.awaiting() == "play");
        CHECK(game.shows("Move and fight, 2 of 5"));
        game.kill();
    }
    HeadlessGame game(trial.arguments());
    game.key("c");
    game.advance(a_long_while);
    CHECK(game.shows("Move and fight, 2 of 5"));
}

TEST_CASE("the question at the end of a lesson comes back after a kill", "[app][headless][H1][F4]") {
    const Trial trial(write_own_data);
    const Lesson& lesson = lessons.at(3);
    {
        HeadlessGame game(beginning(trial, lesson.id));
        play_through(game, lesson);
        REQUIRE(game.awaiting() == "play/lesson-over");
        game.kill();
    }
    HeadlessGame game(trial.arguments());
    game.key("c");
    CHECK(game.awaiting() == "play/lesson-over");
    game.key("a");
    CHECK(game.awaiting() == "play");
    CHECK(game.shows(std::string(lesson.name) + ", 1 of " + std::to_string(lesson.steps)));
}

TEST_CASE("who dies in a lesson reads why, and begins it again", "[app][headless][H1]") {
    const Trial trial(write_own_data);
    HeadlessGame game(beginning(trial, "sneak"));
    for (const char* const entry : {"T%1", "travel-to@6,9", "Right%2", "travel-to@42,9|Right%3"}) {
        do_entry(game, entry, 4);
    }
    for (int turn = 0; turn < 60 && game.awaiting() != "death/recap"; ++turn) {
        do_one(game, game.awaiting() == "play" ? "Tab" : "Escape");
        if (game.awaiting() == "play") {
            do_one(game, "Right");
        }
    }
    REQUIRE(game.awaiting() == "death/recap");
    CHECK(game.shows("killed by an ogre"));
    CHECK(game.shows("Noise and light, 4 of 4"));
    CHECK_FALSE(game.shows("another dungeon"));
    game.key("a");
    game.advance(a_long_while);
    CHECK(game.awaiting() == "play");
    CHECK(game.shows("Noise and light, 1 of 4"));
}

TEST_CASE("a lesson's run is neither scored nor kept as a record", "[app][headless][H1]") {
    const Trial trial(write_own_data);
    HeadlessGame game(beginning(trial, "fight"));
    play_through(game, lessons.front());
    game.key("t");
    CHECK(game.close() == 0);
    CHECK_FALSE(fs::exists(trial.user() / "scores.json"));
}

TEST_CASE("a lesson that does not exist is refused with the names of those that do", "[app][H1]") {
    const Trial trial(write_own_data);
    std::vector<std::string> command = beginning(trial, "cooking");
    command.insert(command.begin(), "headless");
    const Told told = run(command);
    CHECK(told.code == 1);
    CHECK(told.errors.find("there is no lesson 'cooking'; there are fight, aim, things, sneak, fire") !=
          std::string::npos);
}

TEST_CASE("no other run gets the seed of a lesson", "[app][headless][H1]") {
    CHECK(run({"headless", "--seed", "9007199254740991"}).code == 2);
    const Trial trial(write_own_data);
    HeadlessGame game(trial.arguments());
    game.key("e");
    game.key("Backspace");
    game.type("9007199254740991");
    game.key("Enter");
    CHECK(game.shows("That is no seed"));
    CHECK(game.shows("5"));
}

TEST_CASE("check-data refuses a lesson in which a step is done before anything is", "[app][H1]") {
    const Trial trial(write_own_data);
    const fs::path file = trial.data() / "lessons.json";
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    std::string changed = text.str();
    const std::string least = R"("least": 20)";
    changed.replace(changed.find(least), least.size(), R"("least": 14)");
    std::ofstream(file) << changed;
    const Told told = run({"check-data", trial.data().string()});
    CHECK(told.code == 1);
    CHECK(told.errors.find("lessons.json: /lessons/0/steps/2/goals") != std::string::npos);
}
