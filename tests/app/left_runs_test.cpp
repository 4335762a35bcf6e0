// Runs that an earlier build left (commit 36b7e2cb), which awaited some screens in another way: each folder
// of left_runs is the user folder of a game that was killed there. The data and rules must be those of that
// build: when they change, these runs are refused as any other, and the folders go.

#include "app/trial.hpp"
#include "project_file.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <string>
#include <string_view>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

void write_data_with_lessons(const fs::path& folder) {
    fs::copy(project_file("assets/data"), folder, fs::copy_options::recursive);
}

/// A run in the moment before its process was killed.
struct LeftRun {
    std::string folder;
    Trial::WriteData write_data;
    std::string_view awaiting;
    std::string_view hash;
    std::string_view shown;  ///< a part of the screen
};

const LeftRun left_runs[] = {
    {"shop", write_market_data, "play/shop", "de756477e1d42df1", "> b) dagger"},
    {"shop-selling", write_market_data, "play/shop", "1bc43c22d9450afa", "> c) ruby"},
    {"opening-note", write_peaceful_data, "play", "e8484e2ca6f68d79", "WHAT YOU SEEK"},
    {"watched-from-pause", write_peaceful_data, "play/pause", "0a24b5574677d875", "> w) Watch"},
    {"watched-from-title", write_peaceful_data, "play", "0a24b5574677d875", "In the light"},
    {"lesson", write_data_with_lessons, "play", "fe9066ea4650a663", "Move and fight, 1 of 5"},
};

/// The user folder of the trial as the killed game left it.
void bring(const LeftRun& left, const Trial& trial) {
    fs::copy(project_file("tests/app/left_runs/" + left.folder), trial.user(), fs::copy_options::recursive);
}

}  // namespace

TEST_CASE("a run that an earlier build left comes back to its screen, and goes on", "[app][F4]") {
    for (const LeftRun& left : left_runs) {
        CAPTURE(left.folder);
        const Trial trial(left.write_data);
        bring(left, trial);
        {
            HeadlessGame game(trial.arguments());
            game.act("continue");
            CHECK(game.awaiting() == left.awaiting);
            CHECK(game.hash() == left.hash);
            CHECK(game.shows(left.shown));
            if (left.awaiting != "play") {
                game.key("Escape");
            }
            CHECK(game.awaiting() == "play");
            const std::int64_t turn = game.number("turn");
            game.key(".");
            CHECK(game.number("turn") == turn + 1);
            CHECK(game.close() == 0);
        }
        CHECK(verify(trial, trial.only_run()).code == 0);
    }
}

TEST_CASE("options and keys that an earlier build left are read on", "[app][F2]") {
    const Trial trial(write_market_data);
    bring(left_runs[0], trial);
    HeadlessGame game(trial.arguments());
    game.keys({"c", "Escape", "Escape", "o"});
    REQUIRE(game.awaiting() == "play/pause/options");
    CHECK(game.shows("Size of the map                 ◄ 1x"));
    game.keys({"Up", "Enter"});
    REQUIRE(game.awaiting() == "play/pause/options/bindings");
    game.key("/");
    game.type("run west");
    CHECK(game.shows("F6  Shift+Left  H"));
    CHECK(game.close() == 0);
}
