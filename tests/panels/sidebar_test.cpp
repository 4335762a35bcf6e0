// The room of the sidebar is given by need.

#include "staged/staged_game.hpp"

#include <torchwake/panels/layout.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

constexpr std::string_view hall_with_six = R"(
    ###############
    #@T.T.T.T.T.T.#
    #..!..>.......#
    ###############)";
constexpr std::string_view hall_with_nine = R"(
    ######################
    #@T.T.T.T.T.T.T.T.T..#
    #..!..>..............#
    ######################)";
constexpr std::string_view hall_with_eighteen = R"(
    #######################################
    #@T.T.T.T.T.T.T.T.T.T.T.T.T.T.T.T.T.T.#
    #..!..>...............................#
    #######################################)";

// Of windows at the usual size of text, in text cells.
constexpr core::Size window_640x480{80, 30};
constexpr core::Size window_1280x720{128, 36};
constexpr core::Size window_1920x1080{160, 45};
constexpr core::Size window_2560x1440{182, 51};

/// The rows of the sidebar of a window.
std::vector<std::string> sidebar_of(StagedGame& game, core::Size size) {
    const stage::Frame& frame = game.frame(size);
    std::vector<std::string> rows;
    for (std::int32_t y = 0; y < frame.layout.sidebar.bottom(); ++y) {
        std::string row;
        for (std::int32_t x = frame.layout.sidebar.left(); x < frame.layout.sidebar.right(); ++x) {
            const char32_t glyph = frame.text.at({x, y}).glyph;
            row += glyph < 0x80 ? static_cast<char>(glyph) : '~';
        }
        rows.push_back(row);
    }
    return rows;
}

std::ptrdiff_t rows_with(const std::vector<std::string>& rows, std::string_view part) {
    return std::ranges::count_if(rows, [part](const std::string& row) { return shows(row, part); });
}

std::ptrdiff_t full_rows(const std::vector<std::string>& rows) {
    return std::ranges::count_if(
        rows, [](const std::string& row) { return row.find_first_not_of(' ') != std::string::npos; });
}

std::string joined(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) {
        text += row + "\n";
    }
    return text;
}

/// Puts a potion on the quickbar.
void fill_quickbar(StagedGame& game) {
    game.scenario.act(rules::SetQuickSlot{2, game.scenario.give('!'), {}});
    game.presenter.show(screen::TurnTaken{{}, game.scenario.knowledge()});
}

}  // namespace

TEST_CASE("six enemies in view stand beside hit points, armour and damage in each usual window",
          "[panels][E3][I6]") {
    const bool filled = GENERATE(false, true);
    const core::Size size = GENERATE(window_640x480, window_1280x720, window_1920x1080, window_2560x1440);
    StagedGame game(hall_with_six);
    if (filled) {
        fill_quickbar(game);
    }
    const std::vector<std::string> rows = sidebar_of(game, size);
    CAPTURE(size.width, filled, joined(rows));
    CHECK(rows_with(rows, "T troll") == 6);
    CHECK(rows_with(rows, "HP ") == 1);
    CHECK(rows_with(rows, "Armour") == 1);
    CHECK(rows_with(rows, "Damage") == 1);
    CHECK(rows_with(rows, "more") <= 1);  // of the things, where not all have room
}

TEST_CASE("none of the first six in view is left out while the sidebar has a line for anything else",
          "[panels][E3]") {
    for (std::int32_t width = 40; width <= 160; width += 20) {
        for (std::int32_t height = 16; height <= 48; ++height) {
            StagedGame game(hall_with_nine);
            game.show_all();
            const std::vector<std::string> rows = sidebar_of(game, {width, height});
            CAPTURE(width, height, joined(rows));
            const std::ptrdiff_t enemies = rows_with(rows, "T troll");
            if (enemies < 6) {
                CHECK(full_rows(rows) - enemies - rows_with(rows, "more") - rows_with(rows, "HP ") <= 0);
            }
        }
    }
}

TEST_CASE("the sidebar tells from how far a hero of gloom is noticed", "[panels][E3][S7]") {
    StagedGame game("@....");
    CHECK(shows(game.text(usual_size), "seen from 8"));
    game.scenario.world.caches.encumbrances[rules::hero_id].powers[content::Power::Gloom] = 6;
    CHECK(shows(game.text(usual_size), "seen from 6"));
}

TEST_CASE("a quickbar without things takes no line of the sidebar", "[panels][quickbar][E3][H2]") {
    StagedGame game(hall_with_six);
    const std::vector<std::string> without = sidebar_of(game, window_640x480);
    CAPTURE(joined(without));
    CHECK(rows_with(without, "1  2") == 0);
    fill_quickbar(game);
    const std::vector<std::string> with = sidebar_of(game, window_640x480);
    CAPTURE(joined(with));
    CHECK(rows_with(with, "6  7  8  9") == 1);
    CHECK(full_rows(without) + 1 >= full_rows(with));
}

TEST_CASE("a larger window shows more lines of the sidebar", "[panels][E3]") {
    StagedGame game(hall_with_eighteen);
    game.show_all();
    const std::ptrdiff_t small = full_rows(sidebar_of(game, window_640x480));
    const std::ptrdiff_t usual = full_rows(sidebar_of(game, window_1280x720));
    CHECK(small == 22);  // all that it has
    CHECK(usual > small);
    CHECK(full_rows(sidebar_of(game, window_1920x1080)) > usual);
}

TEST_CASE("what has no room is left out by need, from pictures of gear to the hit points", "[panels][E3]") {
    StagedGame game(hall_with_nine);
    game.show_all();
    std::vector<std::string_view> missing;
    for (std::int32_t height = 48; height >= 16; --height) {
        const std::vector<std::string> rows = sidebar_of(game, {80, height});
        for (const std::string_view part :
             {"STR", "health potion", "Gold", "In the light", "Level", "MP", "Next turn", "Damage"}) {
            if (rows_with(rows, part) == 0 && std::ranges::find(missing, part) == missing.end()) {
                missing.push_back(part);
            }
        }
        CAPTURE(height, joined(rows));
        CHECK(rows_with(rows, "HP ") == 1);
    }
    CHECK(missing == std::vector<std::string_view>{"STR", "health potion", "Gold", "In the light", "Level",
                                                   "MP", "Next turn", "Damage"});
}

}  // namespace torchwake::panels
