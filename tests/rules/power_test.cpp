// The powers of gear (content/power.hpp), each on the smallest map that shows it.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/power_catalog.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/queries.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::rules {
namespace {

using content::ConditionKind;
using content::Power;
using scenario::PowerScenario;

constexpr std::int32_t many_hit_points = 40;

/// Gives an actor that many hit points, and as many at most.
void harden(Scenario& scenario, EntityId actor, std::int32_t hit_points = many_hit_points) {
    scenario.world.entities.vitals[actor].max_hit_points = hit_points;
    scenario.set_hit_points(actor, hit_points);
}

forecast::KnownActor as_seen(const Scenario& scenario, EntityId actor) {
    return *scenario.knowledge().actor(scenario.position(actor));
}

}  // namespace

TEST_CASE("thorns cost an attacker hit points at each blow that lands, and the forecast says so",
          "[rules][powers][T6]") {
    PowerScenario scenario("@o", Power::Thorns, 3);
    const EntityId orc = scenario.actor('o');
    harden(scenario, orc);
    CHECK(forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, orc)).theirs.recoil == 3);
    const Events events = scenario.lands(orc, Direction::West);
    const auto hurts = events_of<PowerHurt>(events);
    REQUIRE(hurts.size() == 1);
    CHECK(hurts.front().power == Power::Thorns);
    CHECK(scenario.hit_points(orc) == many_hit_points - 3);
}

TEST_CASE("thorns kill, and the kill is their bearer's", "[rules][powers][T6]") {
    PowerScenario scenario("@o", Power::Thorns, 9);
    const Events events = scenario.lands(scenario.actor('o'), Direction::West);
    REQUIRE(events_of<ActorDied>(events).size() == 1);
    CHECK(events_of<ActorDied>(events).front().killer.id == hero_id);
    CHECK(scenario.world.run.kills == 1);
}

TEST_CASE("who hits a repelling bearer is thrown back, up to the first obstacle", "[rules][powers][T6]") {
    PowerScenario scenario("@o...#", Power::Repelling, 2);
    scenario.lands(scenario.actor('o'), Direction::West);
    CHECK(scenario.drawn() == map_of("@..o.#"));
    PowerScenario narrow("@o.#", Power::Repelling, 2);
    narrow.lands(narrow.actor('o'), Direction::West);
    CHECK(narrow.drawn() == map_of("@.o#"));
}

TEST_CASE("who is thrown onto a trap by what it hit is the kill of that", "[rules][powers][traps][S4]") {
    PowerScenario trapped("@o..#", Power::Repelling, 2);
    trapped.world.level.traps = {{{3, 0}, content::TrapId{0}, TrapState::Hidden}};
    rebuild_caches(trapped);
    trapped.set_hit_points(trapped.actor('o'), 1);
    const Events events = trapped.lands(trapped.actor('o'), Direction::West);
    REQUIRE(events_of<ActorThrown>(events).size() == 1);
    CHECK(events_of<ActorThrown>(events).front().by.id == hero_id);
    REQUIRE(events_of<ActorDied>(events).size() == 1);
    CHECK(events_of<ActorDied>(events).front().killer.id == hero_id);
    CHECK(trapped.world.run.kills == 1);
}

TEST_CASE("who is thrown into a chasm by what it hit is the kill of that", "[rules][powers][matter][S4]") {
    content::Powers powers;
    powers[Power::Repelling] = 1;
    content::CatalogParts parts = scenario::power_parts(powers);
    parts.matter = scenario::matter_parts().matter;
    const content::Catalog catalog(std::move(parts));
    Scenario scenario("@oh..", 1, catalog);
    scenario.does(hero_id, Equip{scenario.give('=')});
    const EntityId orc = scenario.actor('o');
    const std::int32_t before = scenario.world.entities.abilities[hero_id].experience;
    for (int tries = 0; tries < 60 && is_alive(scenario.world, orc); ++tries) {
        scenario.does(orc, Walk{Direction::West});
    }
    CHECK_FALSE(is_alive(scenario.world, orc));
    CHECK(scenario.world.run.kills == 1);
    CHECK(scenario.world.entities.abilities[hero_id].experience > before);
}

TEST_CASE("a hurling bearer throws its victim back, but none that is rooted", "[rules][powers][T6]") {
    PowerScenario scenario("@B....", Power::Hurling, 3);
    scenario.lands(hero_id, Direction::East);
    CHECK(scenario.drawn() == map_of("@...B."));
    PowerScenario rooted("@d....", Power::Hurling, 3);
    harden(rooted, rooted.actor('d'));
    CHECK(events_of<ActorThrown>(rooted.lands(hero_id, Direction::East)).empty());
}

TEST_CASE("grip, venom and chill bring their condition for as many turns", "[rules][powers][T6]") {
    for (const auto& [power, kind] :
         {std::pair{Power::Grip, ConditionKind::Held}, std::pair{Power::Venom, ConditionKind::Poison},
          std::pair{Power::Chill, ConditionKind::Slow}}) {
        PowerScenario scenario("@B", power, 4);
        const EntityId brute = scenario.actor('B');
        scenario.lands(hero_id, Direction::East);
        CHECK(scenario.turns_of(kind, brute) == 4);
    }
}

TEST_CASE("siphon restores mana and leech hit points at each blow that lands", "[rules][powers][T6]") {
    PowerScenario scenario("@B", Power::Siphon, 2);
    scenario.world.entities.vitals[hero_id].mana = 5;
    scenario.lands(hero_id, Direction::East);
    CHECK(scenario.knowledge().hero().mana == 7);
    PowerScenario leech("@B", Power::Leech, 2);
    leech.set_hit_points(hero_id, 5);
    CHECK(forecast::forecast_fight(leech.knowledge(), as_seen(leech, leech.actor('B'))).ours.gain == 2);
    leech.lands(hero_id, Direction::East);
    CHECK(leech.hit_points(hero_id) == 7);
}

TEST_CASE("a sweep hurts every other enemy beside its bearer, not those behind a corner or farther away",
          "[rules][powers][T6]") {
    PowerScenario scenario(R"(
        #.T.
        o@B.
        .r.r)",
                           Power::Sweep, 1);
    const EntityId rat = scenario.actor('r');
    const EntityId troll = scenario.actor('T');
    const EntityId orc = scenario.actor('o');
    const Events events = scenario.lands(hero_id, Direction::East);
    CHECK(events_of<PowerHurt>(events).size() == 3);
    CHECK_FALSE(is_alive(scenario.world, rat));
    CHECK(scenario.hit_points(troll) == 5);
    CHECK(scenario.hit_points(orc) == 1);
    CHECK(scenario.actor('r').valid());
}

TEST_CASE("a blow against a sleeper is stronger by the ambush, and the forecast counts it once",
          "[rules][powers][T6]") {
    PowerScenario scenario("@B", Power::Ambush, 10);
    const EntityId brute = scenario.actor('B');
    const forecast::BlowForecast awake =
        forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, brute)).ours;
    scenario.put_to_sleep(brute);
    const forecast::BlowForecast asleep =
        forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, brute)).ours;
    CHECK(asleep.most_damage == awake.most_damage + 10);
    CHECK(asleep.fewest_blows == awake.fewest_blows - 10 / awake.most_damage);
    const std::int32_t first = events_of<BlowLanded>(scenario.lands(hero_id, Direction::East)).front().damage;
    CHECK(first >= 11);
    const std::int32_t second =
        events_of<BlowLanded>(scenario.lands(hero_id, Direction::East)).front().damage;
    CHECK(second <= awake.most_damage);
}

TEST_CASE("a ward weakens blows against an unhurt bearer alone, exactly as foretold", "[rules][powers][T6]") {
    PowerScenario scenario("@T", Power::Ward, 2);
    const EntityId troll = scenario.actor('T');
    const forecast::BlowForecast unhurt =
        forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, troll)).theirs;
    scenario.set_hit_points(hero_id, 19);
    const forecast::BlowForecast hurt =
        forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, troll)).theirs;
    CHECK(hurt.most_damage == unhurt.most_damage + 2);
    CHECK(hurt.hit_permille > unhurt.hit_permille);
    CHECK(hurt.likely_blows <= unhurt.likely_blows);
    for (int count = 0; count < 20; ++count) {
        scenario.set_hit_points(hero_id, 20);
        CHECK(events_of<BlowLanded>(scenario.lands(troll, Direction::West)).front().damage <=
              unhurt.most_damage);
    }
}

TEST_CASE("a ward that no blow of a foe overcomes keeps it off for good", "[rules][powers][T6]") {
    const PowerScenario scenario("@o", Power::Ward, 20);
    CHECK(forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, scenario.actor('o'))).theirs ==
          forecast::BlowForecast{});
}

TEST_CASE("a shot at a deflecting bearer is weaker", "[rules][powers][T6]") {
    PowerScenario scenario("@..a", Power::Deflection, 20);
    const Events events = scenario.does(scenario.actor('a'), Fire{scenario.hero_at()});
    CHECK(events_of<ShotLanded>(events).empty());
    CHECK(events_of<ShotDodged>(events).size() == 1);
}

TEST_CASE("a kill quickens its bearer, and mends it", "[rules][powers][T6]") {
    PowerScenario scenario("@d", Power::Quickening, 5);
    scenario.lands(hero_id, Direction::East);
    CHECK(scenario.turns_of(ConditionKind::Haste) == 5);
    PowerScenario mending("@d", Power::Mending, 4);
    mending.set_hit_points(hero_id, 10);
    mending.lands(hero_id, Direction::East);
    CHECK(mending.hit_points(hero_id) == 14);
}

TEST_CASE("a loss that leaves less than a third starts a regrowth, once", "[rules][powers][T6]") {
    PowerScenario scenario("@o", Power::Resolve, 6);
    scenario.set_hit_points(hero_id, 7);
    while (scenario.hit_points(hero_id) > 6) {
        CHECK(scenario.turns_of(ConditionKind::Regrowth) == 0);
        scenario.lands(scenario.actor('o'), Direction::West);
    }
    CHECK(scenario.turns_of(ConditionKind::Regrowth) == 6);
    scenario.set_hit_points(hero_id, 5);
    CHECK(events_of<ConditionBegan>(scenario.lands(scenario.actor('o'), Direction::West)).empty());
}

TEST_CASE("a blow that lands makes a flitting bearer be elsewhere within reach", "[rules][powers][T6]") {
    PowerScenario scenario("@o.....", Power::Flitting, 3);
    scenario.lands(scenario.actor('o'), Direction::West);
    CHECK(scenario.hero_at() != core::Point{0, 0});
    CHECK(scenario.hero_at().x <= 3);
}

TEST_CASE("freedom loosens a hold at each struggle", "[rules][powers][T6]") {
    PowerScenario scenario("@.", Power::Freedom, 3);
    scenario.let_last(hero_id, ConditionKind::Held, 10);
    scenario.does(hero_id, Walk{Direction::East});
    CHECK(scenario.turns_of(ConditionKind::Held) == 10 - 1 - 3 - 1);
}

TEST_CASE("hush makes steps less loud, and nothing else", "[rules][powers][A4]") {
    PowerScenario scenario("@..B", Power::Hush, 3);
    scenario.does(hero_id, Walk{Direction::East});
    CHECK(scenario.world.level.noise.reach == 2);
    scenario.does(hero_id, Walk{Direction::East});
    scenario.does(hero_id, Walk{Direction::East});
    CHECK(scenario.world.level.noise.reach == 12);
    PowerScenario silent("@.", Power::Hush, 9);
    silent.does(hero_id, Walk{Direction::East});
    CHECK(silent.world.level.noise.reach == 0);
}

TEST_CASE("a lantern lets its bearer see farther from the moment it is put on until it is taken off",
          "[rules][powers]") {
    PowerScenario scenario("@.......................1", Power::Lantern, 5);
    const auto sees = [&scenario] {
        return scenario.knowledge().visibility(scenario.at('1')) == forecast::Visibility::Visible;
    };
    CHECK(sees());
    scenario.does(hero_id, TakeOff{Slot{0}});
    CHECK_FALSE(sees());
    scenario.does(hero_id, Equip{Slot{0}});
    CHECK(sees());
}

TEST_CASE("a wary bearer discovers every trap in view within its reach", "[rules][powers][traps]") {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        PowerScenario scenario("@....1..2", Power::Wariness, 5, seed);
        scenario.world.level.traps = {{scenario.at('1'), content::TrapId{0}, TrapState::Hidden},
                                      {scenario.at('2'), content::TrapId{0}, TrapState::Hidden}};
        rebuild_caches(scenario);
        const Events events = scenario.does(hero_id, Wait{});
        REQUIRE(events_of<TrapSpotted>(events).size() == 1);
        CHECK(events_of<TrapSpotted>(events).front().at == scenario.at('1'));
    }
}

TEST_CASE("a warned bearer learns the side of an unseen enemy that notices it, and nobody else does",
          "[rules][powers][A1]") {
    for (const bool warned : {true, false}) {
        content::Catalog catalog([warned] {
            content::Powers powers;
            powers[Power::Warning] = warned ? 12 : 1;
            content::CatalogParts parts = scenario::power_parts(powers);
            parts.monsters.front().vision = core::Cells{2};
            return parts;
        }());
        Scenario scenario("@......o", 1, catalog);
        scenario.does(hero_id, Equip{scenario.give('=')});
        Events all;
        for (int turn = 0; turn < 10 && events_of<ActorNoticed>(all).empty(); ++turn) {
            const Turn passed = scenario.act(Wait{});
            all.insert(all.end(), passed.events.begin(), passed.events.end());
        }
        REQUIRE_FALSE(events_of<ActorNoticed>(all).empty());
        const auto sensed = events_of<DangerSensed>(all);
        REQUIRE(sensed.size() == (warned ? 1U : 0U));
        CHECK((!warned || sensed.front().way == Direction::East));
    }
}

TEST_CASE("the powers of all that is worn add up, and a taken off thing gives none", "[rules][powers][I6]") {
    PowerScenario scenario("@o", Power::Thorns, 2);
    scenario.does(hero_id, Equip{scenario.give('=')});
    CHECK(powers_of(scenario.world, hero_id)[Power::Thorns] == 4);
    scenario.does(hero_id, TakeOff{Slot{0}});
    CHECK(scenario.knowledge().hero().powers[Power::Thorns] == 2);
}

TEST_CASE("monsters have the powers of what they wear", "[rules][powers][I8]") {
    PowerScenario scenario("@g", Power::Thorns, 2);
    const EntityId goblin = scenario.actor('g');
    harden(scenario, goblin);
    scenario.does(goblin, Equip{scenario.give('=', goblin)});
    CHECK(forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, goblin)).ours.recoil == 2);
    scenario.lands(hero_id, Direction::East);
    CHECK(scenario.hit_points(hero_id) == 18);
}

namespace {

/// The forecast of a fight with what is in a slot of the pack put on.
forecast::FightForecast fight_with(const PowerScenario& scenario, EntityId other, Slot slot) {
    return forecast::forecast_fight_with(scenario.knowledge(), as_seen(scenario, other),
                                         scenario.knowledge().pack()[slot.value]);
}

}  // namespace

TEST_CASE("a fight is foretold with gear before it is put on", "[rules][powers][preview]") {
    PowerScenario scenario("@T", Power::Ward, 3);
    const EntityId troll = scenario.actor('T');
    const Slot mail = scenario.give('[');
    const Slot blade = scenario.give(')');
    const forecast::FightForecast with_mail = fight_with(scenario, troll, mail);
    const forecast::FightForecast with_blade = fight_with(scenario, troll, blade);
    CHECK(with_mail != with_blade);
    scenario.does(hero_id, Equip{mail});
    CHECK(forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, troll)) == with_mail);
    scenario.does(hero_id, TakeOff{mail});
    scenario.does(hero_id, Equip{blade});
    CHECK(forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, troll)) == with_blade);
}

TEST_CASE("a fight is foretold with what acid has left of gear", "[rules][powers][preview][I6]") {
    PowerScenario scenario("@T", Power::Ward, 3);
    const EntityId troll = scenario.actor('T');
    const Slot whole = scenario.give('[');
    const Slot eaten = scenario.give('[');
    for (const SlotContent& filled : filled_slots(scenario.world.entities.packs[hero_id])) {
        if (filled.slot == eaten) {
            scenario.world.entities.items[filled.item].corrosion = 3;
        }
    }
    const forecast::FightForecast with_whole = fight_with(scenario, troll, whole);
    const forecast::FightForecast with_eaten = fight_with(scenario, troll, eaten);
    CHECK(with_whole != with_eaten);
    scenario.does(hero_id, Equip{eaten});
    CHECK(forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, troll)) == with_eaten);
    // The whole piece takes the place of the eaten one, whose loss goes with it.
    CHECK(fight_with(scenario, troll, whole) == with_whole);
    scenario.does(hero_id, TakeOff{eaten});
    scenario.does(hero_id, Equip{whole});
    CHECK(forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, troll)) == with_whole);
    CHECK(fight_with(scenario, troll, eaten) == with_eaten);
}

TEST_CASE("a fight is foretold without gear before it is taken off", "[rules][powers][preview]") {
    PowerScenario scenario("@T", Power::Ward, 3);
    const EntityId troll = scenario.actor('T');
    const Slot mail = scenario.give('[');
    const Slot blade = scenario.give(')');
    scenario.does(hero_id, Equip{mail});
    scenario.does(hero_id, Equip{blade});
    for (const Slot slot : {mail, blade}) {
        const forecast::PackEntry worn = scenario.knowledge().pack()[slot.value];
        const forecast::FightForecast without =
            forecast::forecast_fight_without(scenario.knowledge(), as_seen(scenario, troll), worn);
        scenario.does(hero_id, TakeOff{slot});
        CHECK(forecast::forecast_fight(scenario.knowledge(), as_seen(scenario, troll)) == without);
    }
}

}  // namespace torchwake::rules
