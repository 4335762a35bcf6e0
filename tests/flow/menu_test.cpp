#include "flow/drawn_game.hpp"

#include <torchwake/flow/menu.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;

constexpr std::string_view single_cell = "###\n#@#\n###";

screen::MenuModel slots(std::int32_t count) {
    screen::MenuModel menu{screen::MenuPurpose::Use, {}, 0};
    for (std::int32_t line = 0; line < count; ++line) {
        menu.lines.push_back({screen::FreeSlotLine{}, U'a' + static_cast<char32_t>(line), false});
    }
    return menu;
}

}  // namespace

TEST_CASE("up and down go around, pages and ends do not", "[flow][menu][F7]") {
    screen::MenuModel menu = slots(12);
    const auto moved = [&menu](Action action) {
        CHECK(move_cursor(menu, action));
        return menu.cursor;
    };
    CHECK(moved(Action::Up) == 11);
    CHECK(moved(Action::Down) == 0);
    CHECK(moved(Action::PageUp) == 0);
    CHECK(moved(Action::PageDown) == 10);
    CHECK(moved(Action::PageDown) == 11);
    CHECK(moved(Action::Home) == 0);
    CHECK(moved(Action::End) == 11);
    CHECK_FALSE(move_cursor(menu, Action::Confirm));
}

TEST_CASE("a menu without a line that can be chosen has its cursor on the first", "[flow][menu][F7]") {
    screen::MenuModel menu = slots(3);
    menu.cursor = 2;
    place_cursor(menu);
    CHECK(menu.cursor == 0);
}

TEST_CASE("each line can be answered directly", "[flow][menu]") {
    const screen::MenuModel menu = slots(3);
    const screen::Prompt prompt = menu_prompt(menu);
    for (std::int32_t line = 0; line < 3; ++line) {
        CHECK(prompt.accepts({Action::Choose, line}));
        CHECK(find_line(menu, {Action::Choose, line}) == line);
    }
    CHECK_FALSE(prompt.accepts({Action::Choose, 3}));
    CHECK(find_letter(menu, U'b') == 1);
    CHECK_FALSE(find_letter(menu, U'z').has_value());
}

TEST_CASE("hovering moves the cursor, a click confirms, a right click cancels", "[flow][menu][F7]") {
    DrawnGame played(single_cell);
    played.start().press("Escape");
    CHECK(played.game.awaiting() == "play/pause");
    CHECK(played.hover_line(2));
    CHECK(played.menu()->cursor == 2);
    CHECK(played.stage.ticks == 1);
    CHECK(played.hover_line(2));
    CHECK(played.stage.ticks == 1);
    CHECK_FALSE(played.hover_line(99));
    CHECK_FALSE(played.hover_line(-1));
    CHECK(played.click_line(2));
    CHECK(played.game.awaiting() == "play/pause/help");
    CHECK(played.game.input(screen::PointerClicked{screen::PointedNothing{}, screen::MouseButton::Right}));
    CHECK(played.game.awaiting() == "play/pause");
    played.require_clean_end();
}

TEST_CASE("a label below a list is for the line on which the pointer rested, not for those that it crossed",
          "[flow][menu][H3]") {
    DrawnGame played("########\n#@!F}..#\n########");
    played.start().press("Right g Right g Right g i");
    REQUIRE(played.menu()->lines.size() == 3);
    played.hover_line(0);
    played.wait(300);
    played.hover_line(1);
    played.wait(40);
    played.hover_line(2);
    played.wait(40);
    CHECK(played.menu()->cursor == 2);
    played.game.input(screen::PointerMoved{screen::PointedOffer{{screen::Action::Throw}}});
    CHECK(played.menu()->cursor == 0);
    played.hover_line(2);
    played.wait(300);
    played.game.input(screen::PointerMoved{screen::PointedOffer{{screen::Action::Left}}});
    CHECK(played.menu()->cursor == 2);
    played.game.input(screen::PointerMoved{screen::PointedOffer{{screen::Action::Throw}}});
    CHECK(played.menu()->cursor == 2);
    played.require_clean_end();
}

TEST_CASE("the wheel moves the cursor by its lines", "[flow][menu][F7]") {
    DrawnGame played(single_cell);
    played.start().press("Escape");
    CHECK(played.game.input(screen::WheelTurned{-3}));
    CHECK(played.menu()->cursor == 3);
    CHECK(played.game.input(screen::WheelTurned{2}));
    CHECK(played.menu()->cursor == 1);
    CHECK_FALSE(played.game.input(screen::WheelTurned{0}));
    played.require_clean_end();
}

}  // namespace torchwake::flow
