// One key for each common deed: attack the nearest, go to the stairs, repeat the last shot, throw or spell.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <string_view>

namespace torchwake::flow {
namespace {

using autopilot::StopReason;
using rules::RefusalReason;
using Notices = std::vector<std::string>;

constexpr std::string_view two_dummies = "###########\n#@..d..d..#\n###########";
constexpr std::string_view two_javelins = "###########\n#@||.d..d.#\n###########";

/// The targets of all missiles so far.
std::vector<core::Point> targets(const DrawnGame& played) {
    std::vector<core::Point> cells;
    for (const auto& flew : scenario::events_of<rules::MissileFlew>(played.stage.events)) {
        cells.push_back(flew.target);
    }
    return cells;
}

/// A game in which dummies outlast all that is thrown at them.
std::unique_ptr<DrawnGame> target_range(std::string_view map) {
    auto game = std::make_unique<DrawnGame>(map, GameSettings{.start = Start::Continue});
    game->storage.kept_runs.put(run_with_sturdy_dummies(map));
    game->start();
    return game;
}

/// A process that goes on with the run that another left by dying.
std::unique_ptr<DrawnGame> continued(const DrawnGame& killed, std::string_view map) {
    auto next = std::make_unique<DrawnGame>(map, GameSettings{.start = Start::Continue});
    next->storage.kept_runs = killed.storage.kept_runs;
    next->storage.kept_runs.leave();
    next->start();
    return next;
}

}  // namespace

TEST_CASE("Tab steps towards the nearest enemy, and attacks it once it is beside the hero", "[flow][H2]") {
    DrawnGame played(two_dummies);
    played.start().press("Tab Tab");
    CHECK(played.hero_at() == core::Point{3, 1});
    CHECK(played.turn() == 2);
    played.press("Tab");
    CHECK(played.hero_at() == core::Point{3, 1});
    CHECK(played.turn() == 3);
    const auto landed = scenario::events_of<rules::BlowLanded>(played.stage.events).size();
    const auto dodged = scenario::events_of<rules::BlowDodged>(played.stage.events).size();
    CHECK(landed + dodged >= 1);
    played.require_clean_end();
}

TEST_CASE("Tab without an enemy, and below half of the hit points, says why and costs nothing",
          "[flow][H2]") {
    DrawnGame alone(short_hall);
    alone.start();
    const std::uint64_t before = alone.hash();
    alone.press("Tab");
    CHECK(alone.stage.stops == std::vector{StopReason::NoEnemy});
    CHECK(alone.hash() == before);
    alone.require_clean_end();

    DrawnGame hurt(two_dummies, {.start = Start::Continue});
    save::SavedRun run{rules::new_run(drawn_rules(two_dummies), 6), {}};
    run.world.entities.vitals[rules::hero_id].hit_points = 9;
    hurt.storage.kept_runs.put(run);
    hurt.start();
    const std::uint64_t weak = hurt.hash();
    hurt.press("Tab");
    CHECK(hurt.stage.stops == std::vector{StopReason::TooWeak});
    CHECK(hurt.hash() == weak);
    hurt.press("Right");
    CHECK(hurt.turn() == 1);
    hurt.require_clean_end();
}

TEST_CASE("a held Tab attacks once", "[flow][H2][F2]") {
    DrawnGame played(two_dummies);
    played.start().hold("Tab");
    for (int frame = 0; frame < 60; ++frame) {
        played.wait(20);
    }
    CHECK(played.turn() == 1);
    played.require_clean_end();
}

TEST_CASE("the gamepad attacks with its button Back", "[flow][H2]") {
    DrawnGame played(two_dummies);
    played.start().press("PadBack");
    CHECK(played.hero_at() == core::Point{2, 1});
    played.require_clean_end();
}

TEST_CASE("the stairs' keys lead to known stairs, and take them only by a fresh press", "[flow][W9][H2]") {
    DrawnGame played("##########\n#<..@...>#\n##########");
    played.start().hold(">");
    for (int frame = 0; frame < 100; ++frame) {
        played.wait(20);
    }
    CHECK(played.hero_at() == core::Point{8, 1});
    CHECK(played.game.awaiting() == "play");
    CHECK(played.stage.stops == std::vector{StopReason::Arrived});
    played.release(">");
    played.press(">");
    CHECK(played.game.awaiting() == "play/level-up");
    played.press("Escape <");
    for (int frame = 0; frame < 100; ++frame) {
        played.wait(20);
    }
    CHECK(played.hero_at() == core::Point{1, 1});
    CHECK(played.knowledge().depth() == 1);
    played.require_clean_end();
}

TEST_CASE("the stairs' keys stop before danger as travel does", "[flow][W9][H2]") {
    DrawnGame played("##########\n#@d.....>#\n##########");
    played.start().press(">");
    CHECK(played.turn() == 0);
    CHECK(played.stage.stops == std::vector{StopReason::EnemyInTheWay});
    played.require_clean_end();
}

TEST_CASE("without known stairs their keys say so and cost nothing", "[flow][W9][H2]") {
    DrawnGame played("########\n#@.+.><#\n########");
    played.start();
    const std::uint64_t before = played.hash();
    played.press("> <");
    CHECK(played.stage.stops == std::vector{StopReason::NoStairsDown, StopReason::NoStairsUp});
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("where no stairs lead on, their key says that, and not to explore", "[flow][W9][H2]") {
    constexpr std::string_view map = "########\n#@.....#\n########";
    DrawnGame played(map, {.start = Start::Continue});
    save::SavedRun run{rules::new_run(drawn_rules(map), 4), {}};
    run.world.level.depth = scenario::test_catalog().last_depth();
    played.storage.kept_runs.put(run);
    played.start().press(">");
    CHECK(played.stage.stops.empty());
    CHECK(played.stage.refusals == std::vector{RefusalReason::NoStairsDownHere});
    played.require_clean_end();
}

TEST_CASE("r casts the last spell again at the same target, until the mana is spent", "[flow][H2][T2]") {
    const auto game = target_range(two_dummies);
    DrawnGame& played = *game;
    played.press("z a Tab Enter");
    REQUIRE(targets(played) == std::vector{core::Point{7, 1}});
    const std::int32_t cost = 10 - played.knowledge().hero().mana;
    REQUIRE(cost > 0);
    int casts = 1;
    while (played.knowledge().hero().mana >= cost) {
        played.press("r");
        ++casts;
        REQUIRE(played.turn() == casts);
    }
    CHECK(targets(played) == std::vector<core::Point>(static_cast<std::size_t>(casts), core::Point{7, 1}));
    const std::uint64_t before = played.hash();
    played.press("r");
    CHECK(played.stage.refusals == std::vector{RefusalReason::TooLittleMana});
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("r throws the next of the same items, and says when none is left", "[flow][H2][T2]") {
    const auto game = target_range(two_javelins);
    DrawnGame& played = *game;
    played.press("Right g Right g v a Enter");
    REQUIRE(targets(played) == std::vector{core::Point{5, 1}});
    const std::int32_t turn = played.turn();
    played.press("r");
    CHECK(played.turn() == turn + 1);
    CHECK(targets(played) == std::vector{core::Point{5, 1}, core::Point{5, 1}});
    const std::uint64_t before = played.hash();
    played.press("r");
    CHECK(played.stage.notices.back() == "repeat-none-left");
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("r fires again, and says when there is no ammunition", "[flow][H2][T2]") {
    const auto game = target_range("###########\n#@}::.d..d#\n###########");
    DrawnGame& played = *game;
    played.press("Right g Right g Right g a a f Tab Enter");
    REQUIRE(targets(played) == std::vector{core::Point{9, 1}});
    played.press("r");
    CHECK(targets(played) == std::vector{core::Point{9, 1}, core::Point{9, 1}});
    played.press("r");
    CHECK(played.stage.refusals == std::vector{RefusalReason::NoAmmunition});
    played.require_clean_end();
}

TEST_CASE("r aims at the nearest enemy where the last target is gone from view", "[flow][H2][T2]") {
    DrawnGame played("#########\n#.d@+.d.#\n#########");
    played.start().press("Right Right");  // opens the door, and stands in it
    REQUIRE(played.hero_at() == core::Point{4, 1});
    played.press("z a");
    played.hover({6, 1});
    played.press("Enter");
    REQUIRE(targets(played).back() == core::Point{6, 1});
    played.press("Left c Right r");
    CHECK(targets(played).back() == core::Point{2, 1});
    played.require_clean_end();
}

TEST_CASE("r without a deed, and without an enemy, says so and costs nothing", "[flow][H2]") {
    DrawnGame played("##########\n#@.......#\n##########");
    played.start();
    const std::uint64_t before = played.hash();
    played.press("r");
    CHECK(played.stage.notices == Notices{"repeat-nothing"});
    CHECK(played.hash() == before);
    played.press("z a Enter Enter");
    REQUIRE(played.turn() == 1);
    played.press("r");
    CHECK(played.stage.notices.back() == "repeat-no-target");
    CHECK(played.turn() == 1);
    played.require_clean_end();
}

TEST_CASE("what r repeats is there again after the process died, and after a decision was taken back",
          "[flow][H2][F4]") {
    const auto game = target_range(two_dummies);
    DrawnGame& played = *game;
    played.press("\\ p z a Tab Enter . .");
    const auto next = continued(played, two_dummies);
    next->press("r");
    CHECK(targets(*next) == std::vector{core::Point{7, 1}});
    next->press("Ctrl+z Ctrl+z r");
    CHECK(targets(*next) == std::vector{core::Point{7, 1}, core::Point{7, 1}});
    next->require_clean_end();
}

}  // namespace torchwake::flow
