// The quickbar, the buttons and the maps, through the pixels of the window: by keys, and by mouse alone.

#include "desktop/window/game_window.hpp"

#include <torchwake/desktop/window_geometry.hpp>

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

const std::string still = R"({"animation_speed": "none"})";

/// The number of lines of the run's journal with that text.
int lines_of_journal(const GameWindow& game, std::string_view part) {
    int lines = 0;
    for (const auto& entry : fs::recursive_directory_iterator(game.user_folder() / "runs")) {
        std::ifstream in(entry.path());
        const bool journal = entry.path().filename() == "journal-1.log";
        for (std::string line; journal && std::getline(in, line);) {
            lines += line.find(part) != std::string::npos ? 1 : 0;
        }
    }
    return lines;
}

}  // namespace

TEST_CASE("keys put a thing on the quickbar, use it, and open the maps", "[desktop][window][H2][H3]") {
    GameWindow game({"--seed", "7", "--new"}, still);
    game.take_gift();
    game.press("a");
    REQUIRE(game.shows("Use what?"));
    game.press("3");
    REQUIRE(eventually([&] { return lines_of_journal(game, R"("do":"set_quick_slot")") == 1; }));
    const int turn = game.settled_turn();
    game.press("3");
    CHECK(eventually([&] { return game.turn() == turn + 1; }));
    game.press("m");
    REQUIRE(game.shows("(map 1 of 1)"));
    game.press("Escape");
    REQUIRE(game.shows("in view"));
    game.press("ctrl+f");
    REQUIRE(game.shows("Find: "));
    game.press("Escape");
    CHECK(game.shows("o  explore"));
}

TEST_CASE("the mouse fills the quickbar and uses it, and the buttons stay", "[desktop][window][H2][H3]") {
    GameWindow game({"--seed", "7", "--new"}, still);
    game.take_gift();
    const core::Point explore = game.place_of("o  explore");
    const core::Size cell = desktop::WindowGeometry().cell();
    game.click_text("i  pack");
    const core::Point line = game.place_of("a) ");
    game.right_click_pixel({line.x * cell.width, line.y * cell.height + cell.height / 2});
    game.click_text("quick slot");
    REQUIRE(game.shows("Which key?"));
    game.click_text("1) ");
    REQUIRE(eventually([&] { return lines_of_journal(game, R"("do":"set_quick_slot")") == 1; }));
    const int turn = game.settled_turn();
    game.click(game.place_of("2   3   4") - core::Point{4, 0});
    CHECK(eventually([&] { return game.turn() == turn + 1; }));
    game.click_text("m  map");
    REQUIRE(game.shows("(map 1 of 1)"));
    game.click_text("Esc  back");
    CHECK(game.shows("o  explore"));
    CHECK(game.place_of("o  explore") == explore);
}
