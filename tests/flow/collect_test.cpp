// Walking onto an item of a kind that the options name takes it, by a command of its own.

#include "flow/drawn_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string_view>

namespace torchwake::flow {
namespace {

GameSettings collecting(bool missiles, bool coins) {
    GameSettings settings = without_animation();
    settings.options.collect_missiles = missiles;
    settings.options.collect_coins = coins;
    return settings;
}

std::size_t taken(const DrawnGame& played) {
    return scenario::events_of<rules::ItemPickedUp>(played.stage.events).size();
}

}  // namespace

TEST_CASE("a step onto a missile takes it in a turn of its own, if the options say so",
          "[flow][collect][H2]") {
    for (const bool wanted : {true, false}) {
        DrawnGame played("######\n#@:..#\n######", collecting(wanted, true));
        played.start().press("Right");
        CHECK(played.turn() == (wanted ? 2 : 1));
        CHECK(taken(played) == (wanted ? 1 : 0));
        played.require_clean_end();
    }
}

TEST_CASE("travel takes what lies on its way and at its end", "[flow][collect][H2]") {
    DrawnGame played("#########\n#@.:..|.#\n#########", collecting(true, true));
    played.start().click({6, 1});
    played.wait(2000);
    CHECK(played.hero_at() == core::Point{6, 1});
    CHECK(taken(played) == 2);
    played.require_clean_end();
}

TEST_CASE("walking takes nothing that the hero laid down", "[flow][collect][H2]") {
    DrawnGame played("######\n#@:..#\n######", collecting(true, true));
    played.start().press("Right d a Left Right");
    CHECK(taken(played) == 1);
    played.require_clean_end();
}

TEST_CASE("walking takes nothing while an enemy is in view", "[flow][collect][H2]") {
    DrawnGame played("#########\n#@:....d#\n#########", collecting(true, true));
    played.start().press("Right");
    CHECK(taken(played) == 0);
    CHECK(played.turn() == 1);
    played.require_clean_end();
}

}  // namespace torchwake::flow
