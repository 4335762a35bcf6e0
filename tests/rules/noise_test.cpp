#include "rules/names.hpp"

#include <torchwake/rules/queries.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

bool asleep(const Scenario& scenario, EntityId monster) {
    return scenario.intent_of(monster) == Intent::Sleep;
}

/// True if any of many sleepers of that letter wakes while the hero alternates two commands, in runs of other
/// seeds.
bool ever_wakes(const char* map, char letter, const Command& one, const Command& other) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Scenario scenario(map, seed);
        const EntityId sleeper = scenario.actor(letter);
        scenario.put_to_sleep(sleeper);
        for (int turns = 0; turns < 12; ++turns) {
            scenario.act(turns % 2 == 0 ? one : other);
            if (!asleep(scenario, sleeper)) {
                return true;
            }
        }
    }
    return false;
}

constexpr Walk east{Direction::East};
constexpr Walk west{Direction::West};

}  // namespace

TEST_CASE("a step is heard 5 cells far, a fight 12, a spell 15, all else not at all", "[rules][noise][A4]") {
    Scenario scenario("@.!.B.1");
    const auto noise_after = [&scenario](const Command& command) {
        scenario.does(hero_id, command);
        CHECK((scenario.world.level.noise.reach == 0 || scenario.world.level.noise.at == scenario.hero_at()));
        return scenario.world.level.noise.reach;
    };
    CHECK(noise_after(east) == 5);
    CHECK(noise_after(east) == 5);
    CHECK(noise_after(PickUp{}) == 0);
    CHECK(noise_after(east) == 5);
    CHECK(noise_after(Wait{}) == 0);
    CHECK(noise_after(east) == 12);
    CHECK(noise_after(UseItem{Slot{0}}) == 0);
    CHECK(noise_after(UseItem{scenario.give('F'), scenario.at('1')}) == 15);
    CHECK(noise_after(Wait{}) == 0);
    scenario.world.run.cheated = scenario.world.run.undying = true;
    scenario.does(scenario.actor('B'), west);
    CHECK(scenario.world.level.noise == Noise{scenario.hero_at(), 12});
}

TEST_CASE("a confused step is as loud as what comes of it", "[rules][noise][A4][T5]") {
    Scenario alone("@.");
    alone.confuse(hero_id, 50);
    for (int turns = 0; turns < 30; ++turns) {
        const Events events = alone.does(hero_id, east);
        CHECK(alone.world.level.noise.reach == (events_of<ActorWalked>(events).empty() ? 0 : 5));
    }
}

TEST_CASE("a sleeper does nothing while it hears and sees nothing", "[rules][noise][A4]") {
    CHECK_FALSE(ever_wakes("@..+...o", 'o', Wait{}, Wait{}));
}

TEST_CASE("a step wakes a sleeper at 5 cells of walking, none at 6", "[rules][noise][A4]") {
    CHECK(ever_wakes(R"(
        #########
        #@.+..o##
        #########)",
                     'o', east, west));
    CHECK_FALSE(ever_wakes(R"(
        ##########
        #@.+....o#
        ##########)",
                           'o', east, west));
}

TEST_CASE("noise goes the way that one would walk", "[rules][noise][A4]") {
    CHECK_FALSE(ever_wakes(R"(
        ##########
        #@.#o....#
        ###.####.#
        ##.......#
        ##########)",
                           'o', east, west));
}

TEST_CASE("an enemy in sight wakes a sleeper however silent it is", "[rules][noise][A4]") {
    CHECK(ever_wakes("@.......o", 'o', Wait{}, Wait{}));
    CHECK_FALSE(ever_wakes("@........o", 'o', Wait{}, Wait{}));
}

TEST_CASE("a sleeper wakes in one of three of its own actions", "[rules][noise][A4]") {
    int actions = 0;
    int woken = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        Scenario scenario("@.....o", seed);
        const EntityId orc = scenario.actor('o');
        scenario.put_to_sleep(orc);
        const Events events = scenario.act(Wait{}).events;
        for (const ActorWaited& waited : events_of<ActorWaited>(events)) {
            actions += waited.actor.id == orc ? 1 : 0;
        }
        woken += static_cast<int>(events_of<ActorWoke>(events).size());
    }
    CHECK(actions > 500);
    CHECK(woken * 100 > actions * 27);
    CHECK(woken * 100 < actions * 40);
}

TEST_CASE("who wakes by a noise goes to where it came from", "[rules][noise][A4][A1]") {
    Scenario scenario(R"(
        #########
        #@.+..o##
        #########)");
    const EntityId orc = scenario.actor('o');
    scenario.put_to_sleep(orc);
    Events events;
    for (int turns = 0; turns < 60 && asleep(scenario, orc); ++turns) {
        events = scenario.act(turns % 2 == 0 ? east : west).events;
    }
    REQUIRE_FALSE(asleep(scenario, orc));
    REQUIRE(events_of<ActorWoke>(events).size() == 1);
    CHECK_FALSE(events_of<ActorWoke>(events).front().actor.seen);
    CHECK(scenario.intent_of(orc) == Intent::Track);
    CHECK(scenario.world.entities.minds[orc].last_seen == scenario.hero_at());
    const core::Point before = scenario.position(orc);
    for (int turns = 0; turns < 4; ++turns) {
        scenario.act(Wait{});
    }
    CHECK(scenario.position(orc) != before);
}

TEST_CASE("a pack wakes together: those of its kind and group, and no others", "[rules][noise][A4]") {
    Scenario scenario(R"(
        ##############
        #@.j#jjj#or.o#
        ####.###.#.###
        ##############)");
    std::vector<EntityId> jackals;
    for (const Placed& monster : monsters(scenario.world)) {
        scenario.put_to_sleep(monster.id, 3);
        if (scenario.world.entities.creatures[monster.id].kind == scenario.catalog().find_monster("jackal")) {
            jackals.push_back(monster.id);
        }
    }
    REQUIRE(jackals.size() == 4);
    scenario.put_to_sleep(jackals.back(), 4);
    std::vector<EntityId> woken;
    for (int turns = 0; turns < 40 && woken.empty(); ++turns) {
        for (const ActorWoke& woke : events_of<ActorWoke>(scenario.act(Wait{}).events)) {
            woken.push_back(woke.actor.id);
        }
    }
    CHECK(woken == std::vector(jackals.begin(), jackals.begin() + 3));
    CHECK(asleep(scenario, jackals.back()));
    CHECK(asleep(scenario, scenario.actor('o')));
    CHECK(asleep(scenario, scenario.actor('r')));
}

TEST_CASE("those without a group, and kinds that are no pack, wake alone", "[rules][noise][A4]") {
    for (const auto& [map, group] : {std::pair("@.jj", 0), std::pair("@.oo", 2)}) {
        Scenario scenario(map);
        for (const EntityId sleeper : {EntityId{1}, EntityId{2}}) {
            scenario.put_to_sleep(sleeper, group);
            scenario.world.entities.vitals[sleeper] = {50, 50, 0, 0};
        }
        CHECK(events_of<ActorWoke>(scenario.fires('M', {2, 0})).size() == 1);
        CHECK_FALSE(asleep(scenario, EntityId{1}));
        CHECK(asleep(scenario, EntityId{2}));
    }
}

TEST_CASE("who is attacked wakes at once, and who is struck from out of its sight comes to see",
          "[rules][noise][A4][A1]") {
    Scenario beside("@T");
    beside.put_to_sleep(beside.actor('T'));
    CHECK(events_of<ActorWoke>(beside.does(hero_id, east)).size() == 1);
    CHECK_FALSE(asleep(beside, beside.actor('T')));

    Scenario confused("@..T");
    confused.put_to_sleep(confused.actor('T'));
    CHECK(events_of<ActorWoke>(confused.fires('C', {3, 0})).size() == 1);

    Scenario awake("@..B");
    const EntityId brute = awake.actor('B');
    CHECK(events_of<ActorWoke>(awake.fires('M', {3, 0})).empty());
    CHECK(awake.intent_of(brute) == Intent::Track);
    CHECK(awake.world.entities.minds[brute].last_seen == awake.hero_at());
}

TEST_CASE("monsters come to a level asleep and in groups as its builder says", "[rules][noise][A4][W8]") {
    const content::Catalog& catalog = scenario::test_catalog();
    LevelPlan plan;
    plan.tiles.reset({5, 1}, content::TileId{0});
    const content::MonsterId jackal = *catalog.find_monster("jackal");
    plan.monsters = {{jackal, {2, 0}, 2, true}, {jackal, {3, 0}, 2, false}, {jackal, {4, 0}, 0, true}};
    const Ruleset ruleset{&catalog,
                          [&plan](const content::Catalog&, std::uint64_t, std::int32_t) { return plan; }};
    const World world = new_run(ruleset, 1);
    const auto minds = world.entities.minds.values();
    REQUIRE(minds.size() == 3);
    CHECK(minds[0].intent == Intent::Sleep);
    CHECK(minds[0].group == 2);
    CHECK(minds[1].intent == Intent::Rest);
    CHECK(minds[1].group == 2);
    CHECK(minds[2].intent == Intent::Sleep);
    CHECK(minds[2].group == 0);
}

}  // namespace torchwake::rules
