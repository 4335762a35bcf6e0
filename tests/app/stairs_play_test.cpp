// Down, up and out: the stairs, the choice at them, and the end of the game.

#include "app/kept_runs.hpp"
#include "app/trial.hpp"

#include <torchwake/json/reader.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

constexpr const char* all_explored = "Nothing is left to explore";

/// On the stairs down of the first level, with all that the pack has room for.
void explore_first_level(HeadlessGame& game) {
    game.key("n");
    explore_until(game, all_explored);
    REQUIRE(game.shows("stairs down"));
}

std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        files.push_back(entry.path());
    }
    return files;
}

/// The only entry among the scores of a user folder.
json::Object only_score(const fs::path& user) {
    const auto scores = json::read_file(user / "scores.json");
    REQUIRE(scores.has_value());
    for (const json::Member& member : scores->if_object()->members()) {
        if (const json::Array* entries = member.value.if_array()) {
            REQUIRE(entries->size() == 1);
            return *(*entries)[0].if_object();
        }
    }
    FAIL("no scores");
    return {};
}

/// From the stairs down of the first level: down, and to all that lies there, the prize too.
void fetch_prize(HeadlessGame& game) {
    game.keys({">", "c"});
    game.advance(a_long_while);
    REQUIRE(game.number("depth") == 2);
    explore_until(game, "Crown lies here");
    game.key("g");
    REQUIRE(std::ranges::count(game.pack(), "ember_crown") == 1);
}

/// Travels to the known stairs up and takes them.
void climb(HeadlessGame& game) {
    game.keys({"_", "<"});
    REQUIRE(game.awaiting() == "play/travel");
    game.key("Enter");
    game.advance(a_long_while);
    REQUIRE(game.told("You are there."));
    game.key("<");
}

}  // namespace

TEST_CASE("by keys: the choice at the stairs is made with the descent, or neither is",
          "[app][headless][C6][W7]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    explore_first_level(game);
    const std::string before = game.hash();
    const std::vector<std::string> left = game.map();
    const std::vector<std::string> pack = game.pack();
    const std::int64_t turn = game.number("turn");

    game.key(">");
    CHECK(game.awaiting() == "play/level-up");
    CHECK(game.shows("First time so deep: raise one attribute"));
    game.key("Escape");
    CHECK(game.awaiting() == "play");
    CHECK(game.hash() == before);

    game.keys({">", "Down", "Up", "Enter"});
    CHECK(game.awaiting() == "play/level-change");
    CHECK(game.number("depth") == 2);
    CHECK(game.number("turn") == turn + 1);
    CHECK(game.pack() == pack);
    game.advance(a_long_while);
    CHECK(game.awaiting() == "play");
    CHECK(game.told("You grow stronger"));

    // Up to the level as it was left, and down again without a choice.
    game.key("<");
    game.advance(a_long_while);
    CHECK(game.number("depth") == 1);
    CHECK(game.map() == left);
    CHECK(game.of_player("deepest") == 2);
    game.key(">");
    CHECK(game.number("depth") == 2);
    CHECK(game.awaiting() == "play/level-change");
    CHECK(game.number("turn") == turn + 3);
}

TEST_CASE("by the mouse alone: the same", "[app][headless][C6][W7]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.click_on("New game");
    explore_by_mouse_until(game, all_explored);
    const std::string before = game.hash();
    const std::vector<std::string> left = game.map();
    game.click_on("[>]");
    CHECK(game.awaiting() == "play/level-up");
    game.right_click();
    CHECK(game.hash() == before);
    game.click_on("[>]");
    game.click_on("Constitution");
    game.advance(a_long_while);
    CHECK(game.number("depth") == 2);
    CHECK(game.told("You grow tougher"));
    game.click_on("[<]");
    game.advance(a_long_while);
    CHECK(game.number("depth") == 1);
    CHECK(game.map() == left);
}

TEST_CASE("travel goes to a place that is known, and tells where no way leads", "[app][headless][F2]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.key("n");
    const core::Point start = game.hero_at();
    game.act_at("travel-to", {0, 0});
    game.advance(a_long_while);
    CHECK(game.told("You know no way there."));
    CHECK(game.number("turn") == 0);

    explore_until(game, all_explored);
    const core::Point stairs = game.hero_at();
    game.act_at("travel-to", start);
    CHECK(game.awaiting().starts_with("play/travel"));
    game.advance(a_long_while);
    CHECK(game.hero_at() == start);
    CHECK(game.told("You are there."));
    game.keys({"_", "Enter"});  // its cursor starts on the stairs down
    game.advance(a_long_while);
    CHECK(game.hero_at() == stairs);
    game.click_cell({stairs.x, stairs.y - 2});
    game.advance(a_long_while);
    CHECK(game.hero_at() == core::Point{stairs.x, stairs.y - 2});
}

TEST_CASE("the prize is fetched and brought up into the daylight", "[app][headless][F3]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    explore_first_level(game);
    fetch_prize(game);
    climb(game);
    game.advance(a_long_while);
    REQUIRE(game.number("depth") == 1);
    const std::int64_t experience = game.of_player("xp");
    climb(game);

    CHECK(game.awaiting() == "victory");
    CHECK(game.told("daylight"));
    game.keys({"Enter", "Escape", "q"});  // pressed before its time: nothing
    CHECK(game.awaiting() == "victory");
    game.advance(1000);
    game.key("Enter");
    CHECK(game.awaiting() == "victory/recap");
    const std::int64_t score = 2 * 1000 + experience / 10 + 10'000;
    CHECK(game.shows(std::to_string(score)));

    const json::Object scored = only_score(trial.user());
    CHECK(*scored.find("score")->if_integer() == score);
    CHECK(scored.find("killer")->if_string()->empty());
    CHECK(files_in(trial.user() / "records").size() == 1);
    game.key("t");
    CHECK(game.awaiting() == "title");
    CHECK_FALSE(keeps_run(trial.user()));
    game.key("s");
    CHECK(game.awaiting() == "title/scores");
    CHECK(game.shows(std::to_string(score)));
}

TEST_CASE("without the prize the way out is refused", "[app][headless][F3]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.keys({"n"});
    const std::string before = game.hash();
    game.key("<");
    CHECK(game.awaiting() == "play");
    CHECK(game.told("Not without what you came for."));
    CHECK(game.hash() == before);
}

TEST_CASE("death: two seconds, then a recap, with record and scores already kept", "[app][headless][F3]") {
    const Trial trial(write_deadly_data);
    HeadlessGame game(trial.arguments());
    game.key("n");
    const std::string first = game.hash();
    while (!game.awaiting().starts_with("death")) {
        const std::optional<core::Point> troll = game.seen("monster", "troll");
        game.key(troll ? "." : "o");
        game.advance(troll ? 0 : a_long_while);
        REQUIRE(game.number("turn") < 2000);
    }
    CHECK(game.awaiting() == "death");
    CHECK(game.told("You die"));
    CHECK(game.shows("YOU DIED"));
    CHECK(files_in(trial.user() / "records").size() == 1);
    CHECK(*only_score(trial.user()).find("killer")->if_string() == "troll");

    const std::string dead = game.hash();
    game.keys({"Enter", "Escape", "Down", "q", "n"});
    CHECK(game.last().find("actions")->if_array()->empty());
    game.advance(1999);
    CHECK(game.awaiting() == "death");
    game.advance(1);
    CHECK(game.awaiting() == "death/recap");
    CHECK(game.hash() == dead);
    CHECK(game.shows("killed by a troll"));
    CHECK(game.shows("records"));

    const json::Object* const state = game.last().find("state")->if_object();
    CHECK(*state->find("menu")->if_object()->find("cursor")->if_integer() == 0);
    game.key("s");
    CHECK(game.awaiting() == "play");
    CHECK(game.hash() == first);
    CHECK(game.number("seed") == 5);
}

TEST_CASE("by the mouse alone: from the recap to the scores, and to the same dungeon",
          "[app][headless][F3]") {
    const Trial trial(write_deadly_data);
    HeadlessGame game(trial.arguments());
    game.click_on("New game");
    const std::string first = game.hash();
    for (int deed = 0; deed < 2000 && !game.awaiting().starts_with("death"); ++deed) {
        const std::optional<core::Point> troll = game.seen("monster", "troll");
        if (troll) {
            game.click_cell(*troll);  // beside it: a blow; else a way there, which the troll comes to meet
        } else {
            game.click_on("[o]");
        }
        game.advance(2000);
        if (game.awaiting() == "play" && game.seen("monster", "troll") == troll && troll) {
            game.act("wait");
        }
    }
    game.advance(2000);
    REQUIRE(game.awaiting() == "death/recap");
    game.click_on("Scores");
    CHECK(game.awaiting() == "death/recap/scores");
    game.right_click();
    game.click_on("Again, the same dungeon");
    CHECK(game.awaiting() == "play");
    CHECK(game.hash() == first);
}
