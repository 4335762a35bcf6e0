// A day at the market, through the pixels of the window: buy, wear, stagger under a load, shoot, sell; by
// mouse alone, and again by keys alone. What was done stands in the run's journal.

#include "app/walk.hpp"
#include "desktop/window/game_window.hpp"
#include "desktop/window/sprite_finder.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

class MarketDay {
  public:
    explicit MarketDay(const std::string& seed = "5") {
        write_market_data(folder_.path() / "data");
        game_.emplace(
            std::vector<std::string>{"--seed", seed, "--data-dir", (folder_.path() / "data").string()},
            R"({"animation_speed": "none"})");
    }

    GameWindow& game() { return *game_; }

    void click(const std::string& text) {
        INFO("click on: " << text);
        REQUIRE(game_->shows(text));
        const auto at = game_->find(text);
        REQUIRE(at);
        game_->click(*at);
    }
    /// On a sprite of the map.
    void click_sprite(const std::string& sprite) {
        INFO("click on the sprite: " << sprite);
        const auto seen = [&] { return find_sprite(game_->picture(), map_area(), sprite); };
        REQUIRE(eventually([&] { return seen().has_value(); }));
        constexpr core::Point middle{16, 16};
        game_->click_pixel(*seen() + middle);
    }
    /// The number of lines of the run's journal with that text.
    [[nodiscard]] int journal_has(std::string_view part) const {
        int lines = 0;
        for (const auto& entry : fs::recursive_directory_iterator(game_->user_folder() / "runs")) {
            if (entry.path().filename() == "journal-1.log") {
                std::ifstream in(entry.path());
                for (std::string line; std::getline(in, line);) {
                    lines += line.find(part) != std::string::npos ? 1 : 0;
                }
            }
        }
        return lines;
    }
    /// The row of the pack with that item, while the menu is open.
    [[nodiscard]] std::string row(const std::string& item) const { return game_->row_with(item); }

  private:
    ScratchFolder folder_;
    std::optional<GameWindow> game_;
};

bool says(const std::string& row, std::string_view part) {
    return row.find(part) != std::string::npos;
}

/// What both days come to in the journal.
void check_journal(const MarketDay& day) {
    CHECK(day.journal_has(R"("do":"sell")") == 2);
    CHECK(day.journal_has(R"("do":"buy")") == 4);
    CHECK(day.journal_has(R"("do":"equip")") == 2);
    CHECK(day.journal_has(R"("do":"fire")") >= 1);
}

}  // namespace

TEST_CASE("a day at the market, by mouse alone: buy, wear, be overburdened, shoot, sell",
          "[desktop][window][E1][E3][E5][I6][I8][F2]") {
    MarketDay day;
    GameWindow& game = day.game();
    day.click("New game");
    REQUIRE(game.shows("Town"));

    // To the smith, and a ruby for gold.
    day.click("_  travel");
    REQUIRE(game.shows("smith"));
    day.click("Tab  next");
    day.click("  go");
    REQUIRE(game.shows("Smith: SELL / buy"));
    day.click("ruby");
    CHECK(game.shows("You sell the ruby to the smith for 48"));
    CHECK(says(game.row_with("Gold"), "48"));

    // What it has, and what it costs.
    day.click("sell or buy");
    REQUIRE(game.shows("Smith: sell / BUY"));
    day.click("short bow");
    CHECK(game.shows("You buy the short bow"));
    day.click("arrow");
    CHECK(game.shows("You buy the arrow"));
    day.click("leather armour");
    CHECK(game.shows("You buy the leather armour"));
    CHECK_FALSE(game.find("Overburdened"));
    day.click("anvil");
    CHECK(game.shows("You stagger under the load: overburdened."));
    CHECK(game.shows("Overburdened"));
    CHECK(says(game.row_with(" lb"), "+4"));
    game.right_click_pixel({400, 300});
    REQUIRE(game.shows("o  explore"));

    // Worn and held.
    day.click("i  use");
    REQUIRE(game.shows("Use what?"));
    day.click("leather armour");
    CHECK(game.shows("You put the leather armour on"));
    CHECK(find_sprite(game.picture(), map_area(), "worn_leather"));
    day.click("i  use");
    day.click("short bow");
    CHECK(game.shows("You take the short bow in hand"));

    // Down, to who stands there for it.
    for (int stop = 0; stop < 8 && !game.find("go down"); ++stop) {
        day.click("o  explore");
        static_cast<void>(game.settled_turn());
    }
    day.click("go down");
    REQUIRE(game.shows("Depth 1"));
    REQUIRE(game.shows("straw man"));
    day.click("straw man");  // in the sidebar: a closer look
    CHECK(game.shows("EXAMINE"));
    CHECK(game.shows("pains with the hat"));
    game.right_click_pixel({400, 300});
    for (int shot = 0; shot < 12 && game.find("f  fire"); ++shot) {
        day.click("f  fire");
        REQUIRE(game.shows("AIM arrow"));
        day.click_sprite("cursor");
        static_cast<void>(game.settled_turn());
    }
    CHECK(game.shows("The straw man dies"));

    // Back up, and rid of it.
    day.click("go up");
    REQUIRE(game.shows("Town"));
    day.click("_  travel");
    day.click("Tab  next");
    day.click("  go");
    REQUIRE(game.shows("Smith: SELL / buy"));
    day.click("anvil");
    CHECK(game.shows("You stand straight again: no longer overburdened."));
    CHECK_FALSE(game.find("Overburdened"));
    check_journal(day);
}

TEST_CASE("a day at the market, by keys alone: buy, wear, be overburdened, shoot, sell",
          "[desktop][window][E1][E3][E5][I6][I8][F2]") {
    MarketDay day;
    GameWindow& game = day.game();
    REQUIRE(game.shows("New game"));
    game.press("n");
    REQUIRE(game.shows("Town"));

    game.press("underscore Tab");
    REQUIRE(game.shows("TRAVEL"));
    game.press("Return");
    REQUIRE(game.shows("Smith: SELL / buy"));
    game.press("Return");
    CHECK(game.shows("You sell the ruby to the smith for 48"));
    CHECK(says(game.row_with("Gold"), "48"));

    game.press("space");
    REQUIRE(game.shows("Smith: sell / BUY"));
    const auto buy = [&](const std::string& item) {
        const std::string row = day.row(") " + item);
        const std::size_t bracket = row.find(") " + item);
        REQUIRE(bracket != std::string::npos);
        const char letter = row.at(bracket - 1);
        game.press(std::string(letter >= 'A' && letter <= 'Z' ? "shift+" : "") +
                   static_cast<char>(letter | 0x20));
        CHECK(game.shows("You buy the " + item));
    };
    buy("short bow");
    buy("arrow");
    buy("leather armour");
    CHECK_FALSE(game.find("Overburdened"));
    buy("anvil");
    CHECK(game.shows("You stagger under the load: overburdened."));
    CHECK(game.shows("Overburdened"));
    CHECK(says(game.row_with(" lb"), "+4"));
    game.press("Escape");

    const auto use = [&](const std::string& item) {
        game.press("i");
        REQUIRE(game.shows("Use what?"));
        const std::string row = day.row(") " + item);
        const std::size_t bracket = row.find(") " + item);
        REQUIRE(bracket != std::string::npos);
        game.press(std::string(1, row.at(bracket - 1)));
    };
    use("leather armour");
    CHECK(game.shows("You put the leather armour on"));
    use("short bow");
    CHECK(game.shows("You take the short bow in hand"));

    for (int stop = 0; stop < 8 && !game.find("go down"); ++stop) {
        game.press("o");
        static_cast<void>(game.settled_turn());
    }
    game.press("greater");
    REQUIRE(game.shows("Depth 1"));
    REQUIRE(game.shows("straw man"));
    for (int shot = 0; shot < 12 && game.find("f  fire"); ++shot) {
        game.press("f");
        REQUIRE(game.shows("AIM arrow"));
        game.press("Return");
        static_cast<void>(game.settled_turn());
    }
    CHECK(game.shows("The straw man dies"));

    game.press("less");
    REQUIRE(game.shows("Town"));
    game.press("underscore Tab Return");
    REQUIRE(game.shows("Smith: SELL / buy"));
    const std::string row = day.row(") anvil");
    const std::size_t bracket = row.find(") anvil");
    REQUIRE(bracket != std::string::npos);
    game.press(std::string(1, row.at(bracket - 1)));
    CHECK(game.shows("You stand straight again: no longer overburdened."));
    CHECK_FALSE(game.find("Overburdened"));
    check_journal(day);
}
