#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using Notices = std::vector<std::string>;

constexpr std::string_view gallery = "###########\n#@..!.d...#\n###########";

/// A run whose hero has lost more than half of its hit points.
save::SavedRun hard_run() {
    save::SavedRun run{rules::new_run(drawn_rules(gallery), 6), {}};
    rules::Vitals& vitals = run.world.entities.vitals[rules::hero_id];
    vitals.hit_points = vitals.max_hit_points / 2 - 1;
    return run;
}

}  // namespace

TEST_CASE("the first item, the first enemy and the first bad wounds are hinted at, once each",
          "[flow][hints][F2]") {
    DrawnGame played(gallery, {.start = Start::Continue});
    played.storage.kept_runs.put(hard_run());
    played.start();
    CHECK(played.stage.notices.empty());
    played.press("Right");
    CHECK(played.stage.notices == Notices{"hint-items", "hint-enemy", "hint-hurt"});
    played.press("Right Left Right");
    CHECK(played.stage.notices.size() == 3);
    played.require_clean_end();
}

TEST_CASE("a hint is given when there is something to it", "[flow][hints][F2]") {
    DrawnGame played("######\n#@..!#\n######");
    played.start().press("Right");
    CHECK(played.stage.notices == Notices{"hint-items"});
    played.require_clean_end();
    DrawnGame empty(short_hall);
    empty.start().press("Right");
    CHECK(empty.stage.notices.empty());
    empty.require_clean_end();
}

TEST_CASE("the first enemy beside the hero brings a hint about the key that attacks", "[flow][hints][H2]") {
    DrawnGame played("#######\n#@..d.#\n#######");
    played.start().press("Right");
    CHECK(played.stage.notices == Notices{"hint-enemy"});
    played.press("Right");
    CHECK(played.stage.notices == Notices{"hint-enemy", "hint-attack"});
    played.press("Right");
    CHECK(played.stage.notices.size() == 2);
    played.require_clean_end();
}

TEST_CASE("a hint names the button of the device that was used last", "[flow][hints][F2][H4]") {
    DrawnGame played("######\n#@..!#\n######");
    played.start().press("PadRight");
    CHECK(played.stage.arguments == Notices{"PadA"});
    played.require_clean_end();
    DrawnGame typed("######\n#@..!#\n######");
    typed.start().press("Right");
    CHECK(typed.stage.arguments == Notices{"g"});
    typed.require_clean_end();
}

TEST_CASE("who carries gear for a free place is told to hold or wear it", "[flow][hints][F2]") {
    DrawnGame played("######\n#@}..#\n######");
    played.start().press("Right g");
    CHECK(played.stage.notices == Notices{"hint-items", "hint-gear"});
    CHECK(played.stage.arguments.back() == "i");
    played.require_clean_end();
}

TEST_CASE("the dead are given no hint", "[flow][hints][F2]") {
    DrawnGame played("######\n#@..!#\n######", {.start = Start::Continue});
    save::SavedRun run{rules::new_run(drawn_rules("######\n#@..!#\n######"), 6), {}};
    run.world.entities.vitals[rules::hero_id].hit_points = 1;
    run.world.entities.hungers.erase(rules::hero_id);
    run.world.entities.hungers.insert(rules::hero_id, {.turns = 1000});
    played.storage.kept_runs.put(run);
    played.start().press("Right");
    REQUIRE_FALSE(played.knowledge().hero().alive);
    CHECK(played.stage.notices.empty());
}

TEST_CASE("a refused command gives no hint", "[flow][hints][F2]") {
    DrawnGame played(gallery);
    played.start().press("Left");
    CHECK(played.stage.refusals.size() == 1);
    CHECK(played.stage.notices.empty());
    played.require_clean_end();
}

TEST_CASE("hints that were given are kept among the options, and not given in a later game",
          "[flow][hints][F2]") {
    DrawnGame first(gallery);
    first.start().press("Right");
    REQUIRE(first.storage.options.has_value());
    CHECK(first.storage.options->hints_seen == 3);
    first.require_clean_end();
    GameSettings settings;
    settings.options = *first.storage.options;
    settings.start = Start::NewGame;
    DrawnGame second(gallery, settings);
    second.start().press("Right");
    CHECK(second.stage.notices.empty());
    CHECK_FALSE(second.storage.options.has_value());
    second.require_clean_end();
}

}  // namespace torchwake::flow
