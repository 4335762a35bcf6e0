// Files that the game keeps in the user's folder beside the run.

#include "app/moment.hpp"
#include "app/trial.hpp"

#include <torchwake/json/reader.hpp>

#include <catch2/catch_test_macros.hpp>

#include <fstream>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

json::Object stored_options(const fs::path& user) {
    const auto options = json::read_file(user / "options.json");
    REQUIRE(options.has_value());
    return *options->if_object();
}

/// Moves the cursor of the open menu to the line that has that text.
void go_to_line(HeadlessGame& game, std::string_view text) {
    for (int line = 0; line < 100; ++line) {
        const json::Object& menu = *game.last().find("state")->if_object()->find("menu")->if_object();
        const auto cursor = static_cast<std::size_t>(*menu.find("cursor")->if_integer());
        const json::Object& at = *(*menu.find("lines")->if_array())[cursor].if_object();
        if (at.find("text")->if_string()->starts_with(text)) {
            return;
        }
        game.key("Down");
    }
    FAIL("no such line");
}

}  // namespace

TEST_CASE("options that are changed are remembered", "[app][headless][F2]") {
    const Trial trial(write_peaceful_data);
    {
        HeadlessGame game(trial.arguments());
        game.key("o");
        go_to_line(game, "Volume:");
        game.key("Right");
        CHECK(game.shows("80 %"));
        go_to_line(game, "Animation");
        game.key("Left");
        game.key("Escape");
        CHECK(*stored_options(trial.user()).find("master_volume")->if_integer() == 8);
        CHECK(*stored_options(trial.user()).find("animation_speed")->if_string() == "slow");
        CHECK(game.close() == 0);
    }
    HeadlessGame game(trial.arguments());
    game.key("o");
    CHECK(game.shows("80 %"));
    CHECK(game.shows("slow"));
}

TEST_CASE("by the mouse alone: an option goes around with each click", "[app][headless][F2]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.click_on("Options");
    game.click_on("Reduced motion");
    CHECK(game.awaiting() == "title/options");
    game.right_click();
    CHECK(game.awaiting() == "title");
    CHECK(*stored_options(trial.user()).find("reduced_motion")->if_bool());
    game.click_on("Options");
    game.click_on("Reduced motion");
    game.right_click();
    CHECK_FALSE(*stored_options(trial.user()).find("reduced_motion")->if_bool());
}

TEST_CASE("a key that is bound to an action does it, in later games too", "[app][headless][F2]") {
    const Trial trial(write_peaceful_data);
    {
        HeadlessGame game(trial.arguments());
        game.keys({"o", "k"});
        CHECK(game.awaiting() == "title/options/bindings");
        go_to_line(game, "Wait:");
        game.key("Enter");
        CHECK(game.awaiting() == "title/options/bindings/capture");
        game.key("F7");
        CHECK(game.awaiting() == "title/options/bindings");
        CHECK(game.shows("F7"));
        game.keys({"Escape", "Escape", "n", "F7", "F7"});
        CHECK(game.number("turn") == 2);
        CHECK(game.close() == 0);
    }
    HeadlessGame game(trial.arguments());
    game.keys({"c", "F7"});
    CHECK(game.number("turn") == 3);
    game.key(".");
    CHECK(game.number("turn") == 4);
}

TEST_CASE("a key that does another thing is asked about, and moves when it comes again",
          "[app][headless][F2]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.keys({"o", "k"});
    go_to_line(game, "Wait:");
    game.keys({"Enter", "Z"});
    CHECK(game.awaiting() == "title/options/bindings/capture");
    CHECK(game.shows("rest"));
    game.key("Z");
    CHECK(game.awaiting() == "title/options/bindings");
    game.keys({"Escape", "Escape", "n", "Z"});
    CHECK(game.awaiting() == "play");
    CHECK(game.number("turn") == 1);
}

TEST_CASE("the screen of keys comes back after a kill, whatever was taken from whom",
          "[app][headless][F2][F4]") {
    const Trial trial(write_peaceful_data);
    const auto killed_and_continued = [&trial](HeadlessGame& game) {
        const Moment before = moment_of(game.last());
        game.kill();
        HeadlessGame again(trial.arguments());
        again.act("continue");
        CHECK(moment_of(again.last()) == before);
    };
    HeadlessGame game(trial.arguments());
    game.keys({"n", "Escape", "o", "k"});
    REQUIRE(game.awaiting() == "play/pause/options/bindings");
    go_to_line(game, "Wait:");
    game.keys({"Enter", "Z", "Z"});
    REQUIRE(game.awaiting() == "play/pause/options/bindings");
    SECTION("in the list, after a key was taken from another action") {
        killed_and_continued(game);
    }
    SECTION("at the question for a key that another action has") {
        game.keys({"Enter", "g"});
        REQUIRE(game.awaiting() == "play/pause/options/bindings/capture");
        killed_and_continued(game);
    }
    SECTION("after the keys that the game comes with were restored") {
        game.key("Home");
        game.click_on("Restore the default keys");
        killed_and_continued(game);
    }
    SECTION("when it was left and opened again") {
        game.keys({"Escape", "k"});
        go_to_line(game, "Wait:");
        game.keys({"Enter", "Z"});
        killed_and_continued(game);
    }
}

TEST_CASE("keys that were changed behind a killed game do not change what is restored",
          "[app][headless][F2][F4]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.keys({"n", "Escape", "o", "k"});
    go_to_line(game, "Wait:");
    game.keys({"Enter", "Z", "Z"});
    const std::string awaiting = game.awaiting();
    game.kill();
    {
        HeadlessGame other(trial.arguments());
        other.keys({"o", "k"});
        other.click_on("Restore the default keys");
        CHECK(other.close() == 0);
    }
    HeadlessGame again(trial.arguments());
    again.act("continue");
    CHECK(again.awaiting() == awaiting);
    again.keys({"Escape", "Escape", "Escape", "Z"});
    REQUIRE(again.awaiting() == "play");
    CHECK(again.number("turn") == 0);  // a healthy hero does not rest, which Z means again
    again.key(".");
    CHECK(again.number("turn") == 1);
}

TEST_CASE("the keys that the game comes with can be had again", "[app][headless][F2]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.keys({"o", "k"});
    go_to_line(game, "Wait:");
    game.keys({"Enter", "F5"});
    game.key("Home");
    game.click_on("Restore the default keys");
    game.keys({"Escape", "Escape", "n", "F5"});
    CHECK(game.number("turn") == 0);
}

TEST_CASE("a damaged options file is set aside, which is told, and the game plays on",
          "[app][headless][F4]") {
    const Trial trial(write_peaceful_data);
    fs::create_directories(trial.user());
    std::ofstream(trial.user() / "options.json") << R"({"master_volume": "loud)";
    HeadlessGame game(trial.arguments());
    CHECK(game.errors().find("the options start anew") != std::string::npos);
    game.key("n");
    CHECK(game.told("the options start anew"));
    CHECK(game.awaiting() == "play");
    bool kept = false;
    for (const auto& entry : fs::directory_iterator(trial.user())) {
        kept = kept || (entry.is_regular_file() && read_text(entry.path()) == R"({"master_volume": "loud)");
    }
    CHECK(kept);
    CHECK(game.close() == 0);
}

TEST_CASE("who is shown the whole level plays a run that is not scored, then and later",
          "[app][headless][F6]") {
    const Trial trial(write_peaceful_data);
    std::vector<std::string> arguments = trial.arguments();
    arguments.emplace_back("--omniscient");
    const auto is_scored = [](const HeadlessGame& game) {
        const json::Object& state = *game.last().find("state")->if_object();
        return *state.find("player")->if_object()->find("scored")->if_bool();
    };
    {
        HeadlessGame game(arguments);
        game.keys({"n", "."});
        CHECK_FALSE(is_scored(game));
        CHECK(game.on_map('>').has_value());
        CHECK(game.close() == 0);
    }
    HeadlessGame game(trial.arguments());
    game.key("c");
    CHECK_FALSE(is_scored(game));
    CHECK_FALSE(game.on_map('>').has_value());
}

TEST_CASE("a name is remembered, and stands beside the map", "[app][headless][F1]") {
    const Trial trial(write_peaceful_data);
    {
        HeadlessGame game(trial.arguments());
        game.key("a");
        game.keys(std::vector<std::string>(20, "Backspace"));
        game.type("Ada");
        game.keys({"Enter", "n"});
        CHECK(game.shows("Ada"));
    }
    HeadlessGame game(trial.arguments());
    game.act("name");
    CHECK(game.shows("Ada"));
}

TEST_CASE("a key that was chosen last works after a kill before the options were stored",
          "[app][headless][F2][F4]") {
    const Trial trial(write_peaceful_data);
    const fs::path options = trial.user() / "options.json";
    HeadlessGame game(trial.arguments());
    game.keys({"n", "Escape", "o", "k"});
    go_to_line(game, "Wait:");
    game.key("Enter");
    const std::string before = read_text(options);
    game.key("F6");
    const Moment chosen = moment_of(game.last());
    game.kill();
    // As if it had been killed before: without the changed options and the record that they are stored.
    std::ofstream(options) << before;
    const fs::path journal = trial.only_run() / "journal-1.log";
    std::string lines = read_text(journal);
    lines.resize(lines.rfind('\n', lines.size() - 2) + 1);
    REQUIRE(lines.find("\"bind-key\"", lines.rfind('\n', lines.size() - 2)) != std::string::npos);
    std::ofstream(journal) << lines;
    HeadlessGame again(trial.arguments());
    again.act("continue");
    CHECK(moment_of(again.last()) == chosen);
    again.kill();
    HeadlessGame last(trial.arguments());
    last.act("continue");
    CHECK(moment_of(last.last()) == chosen);
    last.keys({"Escape", "Escape", "Escape", "F6"});
    CHECK(last.number("turn") == 1);
}

TEST_CASE("the screen of keys comes back where the options could not be stored", "[app][headless][F2][F4]") {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.keys({"n", "Escape", "o", "k"});
    go_to_line(game, "Wait:");
    game.key("Enter");
    const fs::path options = trial.user() / "options.json";
    fs::remove(options);
    fs::create_directories(options / "in the way");
    game.key("F6");
    REQUIRE(game.told("The options could not be kept."));
    const std::string awaiting = game.awaiting();
    game.kill();
    fs::remove_all(options);
    HeadlessGame again(trial.arguments());
    again.act("continue");
    CHECK(again.awaiting() == awaiting);
    CHECK(again.told("The options could not be kept."));
}
