// The switch of the forecast's marks, in play and while a cursor is on the map.

#include "flow/drawn_game.hpp"
#include "scenario/matter_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::flow {
namespace {

constexpr std::string_view meadow = "##########\n#@A,,,,..#\n##########";

}  // namespace

TEST_CASE("a press switches the marks of the forecast, and spends no turn", "[flow][S3]") {
    DrawnGame played(meadow, scenario::matter_catalog());
    played.start();
    const std::uint64_t before = played.hash();
    CHECK(played.press("F"));
    CHECK(played.stage.options.all_beats);
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hash() == before);
    CHECK(played.turn() == 0);
    played.require_clean_end();
}

TEST_CASE("the marks are switched while aiming, examining and choosing a way, which stay open",
          "[flow][S3]") {
    DrawnGame played(meadow, scenario::matter_catalog());
    played.start().press("Right g");
    for (const std::string_view way : {"i a", "x", "_"}) {
        played.press(way);
        const std::string open = played.game.awaiting();
        REQUIRE(open != "play");
        const bool before = played.stage.options.all_beats;
        played.press("F");
        CHECK(played.game.awaiting() == open);
        CHECK(played.stage.options.all_beats != before);
        while (played.game.awaiting() != "play") {
            played.press("Escape");
        }
    }
    played.require_clean_end();
}

TEST_CASE("where nothing is to be foretold, the switch of its marks says so", "[flow][S3]") {
    DrawnGame played("#####\n#@..#\n#####");
    played.start().press("F");
    CHECK(played.stage.options.all_beats);
    CHECK(std::ranges::count(played.stage.notices, "forecast-nothing") == 1);
    played.require_clean_end();
}

TEST_CASE("the list of all actions has the forecast, for pads and mice", "[flow][S3]") {
    DrawnGame played(meadow, scenario::matter_catalog());
    played.start().press("Right Enter");
    REQUIRE(played.menu() != nullptr);
    const auto line = std::ranges::find_if(played.menu()->lines, [](const screen::MenuLine& each) {
        return std::get<screen::ActionLine>(each.what).action == screen::Action::Forecast;
    });
    REQUIRE(line != played.menu()->lines.end());
    CHECK(played.click_line(static_cast<std::int32_t>(line - played.menu()->lines.begin())));
    CHECK(played.stage.options.all_beats);
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

}  // namespace torchwake::flow
