#include "rules/names.hpp"
#include "scenario/caster_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string_view>

namespace torchwake::rules {
namespace {

using content::ConditionKind;

/// A map of casters, with a hero who has time to wait.
Scenario casters(std::string_view map) {
    Scenario scenario(map, 1, scenario::caster_catalog());
    scenario.world.entities.vitals[hero_id] = {90, 90, 10, 10};
    return scenario;
}

/// The events of that many waits of the hero.
Events wait(Scenario& scenario, int turns) {
    Events all;
    for (int turn = 0; turn < turns; ++turn) {
        const Turn passed = scenario.act(Wait{});
        all.insert(all.end(), passed.events.begin(), passed.events.end());
    }
    return all;
}

/// The number of casts by actors of that kind.
std::ptrdiff_t casts(const Scenario& scenario, const Events& events, std::string_view kind) {
    return std::ranges::count_if(events_of<SpellCast>(events), [&](const SpellCast& cast) {
        return scenario.catalog().monster(cast.actor.kind).id == kind;
    });
}

/// Gives an actor that many hit points and that maximum.
void toughen(Scenario& scenario, EntityId actor, std::int32_t hit_points) {
    Vitals& vitals = scenario.world.entities.vitals[actor];
    vitals.hit_points = vitals.max_hit_points = hit_points;
}

std::int32_t mana_of(const Scenario& scenario, EntityId actor) {
    return scenario.world.entities.vitals[actor].mana;
}

}  // namespace

TEST_CASE("a monster casts at its enemy while its mana lasts, stays away, and then comes",
          "[rules][casting][A2][M1]") {
    Scenario scenario = casters(R"(
        #########
        #@...M..#
        #########)");
    const EntityId mage = scenario.actor('M');
    REQUIRE(mana_of(scenario, mage) == 4);
    Events events;
    for (int turn = 0; turn < 20 && mana_of(scenario, mage) > 0; ++turn) {
        CHECK(scenario.position(mage) == core::Point{5, 1});
        const Events more = wait(scenario, 1);
        events.insert(events.end(), more.begin(), more.end());
    }
    CHECK(casts(scenario, events, "mage") == 2);
    const auto hurts = events_of<ActorHurt>(events);
    REQUIRE(hurts.size() == 2);
    CHECK(hurts.front().victim.id == hero_id);
    CHECK(hurts.front().attacker.id == mage);
    CHECK(scenario.hit_points(hero_id) < 90);
    wait(scenario, 12);
    CHECK(core::adjacent(scenario.position(mage), scenario.hero_at()));
}

TEST_CASE("a caster that keeps away steps back from who stands beside it", "[rules][casting][A2]") {
    Scenario scenario = casters(R"(
        ########
        #......#
        #.@M...#
        #......#
        ########)");
    const EntityId mage = scenario.actor('M');
    scenario.world.entities.minds[mage].intent = Intent::Hunt;
    scenario.world.entities.vitals[mage].mana = 2;
    content::CatalogParts parts = scenario::caster_parts();
    for (content::MonsterDef& kind : parts.monsters) {
        for (content::Ability& ability : kind.abilities) {
            ability.chance = 100;
        }
    }
    const content::Catalog moody(std::move(parts));
    scenario.ruleset.catalog = &moody;
    int turns = 0;
    for (; turns < 20 && core::adjacent(scenario.position(mage), scenario.hero_at()); ++turns) {
        scenario.act(Wait{});
    }
    CHECK(turns < 20);
    CHECK(mana_of(scenario, mage) == 2);
}

TEST_CASE("a caster out of range comes nearer first", "[rules][casting][A2]") {
    Scenario scenario = casters(R"(
        ############
        #@......M..#
        ############)");
    const EntityId mage = scenario.actor('M');
    for (int turn = 0; turn < 20 && mana_of(scenario, mage) == 4; ++turn) {
        scenario.act(Wait{});
    }
    CHECK(mana_of(scenario, mage) == 2);
    CHECK(scenario.position(mage) == core::Point{6, 1});
}

TEST_CASE("a spell that would hit a friend is kept, unless the caster is careless",
          "[rules][casting][A2][A3]") {
    Scenario friends = casters(R"(
        #########
        #@o.Q...#
        #########)");
    CHECK(casts(friends, wait(friends, 10), "bomber") == 0);
    Scenario careless = casters(R"(
        #########
        #@o.E...#
        #########)");
    careless.set_hit_points(careless.actor('o'), 2);
    const Events events = wait(careless, 6);
    CHECK(casts(careless, events, "careless bomber") == 2);
    Scenario itself = casters(R"(
        #########
        #@Q.....#
        #########)");
    CHECK(casts(itself, wait(itself, 10), "bomber") == 0);
    Scenario alone = casters(R"(
        #########
        #@.Q....#
        #########)");
    CHECK(casts(alone, wait(alone, 3), "bomber") > 0);
    Scenario behind = casters(R"(
        #########
        #@..d.M.#
        #########)");
    CHECK(casts(behind, wait(behind, 10), "mage") == 0);
}

TEST_CASE("a breath goes through everyone in its way, and a breather with a friend there holds it",
          "[rules][casting][T3][A2]") {
    Scenario scenario = casters(R"(
        ########
        #@r..D.#
        ########)");
    const EntityId rat = scenario.actor('r');
    toughen(scenario, rat, 5);
    const Events events = scenario.does(scenario.actor('D'), Cast{Slot{0}, scenario.hero_at()});
    CHECK(scenario.hit_points(hero_id) == 89);
    CHECK(scenario.hit_points(rat) == 4);
    REQUIRE(events_of<MissileFlew>(events).size() == 1);
    CHECK(events_of<MissileFlew>(events).front().steps == 4);
    Scenario friends = casters(R"(
        ########
        #@o..D.#
        ########)");
    CHECK(casts(friends, wait(friends, 8), "dragon") == 0);
}

TEST_CASE("a caster helps a friend in a fight that is hurt enough, and none that it has helped already",
          "[rules][casting][A2][T6]") {
    Scenario scenario = casters(R"(
        #########
        #@o..S..#
        #########)");
    const EntityId orc = scenario.actor('o');
    const EntityId shaman = scenario.actor('S');
    scenario.world.entities.vitals[orc] = {40, 40, 0, 0};
    scenario.world.entities.vitals[shaman].mana = 2;
    scenario.world.entities.conditions.insert(shaman, {});
    scenario.world.entities.conditions[shaman].of[0] = {50, 1, false, shaman,
                                                        scenario.world.entities.creatures[shaman].kind};
    wait(scenario, 6);
    CHECK(mana_of(scenario, shaman) == 2);
    scenario.set_hit_points(orc, 10);
    Events events;
    for (int turn = 0; turn < 10 && mana_of(scenario, shaman) == 2; ++turn) {
        events = wait(scenario, 1);
    }
    CHECK(mana_of(scenario, shaman) == 0);
    CHECK(scenario.turns_of(ConditionKind::Regrowth, orc) > 0);
    CHECK(scenario.intent_of(orc) == Intent::Hunt);
    CHECK(scenario.world.entities.minds[orc].prey == hero_id);
}

TEST_CASE("a caster hastens itself once, not while it lasts", "[rules][casting][A2]") {
    Scenario scenario = casters(R"(
        ##########
        #@......S#
        ##########)");
    const EntityId shaman = scenario.actor('S');
    for (int turn = 0; turn < 10 && mana_of(scenario, shaman) == 4; ++turn) {
        scenario.act(Wait{});
    }
    CHECK(mana_of(scenario, shaman) == 2);
    CHECK(scenario.turns_of(ConditionKind::Haste, shaman) > 0);
}

TEST_CASE("what is for one who is hurt waits for that, and for its range", "[rules][casting][A2]") {
    Scenario scenario = casters(R"(
        ########
        #@...s.#
        ########)");
    const EntityId spitter = scenario.actor('s');
    scenario.world.entities.minds[spitter].intent = Intent::Hunt;
    CHECK(casts(scenario, wait(scenario, 1), "spitter") == 0);
    scenario.set_hit_points(spitter, 4);
    const Events events = wait(scenario, 3);
    CHECK(casts(scenario, events, "spitter") >= 1);
    CHECK(scenario.turns_of(ConditionKind::Poison) + static_cast<int>(events_of<PoisonHurt>(events).size()) >
          0);
}

TEST_CASE("one that flees when it is spent runs until half of its mana is back", "[rules][casting][A2]") {
    Scenario scenario = casters(R"(
        ############
        #@..s......#
        ############)");
    const EntityId spitter = scenario.actor('s');
    scenario.world.entities.vitals[spitter].mana = 0;
    scenario.world.entities.vitals[spitter].max_mana = 20;
    wait(scenario, 3);
    CHECK(scenario.intent_of(spitter) == Intent::Flee);
    CHECK(scenario.position(spitter).x > 4);
    wait(scenario, 40);
    CHECK(mana_of(scenario, spitter) == 20);
    CHECK(scenario.intent_of(spitter) != Intent::Flee);
}

TEST_CASE("a blinker is gone when one stands beside it", "[rules][casting][A2][T6]") {
    Scenario scenario = casters(R"(
        ##########
        #@k......#
        ##########)");
    const EntityId blinker = scenario.actor('k');
    const Events events = wait(scenario, 3);
    REQUIRE_FALSE(events_of<ActorTeleported>(events).empty());
    CHECK(events_of<ActorTeleported>(events).front().actor.id == blinker);
}

TEST_CASE("a monster's spell is a noise that wakes who hears it", "[rules][casting][noise][A4]") {
    Scenario scenario = casters(R"(
        ###################
        #@...M............#
        ###################)");
    scenario.does(scenario.actor('M'), Cast{Slot{0}, scenario.hero_at()});
    CHECK(scenario.world.level.noise == Noise{{5, 1}, 15});
}

TEST_CASE("whom a monster's spell kills is the caster's kill", "[rules][casting][C5]") {
    Scenario scenario = casters(R"(
        #########
        #@.r..M.#
        #########)");
    const EntityId mage = scenario.actor('M');
    scenario.does(mage, Cast{Slot{0}, core::Point{3, 1}});
    CHECK_FALSE(scenario.actor('r').valid());
    CHECK(scenario.world.entities.abilities[mage].experience == 100);
    CHECK(scenario.world.run.kills == 0);
}

TEST_CASE("the hero's arrow or spell turns whoever let it be, and the friends who see that",
          "[rules][grudge][A3]") {
    Scenario scenario(R"(
        ############
        #@..d..d##d#
        ##########.#
        ############)",
                      1, scenario::caster_catalog());
    const EntityId first = scenario.actor('d');
    toughen(scenario, first, 9);
    CHECK_FALSE(hostile(scenario, hero_id, first));
    const Events events = scenario.does(hero_id, Cast{Slot{0}, core::Point{4, 1}});
    const auto turned = events_of<ActorTurned>(events);
    REQUIRE(turned.size() == 2);
    CHECK(turned.front().actor.id == first);
    CHECK(turned.back().actor.at == core::Point{7, 1});
    CHECK(hostile(scenario, hero_id, first));
    CHECK(hostile(scenario, first, hero_id));
    CHECK(scenario.knowledge().actor({4, 1})->hostile);
    const EntityId third = scenario.world.caches.actors[{10, 1}];
    CHECK_FALSE(hostile(scenario, hero_id, third));
    const Events again = scenario.does(hero_id, Cast{Slot{0}, core::Point{4, 1}});
    CHECK(events_of<ActorTurned>(again).empty());
}

TEST_CASE("one who was turned comes for the hero", "[rules][grudge][A3]") {
    Scenario scenario(R"(
        #########
        #@....w.#
        #########)",
                      1, scenario::caster_catalog());
    const EntityId folk = scenario.actor('w');
    toughen(scenario, folk, 9);
    scenario.does(hero_id, Cast{Slot{0}, core::Point{6, 1}});
    for (int turn = 0; turn < 20 && !core::adjacent(scenario.position(folk), scenario.hero_at()); ++turn) {
        scenario.act(Wait{});
    }
    CHECK(scenario.intent_of(folk) == Intent::Hunt);
    CHECK(core::adjacent(scenario.position(folk), scenario.hero_at()));
}

TEST_CASE("enemies who are hit anyway, and those whom monsters hit, turn against nobody",
          "[rules][grudge][A3]") {
    Scenario scenario(R"(
        #########
        #@..o.w.#
        #########)",
                      1, scenario::caster_catalog());
    CHECK(events_of<ActorTurned>(scenario.does(hero_id, Cast{Slot{0}, core::Point{4, 1}})).empty());
    Scenario folk(R"(
        #########
        #@..w.M.#
        #########)",
                  1, scenario::caster_catalog());
    toughen(folk, folk.actor('w'), 9);
    CHECK(events_of<ActorTurned>(folk.does(folk.actor('M'), Cast{Slot{0}, core::Point{4, 1}})).empty());
}

}  // namespace torchwake::rules
