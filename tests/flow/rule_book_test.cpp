// The rule book: its pages are turned, chosen, left and searched.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <torchwake/screen/rule_page.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string_view>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::RulePage;

constexpr std::string_view hall_of_reading = "#####\n#@..#\n#####";

const screen::HelpModel& open_book(const DrawnGame& played) {
    return played.layer<screen::HelpModel>();
}

RulePage open_page(const DrawnGame& played) {
    return static_cast<RulePage>(open_book(played).menu.cursor);
}

}  // namespace

TEST_CASE("a letter opens its page of the rule book, Backspace goes back, and Escape closes it at once",
          "[flow][rules][H1]") {
    DrawnGame played(hall_of_reading);
    played.stage.range = 5;
    played.start().press("?");
    CHECK(open_page(played) == RulePage::Start);
    played.press("d Down Down");
    CHECK(open_page(played) == RulePage::Fights);
    CHECK(open_book(played).first_line == 2);
    played.press("?");
    CHECK(open_page(played) == RulePage::Keys);
    CHECK(open_book(played).first_line == 0);
    played.press("Backspace");
    CHECK(open_page(played) == RulePage::Fights);
    played.press("Backspace");
    CHECK(open_page(played) == RulePage::Start);
    CHECK_FALSE(played.press("Backspace"));
    played.press("d ?");
    CHECK(open_page(played) == RulePage::Keys);
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("choosing a page of the rule book that was passed goes back to it, and hovering turns none",
          "[flow][rules][H1]") {
    DrawnGame played(hall_of_reading);
    played.start().press("? b c d b");
    CHECK(open_page(played) == RulePage::Attributes);
    played.hover_line(static_cast<std::int32_t>(RulePage::Traps));
    CHECK(open_page(played) == RulePage::Attributes);
    CHECK(played.click_line(static_cast<std::int32_t>(RulePage::Traps)));
    CHECK(open_page(played) == RulePage::Traps);
    played.press("Backspace Backspace");
    CHECK(open_page(played) == RulePage::Start);
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("left and right turn the pages of the rule book, round from the last to the first",
          "[flow][rules][H1]") {
    DrawnGame played(hall_of_reading);
    played.start().press("? Left");
    CHECK(open_page(played) == RulePage::Keys);
    played.press("Right Right");
    CHECK(open_page(played) == RulePage::Attributes);
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("a search in the rule book ends by Escape, or where a page is chosen", "[flow][rules][H1]") {
    DrawnGame played(hall_of_reading);
    played.start().press("? /");
    CHECK(open_book(played).text.typing);
    CHECK(played.game.input(screen::TextEntered{U'f'}));
    CHECK(open_book(played).text.text == "f");
    played.press("Escape");
    CHECK(open_book(played).text.text.empty());
    CHECK(open_page(played) == RulePage::Start);
    played.press("/");
    CHECK(played.game.input(screen::TextEntered{U'f'}));
    played.press("Enter");
    CHECK_FALSE(open_book(played).text.typing);
    CHECK(played.click_line(static_cast<std::int32_t>(RulePage::Traps)));
    CHECK(open_page(played) == RulePage::Traps);
    CHECK(open_book(played).text.text.empty());
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("in a run the rule book leads to the discoveries, on the title it does not", "[flow][rules][H1]") {
    DrawnGame played(hall_of_reading);
    played.start().press("? l");
    CHECK(open_page(played) == RulePage::Monsters);
    CHECK(open_book(played).knowledge.has_value());
    CHECK(played.take(Action::Discoveries));
    CHECK(played.game.awaiting() == "play/help/discoveries");
    played.press("Escape");
    CHECK(played.game.awaiting() == "play/help");
    played.require_clean_end();

    DrawnGame at_title(hall_of_reading, scenario::test_catalog(), {});
    at_title.start();
    CHECK(at_title.take(Action::Help));
    CHECK(at_title.game.awaiting() == "title/help");
    CHECK_FALSE(at_title.take(Action::Discoveries));
    CHECK(open_book(at_title).menu.lines.size() == screen::rule_page_table.size());
}

}  // namespace torchwake::flow
