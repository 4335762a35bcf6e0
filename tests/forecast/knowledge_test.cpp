#include "forecast/names.hpp"

#include <torchwake/forecast/knowledge.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::forecast {
namespace {

/// The terrain that the hero has seen; unseen cells are ~.
std::string known(const Scenario& scenario) {
    const Knowledge knowledge = scenario.knowledge();
    std::string text;
    for (core::Point at; at.y < knowledge.size().height; ++at.y) {
        for (at.x = 0; at.x < knowledge.size().width; ++at.x) {
            const auto tile = knowledge.tile(at);
            text += tile ? static_cast<char>(scenario.catalog().tile(*tile).appearance.glyph) : '~';
        }
        text += '\n';
    }
    return text;
}

}  // namespace

TEST_CASE("walls and closed doors block sight, and are seen themselves", "[forecast][knowledge][W5]") {
    const Scenario scenario(R"(
        #########
        #@..+...#
        #########)");
    CHECK(known(scenario) == map_of(R"(
        #####~~~~
        #...+~~~~
        #####~~~~)"));
    CHECK(scenario.knowledge().visibility({5, 1}) == Visibility::Unseen);
    CHECK(scenario.knowledge().visibility({4, 1}) == Visibility::Visible);
}

TEST_CASE("an opened door shows what lies behind it", "[forecast][knowledge][W5]") {
    Scenario scenario(R"(
        #######
        #@+..d#
        #######)");
    CHECK(scenario.knowledge().actors_in_view().empty());
    scenario.act(Walk{Direction::East});
    REQUIRE(scenario.knowledge().actors_in_view().size() == 1);
    CHECK(scenario.knowledge().actors_in_view().front().hostile);
}

TEST_CASE("the hero sees as far as its kind does", "[forecast][knowledge][W5]") {
    const Scenario scenario("@.........................");
    CHECK(scenario.knowledge().visibility({20, 0}) == Visibility::Visible);
    CHECK(scenario.knowledge().visibility({21, 0}) == Visibility::Unseen);
}

TEST_CASE("what was seen is remembered, as it was, and actors are not", "[forecast][knowledge][W5]") {
    Scenario scenario(R"(
        ########
        #!g.'.@#
        ########)");
    CHECK(scenario.knowledge().object({1, 1}).has_value());
    CHECK(scenario.knowledge().actor({2, 1}).has_value());
    scenario.does(hero_id, Walk{Direction::West});
    scenario.does(hero_id, CloseDoor{Direction::West});
    CHECK(scenario.knowledge().visibility({1, 1}) == Visibility::Remembered);
    CHECK(scenario.knowledge().object({1, 1}).has_value());
    CHECK_FALSE(scenario.knowledge().actor({2, 1}).has_value());

    const EntityId goblin = scenario.actor('g');
    scenario.does(goblin, Walk{Direction::West});
    scenario.does(goblin, PickUp{});
    CHECK(scenario.knowledge().object({1, 1}).has_value());
    scenario.does(hero_id, Walk{Direction::West});
    CHECK_FALSE(scenario.knowledge().object({1, 1}).has_value());
}

TEST_CASE("sight is symmetric: a monster sees the hero where the hero sees it", "[forecast][knowledge][W5]") {
    Scenario scenario(R"(
        ###########
        #@..#.....#
        #...#..o..#
        #.........#
        ###########)");
    core::RandomStream stream(5);
    std::size_t noticed = 0;
    for (int turns = 0; turns < 200; ++turns) {
        scenario.set_hit_points(hero_id, 20);
        const Turn turn = scenario.act(Walk{core::all_directions[stream.below(8)]});
        for (const ActorNoticed& event : events_of<ActorNoticed>(turn.events)) {
            REQUIRE(event.actor.seen);
            ++noticed;
        }
        if (!scenario.actor('o').valid()) {
            break;
        }
    }
    CHECK(noticed > 0);
}

TEST_CASE("those in view come nearest first, then by id", "[forecast][knowledge][W5]") {
    const Scenario scenario(R"(
        d..d..
        ......
        ..@.d.)");
    std::vector<EntityId> ids;
    for (const KnownActor& actor : scenario.knowledge().actors_in_view()) {
        ids.push_back(actor.id);
    }
    CHECK(ids == std::vector{EntityId{1}, EntityId{2}, EntityId{3}});

    const Scenario objects(R"(
        !...?.
        ......
        ..@*..)");
    std::vector<core::Point> cells;
    for (const KnownObject& object : objects.knowledge().objects_in_view()) {
        cells.push_back(object.at);
    }
    CHECK(cells == std::vector<core::Point>{{3, 2}, {0, 0}, {4, 0}});
}

TEST_CASE("omniscience shows every cell and changes nothing", "[forecast][knowledge]") {
    const Scenario scenario(R"(
        #######
        #@+!.o#
        #######)");
    const World before = scenario.world;
    const Knowledge all(scenario.catalog(), scenario.world, true);
    CHECK(all.visibility({5, 1}) == Visibility::Visible);
    CHECK(all.actor({5, 1}).has_value());
    CHECK(all.object({3, 1}).has_value());
    CHECK(all.actors_in_view().size() == 1);
    CHECK(all.objects_in_view().size() == 1);
    CHECK(scenario.world == before);
}

TEST_CASE("the hero's facts at level 1", "[forecast][knowledge][C1][C4]") {
    const Scenario scenario("@");
    const HeroFacts hero = scenario.knowledge().hero();
    CHECK(hero.hit_points == 20);
    CHECK(hero.max_hit_points == 20);
    CHECK(hero.mana == 10);
    CHECK(hero.max_mana == 10);
    CHECK(hero.level == 1);
    CHECK(hero.attributes == content::Attributes{11, 11, 11, 11});
    CHECK(hero.capacity == core::Tenths{1650});
    CHECK(scenario.knowledge().pack().size() == 3);
}

TEST_CASE("kinds from data are as strong as it says", "[forecast][knowledge][M1][M2]") {
    const Scenario scenario("@orTg");
    const auto facts = [&scenario](char letter) {
        return scenario.world.entities.vitals[scenario.actor(letter)];
    };
    CHECK(facts('o').max_hit_points == 2);
    CHECK(facts('T').max_hit_points == 6);
    CHECK(facts('g').max_hit_points == 2);
    CHECK(facts('r').max_hit_points == 1);
    CHECK(scenario.world.entities.abilities[scenario.actor('T')].attributes.strength == 12);
    CHECK(scenario.world.entities.packs.contains(scenario.actor('g')));
    CHECK_FALSE(scenario.world.entities.packs.contains(scenario.actor('o')));
}

TEST_CASE("sleepers and the confused are known as that", "[forecast][knowledge][A4][T5]") {
    Scenario scenario("@.o.r");
    scenario.put_to_sleep(scenario.actor('o'));
    scenario.confuse(scenario.actor('r'), 4);
    scenario.confuse(hero_id, 2);
    const KnownActor orc = *scenario.knowledge().actor({2, 0});
    CHECK(orc.asleep);
    CHECK_FALSE(orc.hunting);
    CHECK(orc.conditions.empty());
    const KnownActor rat = *scenario.knowledge().actor({4, 0});
    CHECK_FALSE(rat.asleep);
    CHECK(turns_left(rat.conditions, content::ConditionKind::Confusion) == 4);
    CHECK(turns_left(scenario.knowledge().hero().conditions, content::ConditionKind::Confusion) == 2);
}

TEST_CASE("known stairs come nearest first, unseen ones not at all", "[forecast][knowledge][W7]") {
    Scenario scenario(R"(
        >..@.>
        ....<#
        ######
        >>>>>>)");
    CHECK(scenario.knowledge().stairs(content::Stairs::Down) == std::vector<core::Point>{{5, 0}, {0, 0}});
    CHECK(scenario.knowledge().stairs(content::Stairs::Up) == std::vector<core::Point>{{4, 1}});
    const Knowledge all(scenario.catalog(), scenario.world, true);
    CHECK(all.stairs(content::Stairs::Down).size() == 8);
}

TEST_CASE("the last level has no first descent", "[forecast][knowledge][C6]") {
    Scenario scenario("@");
    CHECK(scenario.knowledge().descent_is_first());
    scenario.world.run.deepest_depth = 2;
    CHECK_FALSE(scenario.knowledge().descent_is_first());
    scenario.world.level.depth = scenario.world.run.deepest_depth = scenario.catalog().last_depth();
    CHECK_FALSE(scenario.knowledge().descent_is_first());
}

TEST_CASE("the hero's facts of a run", "[forecast][knowledge][F3]") {
    Scenario scenario("@");
    scenario.world.run.kills = 4;
    scenario.world.run.owed_choices = 2;
    scenario.world.run.deepest_depth = 3;
    const HeroFacts hero = scenario.knowledge().hero();
    CHECK(hero.kills == 4);
    CHECK(hero.owed_choices == 2);
    CHECK(hero.deepest_depth == 3);
    CHECK_FALSE(hero.cheated);
    CHECK_FALSE(hero.carries_prize);
    CHECK(hero.skills == scenario.catalog().monster(scenario.catalog().hero()).skills);
}

}  // namespace torchwake::forecast
