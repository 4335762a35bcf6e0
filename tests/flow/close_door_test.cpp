#include "flow/drawn_game.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {

using screen::Action;

TEST_CASE("the only open door around is closed without a question", "[flow][F2]") {
    DrawnGame played("#####\n#.@'#\n#####");
    played.start();
    CHECK(played.press("c"));
    CHECK(played.turn() == 1);
    CHECK(scenario::events_of<rules::DoorClosed>(played.stage.events).size() == 1);
    played.require_clean_end();
}

TEST_CASE("without an open door closing is refused", "[flow][F2]") {
    DrawnGame played("#####\n#.@+#\n#####");
    played.start();
    const std::uint64_t before = played.hash();
    played.press("c");
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::NoOpenDoorThere});
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("among several open doors the direction is asked", "[flow][F2][F6]") {
    DrawnGame played("#####\n#'@'#\n#####");
    played.start().press("c");
    CHECK(played.game.awaiting() == "play/close-door");
    CHECK(played.offers({Action::MoveEast}));
    CHECK(played.offers({Action::MoveWest}));
    CHECK_FALSE(played.offers({Action::MoveNorth}));
    SECTION("and closed") {
        played.press("h");
        const auto closed = scenario::events_of<rules::DoorClosed>(played.stage.events);
        REQUIRE(closed.size() == 1);
        CHECK(closed.front().door == core::Point{1, 1});
    }
    SECTION("or not") {
        played.press("Escape");
        CHECK(played.turn() == 0);
    }
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

}  // namespace torchwake::flow
