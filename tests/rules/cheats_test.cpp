#include "rules/dungeon.hpp"
#include "rules/names.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

Scenario beside_an_orc() {
    return dungeon({R"(
        ########
        #@.+.T.#
        ########)",
                    "@<.>", "@<"});
}

}  // namespace

TEST_CASE("a cheat takes no time, is told, and bends the run for good", "[rules][cheats][F6]") {
    for (const CheatKind kind : {CheatKind::Heal, CheatKind::Reveal, CheatKind::NextLevel, CheatKind::Undying,
                                 CheatKind::Omniscient, CheatKind::Practice}) {
        Scenario scenario = beside_an_orc();
        CHECK_FALSE(scenario.knowledge().hero().cheated);
        const RandomStreams streams = scenario.world.streams;
        const Turn turn = scenario.act(Cheat{kind});
        CHECK(std::get<CheatHappened>(turn.events.front()).kind == kind);
        CHECK(scenario.knowledge().turn() == 0);
        CHECK(scenario.world.streams == streams);
        CHECK(scenario.knowledge().hero().cheated);
        scenario.act(Wait{});
        CHECK(scenario.knowledge().hero().cheated);
    }
}

TEST_CASE("the healing cheat fills the pools", "[rules][cheats][F6]") {
    Scenario scenario = beside_an_orc();
    scenario.set_hit_points(hero_id, 3);
    scenario.world.entities.vitals[hero_id].mana = 1;
    const Turn turn = scenario.act(Cheat{CheatKind::Heal});
    CHECK(scenario.hit_points(hero_id) == 20);
    CHECK(scenario.knowledge().hero().mana == 10);
    REQUIRE(events_of<ActorHealed>(turn.events).size() == 1);
    CHECK(events_of<ActorHealed>(turn.events)[0].amount == 17);
}

TEST_CASE("the revealing cheat shows the level as mapping does", "[rules][cheats][F6][T7]") {
    Scenario scenario = beside_an_orc();
    CHECK(scenario.knowledge().visibility({6, 1}) == forecast::Visibility::Unseen);
    const Turn turn = scenario.act(Cheat{CheatKind::Reveal});
    CHECK(events_of<LevelMapped>(turn.events).size() == 1);
    CHECK(scenario.knowledge().visibility({6, 1}) == forecast::Visibility::Remembered);
    CHECK(scenario.knowledge().visibility({7, 2}) == forecast::Visibility::Remembered);
    CHECK_FALSE(scenario.knowledge().actor({5, 1}).has_value());
}

TEST_CASE("the cheat to the next level needs neither stairs nor a choice", "[rules][cheats][F6][C6]") {
    Scenario scenario = beside_an_orc();
    const Turn turn = scenario.act(Cheat{CheatKind::NextLevel});
    CHECK(events_of<LevelEntered>(turn.events) == std::vector{LevelEntered{2, true}});
    CHECK(events_of<AttributeRaised>(turn.events).empty());
    CHECK(scenario.hero_at() == core::Point{0, 0});
    CHECK(scenario.knowledge().hero().deepest_depth == 2);
    scenario.act(Cheat{CheatKind::NextLevel});
    CHECK(scenario.knowledge().depth() == 3);
    CHECK(scenario.refusal_of(Cheat{CheatKind::NextLevel}) == RefusalReason::NoLevelBelow);
}

TEST_CASE("who was sent down comes up beside one who stands on the stairs", "[rules][cheats][F6][W7]") {
    Scenario scenario = dungeon({"@d>", "@<"});
    scenario.world.entities.positions[scenario.actor('d')].at = {2, 0};
    rebuild_caches(scenario);
    scenario.act(Cheat{CheatKind::NextLevel});
    scenario.does(hero_id, Walk{Direction::East});
    scenario.does(hero_id, Ascend{});
    CHECK(scenario.drawn() == ".@d\n");
}

TEST_CASE("who can't die keeps the last hit point", "[rules][cheats][F6]") {
    Scenario scenario("B@");
    scenario.act(Cheat{CheatKind::Undying});
    for (int count = 0; count < 20; ++count) {
        CHECK_FALSE(scenario.act(Wait{}).outcome.has_value());
        CHECK(scenario.hit_points(hero_id) >= 1);
    }
    CHECK(scenario.hit_points(hero_id) == 1);
}

TEST_CASE("a run with cheats plays the same from the same commands", "[rules][cheats][F6]") {
    const auto play = [] {
        Scenario scenario = beside_an_orc();
        scenario.act(Cheat{CheatKind::Undying});
        scenario.act(Walk{Direction::East});
        scenario.act(Cheat{CheatKind::Heal});
        return scenario.act(Cheat{CheatKind::NextLevel}).hash;
    };
    CHECK(play() == play());
}

TEST_CASE("who has never left the town has been to no depth", "[rules][score][F3]") {
    Scenario scenario("@");
    CHECK(deepest_depth(scenario.world) == 1);
    scenario.world.level.depth = 0;
    CHECK(deepest_depth(scenario.world) == 0);
    CHECK(score_of(scenario.world) == 0);
}

TEST_CASE("a run is worth its depth, its experience and its ending", "[rules][score][F3]") {
    Scenario scenario("@<");
    CHECK(score_of(scenario.world) == 1000);
    scenario.world.entities.abilities[hero_id].level = 2;
    scenario.world.entities.abilities[hero_id].experience = 1239;
    scenario.world.run.deepest_depth = 3;
    CHECK(score_of(scenario.world) == 3123);
    scenario.does(hero_id, Walk{Direction::East});
    scenario.give('&');
    scenario.does(hero_id, Ascend{});
    CHECK(score_of(scenario.world) == 13123);
}

}  // namespace torchwake::rules
