#include "rules/names.hpp"
#include "scenario/lamps.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/rules/lookups.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace torchwake::rules {
namespace {

/// The catalog with matter and traps, besides: lamps, ash that glows, and scrolls that need light.
content::CatalogParts light_parts() {
    content::CatalogParts parts = scenario::matter_parts();
    parts.traps = scenario::test_traps();
    scenario::add_lamps(parts);
    parts.matter.front().light = content::Light{core::Cells{3}, {}};
    for (content::ItemDef& item : parts.items) {
        item.needs_light = item.appearance.glyph == U'?';
    }
    return parts;
}

const content::Catalog& light_catalog() {
    static const content::Catalog catalog(light_parts());
    return catalog;
}

struct LightScenario : Scenario {
    explicit LightScenario(std::string_view map, std::uint64_t seed = 1)
        : Scenario(map, seed, light_catalog()) {}

    [[nodiscard]] std::int32_t light(core::Point at) const { return light_at(*this, at); }
    void put_out() { does(hero_id, SwitchTorch{}); }
    [[nodiscard]] forecast::Noticing noticing(EntityId id) const { return knowledge().noticing(id); }
};

}  // namespace

TEST_CASE("light falls by one with each cell from its source, and walls keep it out", "[rules][light][S7]") {
    LightScenario scenario(R"(
        ############
        #@........1#
        #.########.#
        #2.........#
        ############)");
    CHECK(scenario.light(scenario.hero_at()) == 8);
    CHECK(scenario.light({2, 1}) == 7);
    CHECK(scenario.light({8, 1}) == 1);
    CHECK(scenario.light({9, 1}) == 0);
    CHECK(scenario.light(scenario.at('1')) == 0);
    CHECK(scenario.light(scenario.at('2')) == 6);
    CHECK(scenario.light({4, 3}) == 0);
    CHECK(scenario.knowledge().light() == 8);
}

TEST_CASE("light is as far from its source as it is near to it, whichever the direction",
          "[rules][light][S7]") {
    constexpr core::Cells range{9};
    for (std::int32_t y = -12; y <= 12; ++y) {
        for (std::int32_t x = -12; x <= 12; ++x) {
            const std::int32_t here = light_from({0, 0}, range, {x, y});
            CHECK(here == light_from({x, y}, range, {0, 0}));
            CHECK(here == light_from({0, 0}, range, {y, -x}));
            CHECK(here <= range.value + 1 - std::max(std::abs(x), std::abs(y)) +
                              std::max(0, std::max(std::abs(x), std::abs(y)) - range.value - 1));
        }
    }
    CHECK(light_from({0, 0}, range, {0, 0}) == 10);
    CHECK(light_from({0, 0}, range, {9, 0}) == 1);
    CHECK(light_from({0, 0}, range, {10, 0}) == 0);
}

TEST_CASE("a torch goes out at once, and takes two turns to light, which is heard", "[rules][light][S7]") {
    LightScenario scenario("@..........");
    const Turn out = scenario.act(SwitchTorch{});
    CHECK(events_of<TorchSwitched>(out.events).size() == 1);
    CHECK_FALSE(events_of<TorchSwitched>(out.events).front().lit);
    CHECK(scenario.world.run.turn == 0);
    CHECK(scenario.light(scenario.hero_at()) == 0);
    CHECK(scenario.knowledge().hero().torch == false);

    const std::int32_t wait = scenario.knowledge().hero().wait;
    const Events lit = scenario.does(hero_id, SwitchTorch{});
    REQUIRE(events_of<TorchSwitched>(lit).size() == 1);
    CHECK(events_of<TorchSwitched>(lit).front().lit);
    CHECK(scenario.world.level.noise.reach == 5);
    CHECK(scenario.knowledge().hero().torch == true);
    CHECK(scenario.light(scenario.hero_at()) == 8);

    LightScenario timed("@..........d");
    timed.put_out();
    const EntityId other = timed.actor('d');
    timed.world.entities.initiatives[other].counter = 1000;
    timed.act(SwitchTorch{});
    CHECK(1000 - timed.world.entities.initiatives[other].counter == 2 * wait);
}

TEST_CASE("who carries no torch can't light one", "[rules][light][S7]") {
    LightScenario scenario("@.");
    scenario.world.entities.torches.erase(hero_id);
    CHECK(scenario.refusal_of(SwitchTorch{}) == RefusalReason::NoTorch);
    CHECK_FALSE(scenario.knowledge().hero().torch);
}

TEST_CASE("in the dark those who do not hunt notice the hero from half as far", "[rules][light][S7][A1]") {
    for (const bool lit : {true, false}) {
        LightScenario far("@.......o");
        LightScenario near("@...o");
        if (!lit) {
            far.put_out();
            near.put_out();
        }
        CHECK(far.noticing(far.actor('o')) == (lit ? forecast::Noticing::Surely : forecast::Noticing::Never));
        CHECK(near.noticing(near.actor('o')) == forecast::Noticing::Surely);
        far.act(Wait{});
        near.act(Wait{});
        CHECK((far.intent_of(far.actor('o')) == Intent::Hunt) == lit);
        CHECK(near.intent_of(near.actor('o')) == Intent::Hunt);
    }
}

TEST_CASE("gloom dims the light to its range, and the dark's range stays", "[rules][light][S7][A1]") {
    for (const std::int32_t gloom : {0, 2, 6}) {
        const std::int32_t range = noticing_range(core::Cells{8}, enough_light, gloom).value;
        CHECK(range == (gloom == 0 ? 8 : std::max(4, gloom)));
        for (std::int32_t distance = 2; distance <= 8; ++distance) {
            LightScenario scenario("@" + std::string(static_cast<std::size_t>(distance - 1), '.') + "o");
            scenario.world.caches.encumbrances[hero_id].powers[content::Power::Gloom] = gloom;
            CHECK((scenario.noticing(scenario.actor('o')) == forecast::Noticing::Surely) ==
                  (distance <= range));
        }
    }
}

TEST_CASE("who hunts the hero sees it as far in the dark as in the light", "[rules][light][S7][A1]") {
    LightScenario scenario("@.......o");
    scenario.act(Wait{});
    REQUIRE(scenario.intent_of(scenario.actor('o')) == Intent::Hunt);
    scenario.put_out();
    CHECK(scenario.noticing(scenario.actor('o')) == forecast::Noticing::Done);
    scenario.act(Wait{});
    CHECK(scenario.intent_of(scenario.actor('o')) == Intent::Hunt);
}

TEST_CASE("blows and shots at a monster in the dark lose strength while it is awake", "[rules][light][S7]") {
    LightScenario scenario("@o");
    scenario.world.entities.abilities[hero_id].attributes.strength = 20;
    const EntityId other = scenario.actor('o');
    const core::Point there = position_of(scenario.world, other);
    const auto worst = [&scenario, there] {
        const auto known = scenario.knowledge().actor(there);
        return forecast::forecast_fight(scenario.knowledge(), *known).ours.most_damage;
    };
    const std::int32_t lit = worst();
    REQUIRE(lit > armour_in_the_dark);
    CHECK(shade_of(scenario, other) == 0);
    scenario.put_out();
    CHECK(shade_of(scenario, other) == armour_in_the_dark);
    CHECK(worst() == lit - armour_in_the_dark);
    CHECK(shade_of(scenario, hero_id) == 0);
    scenario.put_to_sleep(other);
    CHECK(worst() == lit);

    scenario.world.entities.minds[other].intent = Intent::Hunt;
    std::int32_t most = 0;
    for (int blows = 0; blows < 300; ++blows) {
        scenario.world.entities.vitals[other] = {100, 100, 0, 0};
        scenario.does(hero_id, Walk{Direction::East});
        most = std::max(most, 100 - scenario.hit_points(other));
    }
    CHECK(most == lit - armour_in_the_dark);
}

TEST_CASE("who stands in the light of a lamp is seen as by its own torch, until the lamp is out",
          "[rules][light][S7]") {
    LightScenario dark("##########\n#L@.....o#\n##########");
    dark.put_out();
    CHECK(dark.light(dark.hero_at()) == 4);
    CHECK(dark.noticing(dark.actor('o')) == forecast::Noticing::Surely);
    const Events events = dark.does(hero_id, Walk{Direction::West});
    REQUIRE(events_of<LampSwitched>(events).size() == 1);
    CHECK(dark.catalog().tile(events_of<LampSwitched>(events).front().lamp).id == "lamp");
    CHECK(dark.light(dark.hero_at()) == 0);
    CHECK(dark.noticing(dark.actor('o')) == forecast::Noticing::Never);
    dark.does(hero_id, Walk{Direction::West});
    CHECK(dark.light(dark.hero_at()) == 4);
}

TEST_CASE("a monster that bears a light lights the hero, too", "[rules][light][S7]") {
    content::CatalogParts parts = light_parts();
    for (content::MonsterDef& kind : parts.monsters) {
        if (kind.id == "dummy") {
            kind.light = content::Light{core::Cells{3}, {}};
        }
    }
    const content::Catalog catalog(std::move(parts));
    Scenario scenario("@.d....o", 1, catalog);
    scenario.does(hero_id, SwitchTorch{});
    CHECK(light_at({catalog, scenario.world}, scenario.hero_at()) == 2);
    CHECK(scenario.knowledge().noticing(scenario.actor('o')) == forecast::Noticing::Surely);
}

TEST_CASE("lighting the torch counts for two turns", "[rules][light][S7]") {
    LightScenario scenario("@....");
    scenario.put_out();
    scenario.let_last(hero_id, content::ConditionKind::Haste, 5);
    scenario.world.entities.hungers.insert(hero_id, {10});
    scenario.does(hero_id, SwitchTorch{});
    CHECK(scenario.turns_of(content::ConditionKind::Haste) == 3);
    CHECK(scenario.world.entities.hungers[hero_id].turns == 12);
}

TEST_CASE("flames, burning actors and glowing covers shed light", "[rules][light][S7]") {
    LightScenario scenario(R"(
        ##########
        #,.....@.#
        ##########)");
    scenario.put_out();
    REQUIRE(scenario.light({4, 1}) == 0);
    scenario.fires('A', {1, 1});
    while (!scenario.world.level.matter.active.at_rest() &&
           matter_at(scenario.world.level.matter, {1, 1}).burns == false) {
        scenario.act(Wait{});
    }
    CHECK(scenario.light({1, 1}) == 6);
    CHECK(scenario.light({4, 1}) == 3);
    for (int turns = 0; turns < 20; ++turns) {
        scenario.act(Wait{});
    }
    CHECK(scenario.light({1, 1}) == 4);  // its ash glows
    CHECK(scenario.light({4, 1}) == 1);

    LightScenario burning("@........");
    burning.put_out();
    burning.world.entities.exposures.insert(hero_id, {.burning = 3});
    CHECK(burning.light(burning.hero_at()) == 4);
}

TEST_CASE("in the dark nobody finds traps by chance, but the wary still do", "[rules][light][traps][S7]") {
    const auto spotted = [](bool lit) {
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            LightScenario scenario("@..", seed);
            scenario.world.level.traps = {
                {{2, 0}, scenario::trap_id(scenario::TestTrap::Dart), TrapState::Hidden}};
            rebuild_caches(scenario);
            if (!lit) {
                scenario.put_out();
            }
            for (int turns = 0; turns < 10; ++turns) {
                found += events_of<TrapSpotted>(scenario.act(Wait{}).events).empty() ? 0 : 1;
            }
        }
        return found;
    };
    CHECK(spotted(true) > 20);
    CHECK(spotted(false) == 0);
}

TEST_CASE("in the dark the hero can't read, but drinks", "[rules][light][S7]") {
    LightScenario scenario("@L\n..");
    const Slot scroll = scenario.give('?');
    const Slot potion = scenario.give('!');
    scenario.put_out();
    CHECK(scenario.knowledge().light() == 4);
    CHECK_FALSE(scenario.act(UseItem{scroll, core::Point{1, 1}}).refusal);
    const Slot another = scenario.give('?');
    scenario.does(hero_id, Walk{Direction::East});
    CHECK(scenario.refusal_of(UseItem{another, core::Point{1, 1}}) == RefusalReason::TooDark);
    CHECK_FALSE(scenario.act(UseItem{potion}).refusal);
}

TEST_CASE("what examining says of being noticed is what the next turn brings", "[rules][light][S7][A4]") {
    core::RandomStream stream = core::derive_stream(7, "light");
    int woke = 0;
    int could_wake = 0;
    std::array<int, 3> met{};
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        std::string map;
        const std::int32_t width = stream.between(3, 12);
        for (std::int32_t y = 0; y < 3; ++y) {
            for (std::int32_t x = 0; x < width; ++x) {
                map += stream.chance(1, 8) ? '#' : stream.chance(1, 30) ? 'L' : '.';
            }
            map += '\n';
        }
        const std::int32_t row = width + 1;
        map[static_cast<std::size_t>(stream.between(0, 2) * row)] = '@';
        map[static_cast<std::size_t>(stream.between(0, 2) * row + width - 1)] = 'o';
        LightScenario scenario(map, seed);
        const EntityId orc = scenario.actor('o');
        if (stream.chance(2, 3)) {
            scenario.put_out();
        }
        if (stream.chance(1, 2)) {
            scenario.put_to_sleep(orc);
        }
        if (!scenario.world.caches.visible.get(scenario.position(orc))) {
            continue;
        }
        const forecast::Noticing foretold = scenario.noticing(orc);
        ++met.at(static_cast<std::size_t>(foretold));
        scenario.world.entities.initiatives[orc].counter = 1;
        scenario.world.entities.initiatives[orc].die = 6;
        scenario.world.entities.initiatives[hero_id].die = 1;
        const Events events = scenario.act(Wait{}).events;
        const std::size_t wakings = events_of<ActorWoke>(events).size();
        INFO(map);
        switch (foretold) {
            case forecast::Noticing::Never:
                CHECK(wakings + events_of<ActorNoticed>(events).size() == 0);
                break;
            case forecast::Noticing::Perhaps:
                ++could_wake;
                woke += static_cast<int>(wakings);
                break;
            case forecast::Noticing::Surely:
            case forecast::Noticing::Done:
                CHECK(events_of<ActorNoticed>(events).size() == 1);
                break;
        }
    }
    CHECK(met[0] > 100);
    CHECK(met[1] > 100);
    CHECK(met[2] > 100);
    CHECK(woke * turns_to_wake > could_wake * 8 / 10);
    CHECK(woke * turns_to_wake < could_wake * 12 / 10);
}

TEST_CASE("by day every cell is lit", "[rules][light][S7]") {
    content::CatalogParts parts = light_parts();
    for (content::LevelDef& level : parts.levels) {
        level.daylight = true;
    }
    const content::Catalog catalog(std::move(parts));
    Scenario scenario("@.........o", 1, catalog);
    scenario.does(hero_id, SwitchTorch{});
    CHECK(light_at({catalog, scenario.world}, {9, 0}) == daylight);
    CHECK(noticing_range(core::Cells{7}, daylight) == core::Cells{7});
    CHECK(noticing_range(core::Cells{7}, 1) == core::Cells{3});
    CHECK(noticing_range(core::Cells{1}, 0) == core::Cells{1});
}

}  // namespace torchwake::rules
