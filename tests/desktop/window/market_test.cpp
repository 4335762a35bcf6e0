// A day at the market, through the pixels of the window: buy, wear, become overburdened, shoot, sell; by
// mouse alone, and again by keys alone. The run's journal shows what was done.

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

/// The number to buy: one may miss.
constexpr int arrows = 3;

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
    /// Turns the wheel until the open list has that line.
    void scroll_to(const std::string& text, int lines) {
        INFO("scroll to: " << text);
        constexpr core::Point beside_list{110, 24};  // over it the pointer would choose a line
        for (int turn = 0; turn < 9 && !game_->find(text); ++turn) {
            game_->turn_wheel(beside_list, lines * 7);
            static_cast<void>(game_->settled_turn());
        }
        REQUIRE(game_->shows(text));
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
    /// The letter of an item's line in the open list.
    [[nodiscard]] char letter_of(const std::string& item) const {
        const std::string row = game_->row_with(") " + item);
        const std::size_t bracket = row.find(") " + item);
        REQUIRE(bracket != std::string::npos);
        return row.at(bracket - 1);
    }
    /// The lowest row with that text: of messages the latest.
    [[nodiscard]] std::string last_row_with(const std::string& text) const {
        std::string last;
        for (const std::string& row : game_->text()) {
            last = row.find(text) != std::string::npos ? row : last;
        }
        return last;
    }

  private:
    ScratchFolder folder_;
    std::optional<GameWindow> game_;
};

bool says(const std::string& row, std::string_view part) {
    return row.find(part) != std::string::npos;
}

/// Answers by the pointer that what was bought is not put on yet.
void leave_in_pack(MarketDay& day) {
    REQUIRE(day.game().shows("Put it on now?"));
    day.click("Esc: back");
    REQUIRE(day.game().shows("Smith: buying"));
}

/// Checks the journal, which is the same for both days.
void check_journal(const MarketDay& day) {
    CHECK(day.journal_has(R"("do":"sell")") == 2);
    CHECK(day.journal_has(R"("do":"buy")") == 3 + arrows);
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
    day.click("Enter  go");
    REQUIRE(game.shows("Smith: buying"));
    day.click("sell or buy");
    REQUIRE(game.shows("Smith: selling"));
    day.click("ruby");
    CHECK(game.shows("You sell a ruby to the smith for 33"));
    CHECK(says(game.row_with("Gold"), "33"));

    // The smith's goods and their prices.
    day.click("sell or buy");
    REQUIRE(game.shows("Smith: buying"));
    day.scroll_to("short bow", -1);
    day.click("short bow");
    CHECK(game.shows("You buy a short bow"));
    leave_in_pack(day);
    day.scroll_to(") arrow", -1);
    day.click(") arrow");
    REQUIRE(game.shows("Buy how many?"));
    const std::string count = std::to_string(arrows);
    day.click(count + ") " + count);
    CHECK(game.shows("You buy an arrow from the smith for 1s 8c. (x3)"));
    day.scroll_to("leather armour", 1);
    day.click("leather armour");
    CHECK(game.shows("You buy a leather armour"));
    leave_in_pack(day);
    CHECK_FALSE(game.find("Overburdened"));
    day.scroll_to("anvil", 1);
    day.click("anvil");
    CHECK(game.shows("You stagger under the load: overburdened."));
    CHECK(game.shows("Overburdened"));
    CHECK(says(game.row_with("/165 lb"), "+4"));
    day.click("Esc: back");
    REQUIRE(game.shows("o  explore"));

    // Worn and held.
    day.click("i  pack");
    REQUIRE(game.shows("Your pack"));
    day.click("leather armour");
    CHECK(game.shows("You put a leather armour on"));
    day.click("i  pack");
    day.click("dagger");  // the hand with it hides a part of the armour
    CHECK(game.shows("You put the dagger away"));
    CHECK(sees_sprite(game, "worn_leather"));
    day.click("i  pack");
    day.click("short bow");
    CHECK(game.shows("You take a short bow in hand"));

    // Down, to who stands there for it.
    day.click("o  explore");
    day.click("go down");
    REQUIRE(game.shows("Depth 1"));
    day.click("o  explore");
    day.click("straw man");  // in the sidebar: a closer look
    CHECK(game.shows("EXAMINE"));
    CHECK(game.shows("pains with the hat"));
    game.right_click_pixel({400, 300});
    for (int shot = 0; shot < arrows && !game.find("The straw man dies"); ++shot) {
        day.click("f  fire");
        REQUIRE(game.shows("AIM arrow"));
        day.click_sprite("cursor");
        static_cast<void>(game.settled_turn());
    }
    CHECK(game.shows("The straw man dies"));

    // Back up, and rid of it.
    day.click("_  travel");
    day.click("stairs up");
    day.click("Enter  go");
    day.click("go up");
    REQUIRE(game.shows("Town"));
    day.click("_  travel");
    day.click("Tab  next");
    day.click("Enter  go");
    day.click("sell or buy");
    REQUIRE(game.shows("Smith: selling"));
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
    REQUIRE(game.shows("Smith: buying"));
    game.press("space");
    REQUIRE(game.shows("Smith: selling"));
    game.press("Return");
    CHECK(game.shows("You sell a ruby to the smith for 33"));
    CHECK(says(game.row_with("Gold"), "33"));

    game.press("space");
    REQUIRE(game.shows("Smith: buying"));
    const auto buy = [&](const std::string& item) {
        game.press("Home");
        REQUIRE(game.shows("a) anvil"));
        for (int page = 0; page < 9 && !game.find(") " + item); ++page) {
            game.press("Next");
            static_cast<void>(game.settled_turn());
        }
        REQUIRE(game.shows(") " + item));
        const char letter = day.letter_of(item);
        if (!says(game.row_with(") " + item), "> ")) {
            game.press(std::string(letter >= 'A' && letter <= 'Z' ? "shift+" : "") +
                       static_cast<char>(letter | 0x20));
        }
        game.press("Return");
        if (item == "short bow" || item == "leather armour") {
            REQUIRE(game.shows("Put it on now?"));
            game.press("Escape");
        }
        if (item == "arrow") {
            REQUIRE(game.shows("Buy how many?"));
            game.press(std::to_string(arrows));
        }
        CHECK(eventually([&] { return says(day.last_row_with("You buy"), item); }));
    };
    buy("short bow");
    buy("arrow");
    buy("leather armour");
    CHECK_FALSE(game.find("Overburdened"));
    buy("anvil");
    CHECK(game.shows("You stagger under the load: overburdened."));
    CHECK(game.shows("Overburdened"));
    CHECK(says(game.row_with("/165 lb"), "+4"));
    game.press("Escape");

    const auto use = [&](const std::string& item) {
        game.press("a");
        REQUIRE(game.shows("Use what?"));
        game.press(std::string(1, day.letter_of(item)));
    };
    use("leather armour");
    CHECK(game.shows("You put a leather armour on"));
    use("short bow");
    CHECK(game.shows("You take a short bow in hand"));

    game.press("o");
    REQUIRE(game.shows("go down"));
    game.press("greater");
    REQUIRE(game.shows("Depth 1"));
    game.press("o");
    REQUIRE(game.shows("straw man"));
    for (int shot = 0; shot < arrows && !game.find("The straw man dies"); ++shot) {
        game.press("f");
        REQUIRE(game.shows("AIM arrow"));
        game.press("Return");
        static_cast<void>(game.settled_turn());
    }
    CHECK(game.shows("The straw man dies"));

    game.press("underscore less Return");
    REQUIRE(game.shows("go up"));
    game.press("less");
    REQUIRE(game.shows("Town"));
    game.press("underscore Tab Return");
    REQUIRE(game.shows("Smith: buying"));  // a key before it would stop the walk
    game.press("space");
    REQUIRE(game.shows("Smith: selling"));
    game.press(std::string(1, day.letter_of("anvil")) + " Return");
    CHECK(game.shows("You stand straight again: no longer overburdened."));
    CHECK_FALSE(game.find("Overburdened"));
    check_journal(day);
}
