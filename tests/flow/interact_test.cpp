// The key that deals with what stands beside the hero.

#include "flow/drawn_game.hpp"
#include "scenario/matter_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::flow {
namespace {

std::string tile_at(const DrawnGame& played, core::Point at) {
    const auto tile = played.knowledge().tile(at);
    return tile ? played.knowledge().catalog().tile(*tile).id : std::string();
}

}  // namespace

TEST_CASE("a keg beside the hero is rolled away or set on fire, by one more key", "[flow][props][S1]") {
    for (const char* const choice : {"r", "f"}) {
        DrawnGame played("########\n#@&....#\n########", scenario::matter_catalog());
        played.start().press("e");
        REQUIRE(played.game.awaiting() == "play/roll_or_kindle");
        REQUIRE(played.menu() != nullptr);
        CHECK(played.menu()->lines.size() == 2);
        played.press(choice);
        CHECK(played.game.awaiting() == "play");
        CHECK(played.turn() == 1);
        CHECK(tile_at(played, {2, 1}) == (*choice == 'r' ? "floor" : "keg"));
        played.require_clean_end();
    }
}

TEST_CASE("the question what to do with a keg can be left, and costs no turn", "[flow][props][S1]") {
    DrawnGame played("########\n#@&....#\n########", scenario::matter_catalog());
    played.start().press("e Escape");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == 0);
    played.press("e");
    played.click_line(0);
    CHECK(played.turn() == 1);
    CHECK(tile_at(played, {2, 1}) == "floor");
    played.require_clean_end();
}

TEST_CASE("a fire is asked for where nothing else can be dealt with, and set by its direction or by Enter",
          "[flow][props][S1][H2]") {
    for (const char* const map : {"########\n#@,....#\n########", "#####\n#@&##\n#####"}) {
        for (const char* const answer : {"Right", "Enter", "Escape"}) {
            DrawnGame played(map, scenario::matter_catalog());
            played.start().press("e");
            REQUIRE(played.game.awaiting() == "play/interact");
            CHECK(played.turn() == 0);
            played.press(answer);
            const std::size_t fires = *answer == 'E' && answer[1] == 's' ? 0 : 1;
            CHECK(played.game.awaiting() == "play");
            CHECK(scenario::events_of<rules::FireSet>(played.stage.events).size() == fires);
            played.require_clean_end();
        }
    }
}

TEST_CASE("one thing with one use that is no fire is not asked about", "[flow][props][S1]") {
    DrawnGame played("########\n#@&....#\n########", scenario::matter_catalog());
    played.start().press("T e");
    CHECK(played.game.awaiting() == "play");
    CHECK(tile_at(played, {2, 1}) == "floor");
    played.require_clean_end();
}

TEST_CASE("a fire that would harm the hero is set only after a question", "[flow][props][S1][S3]") {
    DrawnGame played("#######\n#@,,..#\n#######", scenario::matter_catalog());
    played.start().press("Right");
    const std::int32_t turn = played.turn();
    played.press("e Right");
    REQUIRE(played.game.awaiting() == "play/confirm");
    CHECK(played.turn() == turn);
    played.press("Escape");
    CHECK(scenario::events_of<rules::FireSet>(played.stage.events).empty());
    played.require_clean_end();
}

TEST_CASE("of several things beside the hero a direction chooses one", "[flow][props][S1]") {
    DrawnGame played("########\n#@&....#\n#,,....#\n########", scenario::matter_catalog());
    played.start().press("e");
    REQUIRE(played.game.awaiting() == "play/interact");
    played.press("Right");
    REQUIRE(played.game.awaiting() == "play/roll_or_kindle");
    played.press("r");
    CHECK(tile_at(played, {2, 1}) == "floor");
    played.require_clean_end();
}

TEST_CASE("with nothing beside the hero the key says so", "[flow][props][S1]") {
    DrawnGame played("#####\n#@..#\n#####", scenario::matter_catalog());
    played.start().press("e");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == 0);
    played.require_clean_end();
}

}  // namespace torchwake::flow
