// A day at the market: buy, wear, become overburdened, shoot, sell.

#include "app/trial.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

/// The number to buy: one may miss.
constexpr int arrows = 3;

/// The letter before a line of the menu that is shown. Requires: it is shown.
std::string letter_of(const HeadlessGame& game, const std::string& item) {
    const std::string part = ") " + item;
    for (const std::string& row : game.screen()) {
        const std::size_t at = row.find(part);
        if (at != std::string::npos && at > 0) {
            return row.substr(at - 1, 1);
        }
    }
    FAIL("no line for " << item);
    return {};
}

/// Turns to the page with a line.
void turn_to(HeadlessGame& game, const std::string& item) {
    game.key("Home");
    for (int page = 0; page < 8 && !game.shows(") " + item); ++page) {
        game.key("PageDown");
    }
}

/// Looks for a line from page to page, and chooses it by its letter.
void choose(HeadlessGame& game, const std::string& item) {
    turn_to(game, item);
    game.key(letter_of(game, item));
}

/// Trades a line of a shop: its letter moves there, Enter trades. What could be put on is left in the pack.
void trade(HeadlessGame& game, const std::string& item) {
    turn_to(game, item);
    const std::string letter = letter_of(game, item);
    if (!game.shows("> " + letter + ") " + item)) {
        game.key(letter);
    }
    game.key("Enter");
    if (game.awaiting() == "play/shop/put-on") {
        game.key("Escape");
    }
}

/// At the end of the day.
void check_bought_and_sold(const HeadlessGame& game) {
    CHECK(game.told("You stand straight again: no longer overburdened."));
    CHECK(std::ranges::count(game.pack(), "anvil") == 0);
    CHECK(std::ranges::count(game.pack(), "leather_armour") == 1);
    CHECK(game.of_player("penalty") < 10);
}

}  // namespace

TEST_CASE("by keys: bought, worn, overburdened, fired and sold", "[app][headless][E1][E3][E5][I6][F2]") {
    const Trial trial(write_market_data);
    HeadlessGame game(trial.arguments());
    game.key("n");
    CHECK(game.of_player("deepest") == 0);
    game.keys({"_", "Tab"});
    CHECK(game.shows("Tab smith"));
    game.key("Enter");
    game.advance(a_long_while);
    REQUIRE(game.awaiting() == "play/shop");
    const std::int64_t turn = game.number("turn");
    game.keys({"Space", "Enter"});
    CHECK(game.told("You sell a ruby to the smith for 33g 6s."));
    CHECK(game.of_player("gold") == 3360);

    game.key("Space");
    trade(game, "short bow");
    trade(game, "arrow");
    REQUIRE(game.shows("Buy how many?"));
    game.key(std::to_string(arrows));
    trade(game, "leather armour");
    CHECK_FALSE(game.shows("Overburdened"));
    trade(game, "anvil");
    CHECK(game.told("You stagger under the load: overburdened."));
    CHECK(game.shows("Overburdened"));
    CHECK(game.of_player("penalty") >= 40);
    CHECK(game.number("turn") == turn);
    game.keys({"Escape", "a"});
    choose(game, "leather armour");
    game.key("a");
    choose(game, "short bow");
    CHECK(game.number("turn") == turn + 2);

    game.key("o");
    game.advance(a_long_while);
    game.key(">");
    game.advance(a_long_while);
    REQUIRE(game.number("depth") == 1);
    CHECK(game.of_player("deepest") == 1);
    explore_until(game, "straw man is in view");
    CHECK(game.shows("Next "));
    for (int shot = 0; shot < arrows && !game.told("The straw man dies."); ++shot) {
        game.key("f");
        REQUIRE(game.awaiting() == "play/aim");
        game.key("Enter");
        game.advance(a_long_while);
    }
    CHECK(game.told("The straw man dies."));

    game.keys({"_", "<", "Enter"});
    game.advance(a_long_while);
    game.key("<");
    game.advance(a_long_while);
    game.keys({"_", "Tab", "Enter"});
    game.advance(a_long_while);
    REQUIRE(game.awaiting() == "play/shop");
    game.key("Space");
    trade(game, "anvil");
    check_bought_and_sold(game);
}
