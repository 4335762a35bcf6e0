#include "flow/drawn_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <sstream>

namespace torchwake::flow {
namespace {

using screen::Action;

constexpr std::string_view yard = R"(
    #####
    #...#
    #.@.#
    #...#
    #####)";

}  // namespace

TEST_CASE("arrows, number pad and letters walk in eight directions", "[flow][F2]") {
    struct Case {
        std::string_view keys;
        core::Point to;
    };
    for (const Case& walk :
         {Case{"Up Num8 k", {2, 1}}, Case{"Down Num2 j", {2, 3}}, Case{"Left Num4 h", {1, 2}},
          Case{"Right Num6 l", {3, 2}}, Case{"Num7 y", {1, 1}}, Case{"Num9 u", {3, 1}},
          Case{"Num1 b", {1, 3}}, Case{"Num3 n", {3, 3}}}) {
        std::istringstream names{std::string(walk.keys)};
        for (std::string name; names >> name;) {
            DrawnGame played(yard);
            played.start();
            CHECK(played.press(name));
            CHECK(played.hero_at() == walk.to);
            played.require_clean_end();
        }
    }
}

TEST_CASE("each waiting key waits a turn", "[flow][F2]") {
    DrawnGame played(yard);
    played.start().press(". Space Num5");
    CHECK(played.turn() == 3);
    played.require_clean_end();
}

TEST_CASE("a refused command says why and costs no turn", "[flow][F2][W4]") {
    DrawnGame played("###\n#@#\n###");
    played.start();
    const std::uint64_t before = played.hash();
    CHECK(played.press("Left g"));
    CHECK(played.stage.refusals ==
          std::vector{rules::RefusalReason::WallInTheWay, rules::RefusalReason::NothingToPickUp});
    CHECK(played.hash() == before);
    CHECK(played.stage.events.empty());
    played.require_clean_end();
}

TEST_CASE("a click on a cell beside the hero steps there", "[flow][F2]") {
    DrawnGame played(yard);
    played.start();
    CHECK(played.game.input(screen::PointerClicked{screen::PointedCell{{3, 1}}}));
    CHECK(played.hero_at() == core::Point{3, 1});
    CHECK_FALSE(played.click({5, 2}));
    CHECK_FALSE(played.game.input(screen::PointerClicked{screen::PointedNothing{}}));
    CHECK(played.game.input(screen::PointerClicked{screen::PointedOffer{{Action::Pause}}}));
    CHECK(played.game.awaiting() == "play/pause");
    played.require_clean_end();
}

TEST_CASE("a click on the hero takes what is underfoot, goes by the stairs there, or else waits",
          "[flow][F2][H5]") {
    DrawnGame played("#####\n#@!>#\n#####");
    played.start();
    CHECK(played.click(played.hero_at()));
    CHECK(played.turn() == 1);
    played.press("Right");
    CHECK(played.click(played.hero_at()));
    CHECK(scenario::events_of<rules::ItemPickedUp>(played.stage.events).size() == 1);
    played.press("Right");
    CHECK(played.click(played.hero_at()));
    CHECK(played.game.awaiting() == "play/level-up");  // the way down asks for it
    played.press("Escape");
    played.require_clean_end();
}

TEST_CASE("a label that has come under a resting pointer takes the second click", "[flow][F2][H3]") {
    DrawnGame played("#####\n#@.>#\n#####");
    played.start();
    const screen::PointedOffer wait{{Action::Wait}};
    const screen::PointedOffer pause{{Action::Pause}};
    played.game.input(screen::PointerMoved{wait});
    CHECK(played.game.input(screen::PointerClicked{wait}));
    CHECK_FALSE(played.game.input(screen::PointerClicked{pause}));
    CHECK(played.game.awaiting() == "play");
    CHECK(played.game.input(screen::PointerClicked{pause}));
    CHECK(played.game.awaiting() == "play/pause");
    played.press("Escape");
    played.game.input(screen::PointerMoved{wait});
    CHECK(played.game.input(screen::PointerClicked{wait}));
    played.game.input(screen::PointerMoved{pause});
    CHECK(played.game.input(screen::PointerClicked{pause}));
    CHECK(played.game.awaiting() == "play/pause");
    played.require_clean_end();
}

TEST_CASE("each turn's events are in the chronicle", "[flow][F2]") {
    DrawnGame played("#####\n#@!.#\n#####");
    played.start().press("Right g d a");
    played.require_clean_end();
    const save::SavedRun stored = played.stored();
    const auto entries = stored.chronicle.entries();
    REQUIRE(entries.size() == 4);
    CHECK(std::holds_alternative<rules::LevelEntered>(*entries[0].event()));
    REQUIRE(entries[1].remark() != nullptr);
    CHECK(std::get<save::Notice>(*entries[1].remark()).key == "hint-items");
    CHECK(entries[2].turn == 2);
    CHECK(entries[3].turn == 3);
}

TEST_CASE("an offer that is not published is refused and changes nothing", "[flow][F2]") {
    DrawnGame played(yard);
    played.start().press(".");
    const std::uint64_t before = played.hash();
    for (const Action action :
         {Action::Confirm, Action::Cancel, Action::NewGame, Action::Skip, Action::Abandon}) {
        CHECK_FALSE(played.take(action));
    }
    CHECK(played.hash() == before);
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("a named seed is the first new game's alone", "[flow][F2]") {
    DrawnGame played(yard, {.seed = 42, .start = Start::NewGame});
    played.start();
    CHECK(played.knowledge().seed() == 42);
    played.press("Escape a Down Enter n");
    CHECK(played.knowledge().seed() == 100);
    played.require_clean_end();
}

TEST_CASE("the way on which a click leads is known in play: one step while an enemy hunts the hero",
          "[flow][F7]") {
    DrawnGame played("##########\n#@.....>.#\n##########");
    played.start();
    const auto way = [&played] { return *played.layer<screen::PlayModel>().way; };
    CHECK(way().empty());
    played.hover({4, 1});
    CHECK(way() == std::vector<core::Point>{{2, 1}, {3, 1}, {4, 1}});
    played.press("Right");
    CHECK(way().empty());  // a key takes the pointer off the map
    played.hover({4, 1});
    CHECK(way() == std::vector<core::Point>{{3, 1}, {4, 1}});
    played.game.input(screen::PointerMoved{screen::PointedNothing{}});
    CHECK(way().empty());
    played.require_clean_end();

    DrawnGame hunted("##########\n#@.....T.#\n##########");
    hunted.start().press(".");
    hunted.hover({5, 1});
    CHECK(*hunted.layer<screen::PlayModel>().way == std::vector<core::Point>{{2, 1}});
    hunted.require_clean_end();
}

}  // namespace torchwake::flow
