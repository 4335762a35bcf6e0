// The buttons of play have fixed places, and are grey where they would do nothing.

#include "staged/staged_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <variant>

namespace torchwake::panels {
using namespace staged;
namespace {

using screen::Action;

constexpr std::string_view closet = R"(
    ######
    #@!..#
    ######)";
constexpr core::Size smallest_window{80, 30};

/// The cells of the row of buttons, and the action of each; cells without a button are left out.
std::map<std::int32_t, Action> buttons_at(const StagedGame& game, core::Size size) {
    std::map<std::int32_t, Action> buttons;
    for (std::int32_t x = 0; x < size.width; ++x) {
        const screen::Pointed over = game.pick(size, {x, size.height - 2});
        if (const auto* offer = std::get_if<screen::PointedOffer>(&over)) {
            buttons.emplace(x, offer->offer.action);
        }
    }
    return buttons;
}

/// The row without the brackets of the buttons that are not grey.
std::string without_brackets(std::string row) {
    for (char& character : row) {
        character = character == '[' || character == ']' ? ' ' : character;
    }
    return row;
}

TEST_CASE("the buttons stay in their places whatever happens", "[panels][H3]") {
    for (const core::Size size : {smallest_window, core::Size{100, 36}, core::Size{240, 67}}) {
        StagedGame game(closet);
        const std::string row = without_brackets(button_row(game, size));
        const std::map<std::int32_t, Action> buttons = buttons_at(game, size);
        CAPTURE(size.width, row);
        REQUIRE(buttons.size() > 40);
        game.act(rules::Walk{core::Direction::East});
        CHECK(without_brackets(button_row(game, size)) == row);
        game.act(rules::PickUp{});
        CHECK(without_brackets(button_row(game, size)) == row);
        CHECK(buttons_at(game, size) == buttons);
        const screen::MenuModel menu{screen::MenuPurpose::Pause, {{screen::ActionLine{Action::Resume}}}, 0};
        game.open("pause", &menu, {{Action::Resume}, {Action::Cancel}});
        CHECK(without_brackets(button_row(game, size)) == row);
        CHECK(buttons_at(game, size) == buttons);  // a click leaves the menu first
    }
}

TEST_CASE("the buttons rest while a screen is open that can't be left", "[panels][H3]") {
    StagedGame game(closet);
    REQUIRE_FALSE(buttons_at(game, smallest_window).empty());
    SECTION("because it takes no cancel") {
        const screen::MenuModel menu{screen::MenuPurpose::Pause, {{screen::ActionLine{Action::Resume}}}, 0};
        game.open("pause", &menu, {{Action::Resume}});
        CHECK(buttons_at(game, smallest_window).empty());
    }
    SECTION("because who leaves it gives something up") {
        const screen::MenuModel menu{
            screen::MenuPurpose::Identify, {{screen::ActionLine{Action::Resume}}}, 0};
        game.open("identify", &menu, {{Action::Resume}, {Action::Cancel}});
        CHECK(buttons_at(game, smallest_window).empty());
    }
}

TEST_CASE("a button is grey where it would do nothing, and says why", "[panels][H3]") {
    StagedGame game(closet);
    CHECK(button_row(game, smallest_window).find("[o] explore") != std::string::npos);
    CHECK(button_row(game, smallest_window).find(" i  pack") != std::string::npos);
    game.presenter.point(screen::PointedOffer{{Action::Pack}});
    CHECK(help_row(game, smallest_window).find(english().get("grey-pack")) != std::string::npos);
    game.act(rules::Walk{core::Direction::East});
    game.act(rules::PickUp{});
    CHECK(button_row(game, smallest_window).find("[i] pack") != std::string::npos);
    CHECK(help_row(game, smallest_window).find(english().get("explain-pack")) != std::string::npos);
    CHECK(help_row(game, smallest_window).find(english().get("grey-pack")) == std::string::npos);
}

TEST_CASE("all buttons have their names in the smallest window, and their keys on any screen",
          "[panels][H3]") {
    const StagedGame game(closet);
    for (std::int32_t width = 40; width <= 240; width += 4) {
        const std::string row = button_row(game, {width, 30});
        CAPTURE(width, row);
        CHECK(words::text_width(row) <= width + 1);
        CHECK(row.find("Esc") != std::string::npos);
        CHECK((width < 80 || row.find("menu") != std::string::npos));
    }
}

}  // namespace
}  // namespace torchwake::panels
