// The question before a deed that would harm the hero or one that is no enemy.

#include "flow/drawn_game.hpp"
#include "scenario/market.hpp"
#include "scenario/trap_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <string_view>

namespace torchwake::flow {
namespace {

using forecast::HarmKind;

/// A scroll of fireball, and a dummy so near that the fire reaches the hero, too.
constexpr std::string_view near_dummy = "########\n#@F.d..#\n########";

constexpr std::string_view two_scrolls = "########\n#@FFd..#\n########";

const screen::ConfirmModel& question(const DrawnGame& played) {
    return played.layer<screen::ConfirmModel>();
}

/// The question about what is used and aimed.
constexpr std::string_view asked_while_aiming = "play/use/aim/confirm";

/// Takes the scroll, and aims it at the dummy.
void aim_fireball(DrawnGame& played) {
    played.start().press("Right g a a Enter");
    REQUIRE(played.game.awaiting() == asked_while_aiming);
}

/// A confused hero beside a dart trap that it knows of.
struct ConfusedGame {
    explicit ConfusedGame(std::int32_t turns = 30)
        : played(map, scenario::trap_catalog(), {.start = Start::Continue}) {
        rules::LevelPlan plan = scenario::read_level(scenario::trap_catalog(), map).plan;
        plan.traps.push_back({scenario::trap_id(scenario::TestTrap::Dart), {1, 1}});
        played.ruleset.level_source = [plan](const content::Catalog&, std::uint64_t, std::int32_t) {
            return plan;
        };
        save::SavedRun run{rules::new_run(played.ruleset, 6), {}};
        run.world.level.traps.front().state = rules::TrapState::Spotted;
        const content::MonsterId hero = scenario::trap_catalog().hero();
        run.world.entities.conditions.insert(rules::hero_id, {});
        run.world.entities.conditions[rules::hero_id]
            .of[static_cast<std::size_t>(content::ConditionKind::Confusion)] = {turns, 1, false,
                                                                                rules::hero_id, hero};
        rules::rebuild_caches({scenario::trap_catalog(), run.world});
        played.storage.kept_runs.put(run);
        played.start();
    }

    static constexpr std::string_view map = "#####\n#.@.#\n#####";
    DrawnGame played;
};

}  // namespace

TEST_CASE("a burst that reaches the hero awaits a confirmation, and Escape goes back to the aim",
          "[flow][confirm][H2][F6]") {
    DrawnGame played(near_dummy);
    played.start().press("Right g");
    const std::uint64_t before = played.hash();
    played.press("a a Enter");
    REQUIRE(played.game.awaiting() == asked_while_aiming);
    CHECK(question(played).harm.kind == HarmKind::Self);
    CHECK(question(played).at == played.hero_at());
    CHECK(played.hash() == before);
    played.press("Escape");
    REQUIRE(played.game.awaiting() == "play/use/aim");
    CHECK(played.layer<screen::AimModel>().at == core::Point{4, 1});
    CHECK(played.hash() == before);
    played.press("Enter Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK(scenario::events_of<rules::AreaStruck>(played.stage.events).size() == 1);
    played.require_clean_end();
}

TEST_CASE("a scroll that would hit nobody awaits a confirmation", "[flow][confirm][H2]") {
    DrawnGame played("########\n#@M..d.#\n########");
    played.start().press("Right g");
    const std::uint64_t before = played.hash();
    played.press("a a");
    played.hover({4, 1});
    played.press("Enter");
    REQUIRE(played.game.awaiting() == asked_while_aiming);
    CHECK(question(played).harm.kind == HarmKind::Waste);
    played.press("Escape");
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("no leaves the question, and another target may harm nobody", "[flow][confirm][H2]") {
    DrawnGame played("###########\n#@F....d..#\n#..d......#\n###########");
    aim_fireball(played);
    played.press("Escape");
    played.hover({7, 1});
    played.press("Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK(scenario::events_of<rules::AreaStruck>(played.stage.events).size() == 1);
    played.require_clean_end();
}

TEST_CASE("a held key does not answer the question", "[flow][confirm][H2]") {
    DrawnGame played(near_dummy);
    played.start().press("Right g a a");
    const std::uint64_t before = played.hash();
    played.hold("Enter");
    for (int frame = 0; frame < 100; ++frame) {
        played.wait(20);
    }
    CHECK(played.game.awaiting() == asked_while_aiming);
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("the question is answered by click and by gamepad, too", "[flow][confirm][H2]") {
    for (const bool agrees : {true, false}) {
        for (const bool by_pad : {true, false}) {
            DrawnGame played(near_dummy);
            aim_fireball(played);
            const std::int32_t turn = played.turn();
            if (by_pad) {
                played.press(agrees ? "PadA" : "PadB");
            } else if (agrees) {
                const screen::PointedOffer label{{screen::Action::Confirm}};
                played.game.input(screen::PointerClicked{label});
            } else {
                played.click({5, 1}, screen::MouseButton::Right);
            }
            CHECK(played.game.awaiting() == (agrees ? "play" : "play/use/aim"));
            CHECK(played.turn() == turn + (agrees ? 1 : 0));
            played.require_clean_end();
        }
    }
}

TEST_CASE("a throw at one that is no enemy awaits a confirmation", "[flow][confirm][H2]") {
    DrawnGame played("#########\n#@u..s.d#\n#########", scenario::market_catalog());
    played.start().press("Right g v a");
    played.hover({5, 1});
    played.press("Enter");
    REQUIRE(played.game.awaiting() == "play/throw/aim/confirm");
    CHECK(question(played).harm.kind == HarmKind::Friend);
    CHECK(question(played).at == core::Point{5, 1});
    played.press("Escape");
    const std::int32_t turn = played.turn();
    played.hover({4, 1});
    played.press("Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == turn + 1);
    played.require_clean_end();
}

TEST_CASE("what harms nobody but enemies is not asked about", "[flow][confirm][H2]") {
    DrawnGame played("###########\n#@F....d..#\n###########");
    played.start().press("Right g a a Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == 3);
    played.require_clean_end();
}

TEST_CASE("a deed that was agreed to is not asked about again when it is done again at once",
          "[flow][confirm][H2]") {
    DrawnGame played(two_scrolls, GameSettings{.start = Start::Continue});
    played.storage.kept_runs.put(run_with_sturdy_dummies(two_scrolls));
    played.start().press("Right g Right g Left a a Enter");
    REQUIRE(played.game.awaiting() == asked_while_aiming);
    played.press("Enter");
    const std::int32_t turn = played.turn();
    played.press("r");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == turn + 1);
    played.require_clean_end();
}

TEST_CASE("a deed that is aimed anew is asked about again", "[flow][confirm][H2]") {
    DrawnGame played(two_scrolls, GameSettings{.start = Start::Continue});
    played.storage.kept_runs.put(run_with_sturdy_dummies(two_scrolls));
    played.start().press("Right g Right g Left a a Enter Enter");
    REQUIRE(played.game.awaiting() == "play");
    const std::int32_t turn = played.turn();
    played.press("a b Enter");
    REQUIRE(played.game.awaiting() == asked_while_aiming);
    played.press("Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == turn + 1);
    played.require_clean_end();
}

TEST_CASE("a deed that was agreed to is asked about again once the hero did something else",
          "[flow][confirm][H2]") {
    DrawnGame played(two_scrolls, GameSettings{.start = Start::Continue});
    played.storage.kept_runs.put(run_with_sturdy_dummies(two_scrolls));
    played.start().press("Right g Right g Left a a Enter Enter . r");
    CHECK(played.game.awaiting() == "play/confirm");
    played.require_clean_end();
}

TEST_CASE("a confused step beside a known trap awaits the same direction, pressed afresh",
          "[flow][confirm][traps][H2]") {
    ConfusedGame game;
    DrawnGame& played = game.played;
    const std::uint64_t before = played.hash();
    played.hold("Right");
    REQUIRE(played.game.awaiting() == "play/confirm");
    CHECK(question(played).harm.kind == HarmKind::Trap);
    CHECK(question(played).at == core::Point{1, 1});
    for (int frame = 0; frame < 100; ++frame) {
        played.wait(20);
    }
    CHECK(played.game.awaiting() == "play/confirm");
    CHECK(played.hash() == before);
    played.release("Right");
    played.press("Left");
    CHECK(played.game.awaiting() == "play/confirm");
    played.press("Right");
    CHECK(played.turn() == 1);
    played.require_clean_end();
}

TEST_CASE("a click on the cell of the step answers its question, and one elsewhere leaves it",
          "[flow][confirm][traps][H2]") {
    ConfusedGame game;
    game.played.click({3, 1});
    REQUIRE(game.played.game.awaiting() == "play/confirm");
    game.played.click({1, 1});
    CHECK(game.played.game.awaiting() == "play");
    CHECK(game.played.turn() == 0);
    game.played.click({3, 1});
    REQUIRE(game.played.game.awaiting() == "play/confirm");
    game.played.game.input(screen::PointerClicked{screen::PointedSign{{}, screen::Action::Messages}});
    CHECK(game.played.game.awaiting() == "play");
    game.played.click({3, 1});
    REQUIRE(game.played.game.awaiting() == "play/confirm");
    game.played.click({3, 1});
    CHECK(game.played.turn() == 1);
    game.played.require_clean_end();
}

TEST_CASE("a process that dies inside the question comes back into it", "[flow][confirm][H2][F4]") {
    DrawnGame killed(near_dummy);
    aim_fireball(killed);
    DrawnGame next(near_dummy, GameSettings{.start = Start::Continue});
    next.storage.kept_runs = killed.storage.kept_runs;
    next.storage.kept_runs.leave();
    next.start();
    REQUIRE(next.game.awaiting() == asked_while_aiming);
    CHECK(question(next).harm == question(killed).harm);
    CHECK(next.hash() == killed.hash());
    next.press("Enter");
    killed.press("Enter");
    CHECK(next.hash() == killed.hash());
    CHECK(next.turn() == 3);
    next.require_clean_end();
}

TEST_CASE("a run in which a question was answered comes back behind it", "[flow][confirm][H2][F4]") {
    DrawnGame killed(near_dummy);
    aim_fireball(killed);
    killed.press("Enter a");
    DrawnGame next(near_dummy, GameSettings{.start = Start::Continue});
    next.storage.kept_runs = killed.storage.kept_runs;
    next.storage.kept_runs.leave();
    next.start();
    CHECK(next.game.awaiting() == "play/use");
    CHECK(next.hash() == killed.hash());
    next.require_clean_end();
}

}  // namespace torchwake::flow
