// The tricks of monsters (content::Trick).

#include "rules/dungeon.hpp"
#include "rules/names.hpp"
#include "scenario/trick_catalog.hpp"

#include <torchwake/forecast/odds.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace torchwake::rules {
namespace {

using content::ConditionKind;
using content::TrickKind;
using scenario::among_tricksters;

constexpr UseTrick first_trick{Slot{0}};

/// The tricks that were used, in order.
std::vector<TrickKind> tricks_in(const Events& events) {
    std::vector<TrickKind> kinds;
    for (const TrickUsed& event : events_of<TrickUsed>(events)) {
        kinds.push_back(event.trick);
    }
    return kinds;
}

bool can(const Scenario& scenario, EntityId actor, const Command& command) {
    return std::holds_alternative<Plan>(check(scenario.ruleset, scenario.world, actor, command));
}

/// It knows where the hero is, and goes there.
void set_on_hero(Scenario& scenario, EntityId monster) {
    Mind& mind = scenario.world.entities.minds[monster];
    mind.intent = Intent::Track;
    mind.prey = hero_id;
    mind.last_seen = scenario.hero_at();
}

std::ptrdiff_t count_of(const Scenario& scenario, std::string_view kind) {
    const auto kinds = scenario.world.entities.creatures.values();
    return std::ranges::count(kinds, Creature{*scenario.catalog().find_monster(kind)});
}

std::int32_t experience_of_hero(const Scenario& scenario) {
    return scenario.world.entities.abilities[hero_id].experience;
}

/// The hero's memory of what is in view is made anew, nobody acting after it.
void look_again(Scenario& scenario) {
    rebuild_caches(scenario);
    scenario.world.caches.memory_stale = true;
    scenario.does(hero_id, Wait{});
}

}  // namespace

TEST_CASE("a thief takes what is not worn, runs, and drops it when it dies", "[rules][trick][V5]") {
    Scenario scenario = among_tricksters(R"(
        ########
        #@f....#
        ########)");
    const Slot mail = scenario.give('[');
    scenario.does(hero_id, Equip{mail});
    const EntityId thief = scenario.actor('f');
    scenario.set_hit_points(hero_id, 20);
    scenario.world.entities.abilities[thief].attributes.strength = 20;
    // What is worn is safe.
    for (int blow = 0; blow < 3; ++blow) {
        CHECK(tricks_in(scenario.does(thief, Walk{Direction::West})).empty());
        scenario.set_hit_points(hero_id, 20);
    }
    const Slot potion = scenario.give('!');
    Events events;
    for (int blow = 0; blow < 20 && tricks_in(events).empty(); ++blow) {
        scenario.set_hit_points(hero_id, 20);
        events = scenario.does(thief, Walk{Direction::West});
    }
    REQUIRE(tricks_in(events) == std::vector{TrickKind::Steal});
    CHECK_FALSE(scenario.world.entities.packs[hero_id].slots[potion.value].valid());
    CHECK(scenario.world.entities.packs[thief].slots[0].valid());
    scenario.act(Wait{});
    CHECK(scenario.position(thief) != core::Point{2, 1});
    CHECK(scenario.intent_of(thief) == Intent::Flee);
    scenario.set_hit_points(thief, 1);
    const auto fell = events_of<ItemFell>(scenario.fires('F', scenario.position(thief)));
    CHECK(fell.size() == 1);
}

TEST_CASE("a hurt ooze becomes two of half its hit points, down to a bound", "[rules][trick][V5][C5]") {
    Scenario scenario = among_tricksters(R"(
        #####
        #@O.#
        #...#
        #####)");
    const EntityId ooze = scenario.actor('O');
    const Events events = scenario.does(hero_id, Walk{Direction::East});
    REQUIRE(tricks_in(events) == std::vector{TrickKind::Split});
    const EntityId part = events_of<TrickUsed>(events).front().other.id;
    const std::int32_t damage = events_of<BlowLanded>(events).front().damage;
    CHECK(scenario.hit_points(ooze) + scenario.hit_points(part) == 10 - damage);
    CHECK(count_of(scenario, "ooze") == 2);
    scenario.world.entities.vitals[ooze] = {4, 10, 0, 0};
    CHECK(tricks_in(scenario.does(hero_id, Walk{Direction::East})).empty());
    CHECK(count_of(scenario, "ooze") == 2);
    // A part brings no experience.
    const std::int32_t before = experience_of_hero(scenario);
    scenario.world.entities.vitals[part] = {1, 1, 0, 0};
    scenario.world.entities.vitals[ooze] = {1, 1, 0, 0};
    const auto way = core::direction_between(scenario.hero_at(), scenario.position(part));
    if (way) {
        scenario.does(hero_id, Walk{*way});
        CHECK(experience_of_hero(scenario) == before);
    }
    scenario.does(hero_id, Walk{Direction::East});
    CHECK(experience_of_hero(scenario) == before + 100);
}

TEST_CASE("corrosion takes armour from what is worn, a point a blow, down to a bound",
          "[rules][trick][V5][E2]") {
    Scenario scenario = among_tricksters(R"(
        ####
        #@z#
        ####)");
    const Slot mail = scenario.give('[');
    scenario.does(hero_id, Equip{mail});
    const EntityId slug = scenario.actor('z');
    scenario.world.entities.abilities[slug].skills.melee = 9;
    REQUIRE(scenario.knowledge().hero().armour == 3);
    for (const std::int32_t left : {2, 1, 1, 1}) {
        scenario.world.entities.vitals[hero_id] = {90, 90, 10, 10};
        scenario.does(slug, Walk{Direction::West});
        CHECK(scenario.knowledge().hero().armour == left);
    }
    const forecast::PackEntry eaten = scenario.knowledge().pack()[mail.value];
    CHECK(eaten.corrosion == 2);
    const auto outlook = [&] {
        const forecast::Knowledge knowledge = scenario.knowledge();
        return forecast::forecast_fight(knowledge, knowledge.actors_in_view().front());
    };
    const forecast::Knowledge knowledge = scenario.knowledge();
    const forecast::FightForecast without =
        forecast::forecast_fight_without(knowledge, knowledge.actors_in_view().front(), eaten);
    scenario.does(hero_id, TakeOff{mail});
    CHECK(outlook() == without);
}

TEST_CASE("a grip holds until its holder dies or is elsewhere", "[rules][trick][V5]") {
    Scenario scenario = among_tricksters(R"(
        ######
        #.@K.#
        #....#
        ######)");
    const EntityId crab = scenario.actor('K');
    const Events events = scenario.does(crab, Walk{Direction::West});
    CHECK(tricks_in(events) == std::vector{TrickKind::Grab});
    REQUIRE(scenario.turns_of(ConditionKind::Held) > 0);
    const core::Point here = scenario.hero_at();
    CHECK(events_of<ActorStruggled>(scenario.does(hero_id, Walk{Direction::West})).size() == 1);
    CHECK(scenario.hero_at() == here);
    SECTION("it dies") {
        scenario.set_hit_points(crab, 1);
        scenario.does(hero_id, Walk{Direction::East});
        CHECK_FALSE(is_alive(scenario.world, crab));
    }
    SECTION("it is no longer adjacent") {
        scenario.world.entities.positions[crab].at = {4, 2};
        rebuild_caches(scenario);
        scenario.does(hero_id, Wait{});
    }
    CHECK(scenario.turns_of(ConditionKind::Held) == 0);
}

TEST_CASE("a ghost comes through the wall to a free cell beside its prey", "[rules][trick][V5][A2]") {
    Scenario scenario = among_tricksters(R"(
        #########
        #.@1#..G#
        #########)");
    const EntityId ghost = scenario.actor('G');
    CHECK_FALSE(can(scenario, ghost, UseTrick{Slot{0}, core::Point{4, 1}}));
    CHECK_FALSE(can(scenario, ghost, UseTrick{Slot{0}, scenario.hero_at()}));
    CHECK(can(scenario, ghost, UseTrick{Slot{0}, core::Point{1, 1}}));
    CHECK_FALSE(can(scenario, ghost, UseTrick{Slot{0}, core::Point{0, 1}}));
    scenario.world.entities.vitals[hero_id] = {90, 90, 10, 10};
    for (int turn = 0; turn < 40 && scenario.position(ghost) != scenario.at('1'); ++turn) {
        set_on_hero(scenario, ghost);
        scenario.act(Wait{});
    }
    CHECK(scenario.position(ghost) == scenario.at('1'));
}

TEST_CASE("a summoner calls others while its mana lasts, no more than its bound", "[rules][trick][V5][C5]") {
    Scenario scenario = among_tricksters(R"(
        #######
        #..@..#
        #.N...#
        #.....#
        #######)");
    const EntityId necromancer = scenario.actor('N');
    REQUIRE(tricks_in(scenario.does(necromancer, first_trick)) == std::vector{TrickKind::Summon});
    const EntityId rat = scenario.actor('r');
    REQUIRE(rat.valid());
    CHECK(count_of(scenario, "rat") == 2);
    CHECK(scenario.world.entities.minds[rat].prey == scenario.world.entities.minds[necromancer].prey);
    scenario.does(necromancer, first_trick);
    CHECK(count_of(scenario, "rat") == 4);
    CHECK_FALSE(can(scenario, necromancer, first_trick));
    scenario.world.entities.vitals[necromancer] = {10, 10, 4, 4};
    CHECK_FALSE(can(scenario, necromancer, first_trick));
    const std::int32_t before = experience_of_hero(scenario);
    scenario.fires('F', scenario.position(rat));
    CHECK(count_of(scenario, "rat") < 4);
    CHECK(experience_of_hero(scenario) <= before + 100);
}

TEST_CASE("a worm digs through rock towards its prey, but never the level's edge", "[rules][trick][V5]") {
    Scenario scenario = among_tricksters(R"(
        ##########
        #@.####W.#
        ##########)");
    const EntityId worm = scenario.actor('W');
    CHECK_FALSE(can(scenario, worm, UseTrick{Slot{0}, core::Point{7, 0}}));
    CHECK(can(scenario, worm, UseTrick{Slot{0}, core::Point{6, 1}}));
    scenario.world.entities.vitals[hero_id] = {90, 90, 10, 10};
    for (int turn = 0; turn < 20 && !core::adjacent(scenario.position(worm), scenario.hero_at()); ++turn) {
        set_on_hero(scenario, worm);
        scenario.act(Wait{});
    }
    CHECK(core::adjacent(scenario.position(worm), scenario.hero_at()));
    CHECK(scenario.world.level.tiles[{4, 1}] == content::TileId{0});
}

TEST_CASE("a call for help wakes friends near enough and sends them to the enemy", "[rules][trick][V5][A4]") {
    Scenario scenario = among_tricksters(R"(
        #################
        #@..H#.o.......T#
        #################)");
    const EntityId orc = scenario.actor('o');
    const EntityId troll = scenario.actor('T');
    scenario.put_to_sleep(orc);
    scenario.put_to_sleep(troll);
    const EntityId crier = scenario.actor('H');
    scenario.act(Wait{});
    scenario.put_to_sleep(orc);
    scenario.world.entities.minds[crier].last_seen = scenario.hero_at();
    const Events events = scenario.does(crier, first_trick);
    CHECK(tricks_in(events) == std::vector{TrickKind::Call});
    CHECK(scenario.intent_of(orc) == Intent::Track);
    CHECK(scenario.world.entities.minds[orc].prey == hero_id);
    CHECK(scenario.intent_of(troll) == Intent::Sleep);
    CHECK_FALSE(can(scenario, crier, first_trick));
}

TEST_CASE("who plays dead is known for a thing or a corpse, except from beside it", "[rules][trick][V5]") {
    Scenario scenario = among_tricksters(R"(
        ##########
        #@....Z.D#
        ##########)");
    const EntityId sleeper = scenario.actor('Z');
    const EntityId mimic = scenario.actor('D');
    CHECK(scenario.knowledge().actors_in_view().size() == 2);
    scenario.put_to_sleep(sleeper);
    scenario.put_to_sleep(mimic);
    look_again(scenario);
    CHECK(scenario.knowledge().actors_in_view().empty());
    CHECK(scenario.knowledge().readiness().size() == 1);
    CHECK_FALSE(scenario.knowledge().actor(scenario.position(sleeper)));
    const auto objects = scenario.knowledge().objects_in_view();
    REQUIRE(objects.size() == 2);
    CHECK((objects[0].what == forecast::ObjectKind::Corpse &&
           scenario.catalog().monster(objects[0].monster).id == "sleeper"));
    CHECK((objects[1].what == forecast::ObjectKind::Item && objects[1].item == content::ItemId{0}));
    CHECK(scenario.knowledge().object(scenario.position(mimic)).has_value());
    // Nothing hostile is known to be in view, so that waiting heals.
    scenario.world.entities.vitals[hero_id] = {10, 20, 10, 10};
    CHECK(events_of<ActorWaited>(scenario.does(hero_id, Wait{})).front().regained == 1);
    put_hero(scenario.catalog(), scenario.world, {5, 1});
    look_again(scenario);
    CHECK(scenario.knowledge().actor(scenario.position(sleeper)).has_value());
    CHECK_FALSE(scenario.knowledge().object(scenario.position(sleeper)));
    CHECK_FALSE(scenario.knowledge().actor(scenario.position(mimic)));
}

TEST_CASE("a sleeper that wakes is what it is at once, and no thing is remembered in its place",
          "[rules][trick][V5]") {
    Scenario scenario = among_tricksters(R"(
        ########
        #@...D.#
        ########)");
    const EntityId mimic = scenario.actor('D');
    scenario.put_to_sleep(mimic);
    look_again(scenario);
    REQUIRE(scenario.knowledge().object({5, 1}).has_value());
    scenario.fires('F', {5, 1});
    REQUIRE(is_alive(scenario.world, mimic));
    CHECK(scenario.knowledge().actor({5, 1}).has_value());
    CHECK_FALSE(scenario.knowledge().object({5, 1}));
}

TEST_CASE("a guard shields the friend beside it, as the forecast says, while it is awake",
          "[rules][trick][V5]") {
    Scenario scenario = among_tricksters(R"(
        #####
        #@o.#
        #.V.#
        #####)");
    const EntityId orc = scenario.actor('o');
    const auto chance = [&scenario, orc] {
        const auto known = scenario.knowledge().actor(scenario.position(orc));
        return forecast::forecast_fight(scenario.knowledge(), *known).ours.hit_permille;
    };
    CHECK(scenario.knowledge().actor(scenario.position(orc))->armour == 2);
    CHECK(chance() == 0);
    CHECK(events_of<BlowDodged>(scenario.does(hero_id, Walk{Direction::East})).size() == 1);
    scenario.put_to_sleep(scenario.actor('V'));
    CHECK(scenario.knowledge().actor(scenario.position(orc))->armour == 0);
    CHECK(chance() > 0);
}

TEST_CASE("the hero plays no tricks, and nobody plays one that it lacks", "[rules][trick][V5][W4]") {
    Scenario scenario = among_tricksters(R"(
        ######
        #@..f#
        ######)");
    CHECK(scenario.refusal_of(first_trick) == RefusalReason::TrickHasNoUse);
    CHECK_FALSE(can(scenario, scenario.actor('f'), first_trick));
    CHECK_FALSE(can(scenario, scenario.actor('f'), UseTrick{Slot{5}}));
    CHECK_FALSE(can(scenario, scenario.actor('f'), UseTrick{}));
}

}  // namespace torchwake::rules
