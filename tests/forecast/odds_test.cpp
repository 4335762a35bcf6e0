#include "forecast/names.hpp"
#include "rules/dungeon.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/forecast/distribution.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/formulas.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

namespace torchwake::forecast {
namespace {

/// A catalog whose hero and troll are not as simple as the others.
const content::Catalog& fighters() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::test_parts();
        content::MonsterDef& hero = parts.monsters[0];
        hero.natural_attacks = {{"cut", {2, 4, 0}, 1}, {"kick", {1, 3, 0}, 0}};
        hero.attributes.strength = 13;
        hero.attributes.intelligence = 13;
        hero.skills.melee = 1;
        content::MonsterDef& troll = parts.monsters[2];
        troll.hit_points = 30;
        troll.attributes.dexterity = 13;
        troll.skills.defence = 1;
        troll.armour = 2;
        return content::Catalog(std::move(parts));
    }();
    return catalog;
}

using Counts = std::map<std::int32_t, std::uint64_t>;

/// Checks counts against a distribution, by the chi-square test at one in a million. Numbers that are
/// expected fewer than 5 times are taken together.
void check_fits(const Counts& counts, const Distribution& expected) {
    std::uint64_t executions = 0;
    for (const auto& [value, count] : counts) {
        REQUIRE(expected.weight(value) > 0);
        executions += count;
    }
    const auto total = static_cast<double>(expected.total());
    double statistic = 0;
    double rare_expected = 0;
    double rare_found = 0;
    int cells = 0;
    const auto add = [&](double wanted, double found) {
        statistic += (found - wanted) * (found - wanted) / wanted;
        ++cells;
    };
    for (std::int32_t value = expected.least(); value <= expected.most(); ++value) {
        const double wanted =
            static_cast<double>(executions) * static_cast<double>(expected.weight(value)) / total;
        const auto place = counts.find(value);
        const double found = place != counts.end() ? static_cast<double>(place->second) : 0;
        if (wanted >= 5) {
            add(wanted, found);
        } else {
            rare_expected += wanted;
            rare_found += found;
        }
    }
    if (rare_expected >= 1) {
        add(rare_expected, rare_found);
    }
    // The mean of chi-square is its degrees of freedom k, its variance 2 k; for the k of these tests the
    // millionth part lies below k + 5 sqrt(2 k) + 15.
    const double freedom = std::max(1, cells - 1);
    CHECK(statistic < freedom + 5 * std::sqrt(2 * freedom) + 15);
}

BlowFacts facts_of(const Scenario& scenario, EntityId attacker, EntityId victim) {
    const auto& entities = scenario.world.entities;
    const auto& kind = [&](EntityId id) -> const content::MonsterDef& {
        return scenario.catalog().monster(entities.creatures[id].kind);
    };
    return {.attacks = kind(attacker).natural_attacks,
            .force = entities.abilities[attacker].attributes.strength,
            .melee = entities.abilities[attacker].skills.melee,
            .dexterity = entities.abilities[victim].attributes.dexterity,
            .defence = entities.abilities[victim].skills.defence,
            .armour = kind(victim).armour};
}

/// The damage of a blow each time that `apply` does it on a copy of the same moment, the stream going on.
Counts applied_blows(Scenario& scenario, EntityId attacker, const Walk& blow, int times) {
    const World start = scenario.world;
    const Checked checked = check(scenario.ruleset, start, attacker, blow);
    const Plan plan = std::get<Plan>(checked);
    Counts counts;
    core::RandomStream combat(99);
    Events events;
    for (int count = 0; count < times; ++count) {
        World world = start;
        world.streams.combat = combat;
        events.clear();
        apply(scenario.ruleset, world, plan, events);
        combat = world.streams.combat;
        const auto landed = events_of<BlowLanded>(events);
        ++counts[landed.empty() ? 0 : landed.front().damage];
    }
    return counts;
}

}  // namespace

TEST_CASE("what a preview shows is what a hundred thousand blows come to", "[forecast][preview][law6]") {
    for (const std::string map : {"@T", "@o", "@r", "@d"}) {
        Scenario scenario(map, 1, fighters());
        const EntityId other = scenario.actor(map[1]);
        for (const auto& [attacker, victim] : {std::pair(hero_id, other), std::pair(other, hero_id)}) {
            ExactDice dice;
            const BlowFacts facts = facts_of(scenario, attacker, victim);
            const Distribution shown = roll_blow(dice, facts);
            core::RandomStream stream(7);
            Counts counts;
            for (int count = 0; count < 100'000; ++count) {
                ++counts[roll_blow(stream, facts)];
            }
            check_fits(counts, shown);
        }
    }
}

TEST_CASE("an unhurt one of a kind is forecast as one that stands before the hero", "[forecast][preview]") {
    for (const std::string map : {"@T", "@o", "@r"}) {
        Scenario scenario(map, 1, fighters());
        auto seen = scenario.knowledge().actor({1, 0});
        REQUIRE(seen.has_value());
        const KnownActor known = unhurt(scenario.knowledge(), seen->kind);
        CHECK(known.max_hit_points == seen->max_hit_points);
        CHECK(known.hostile == seen->hostile);
        seen->asleep = false;
        CHECK(forecast_fight(scenario.knowledge(), known) == forecast_fight(scenario.knowledge(), *seen));
    }
}

TEST_CASE("what a preview shows is what apply does", "[forecast][preview][law6]") {
    for (const std::string map : {"@T", "@o"}) {
        Scenario scenario(map, 1, fighters());
        const EntityId other = scenario.actor(map[1]);
        const auto seen = scenario.knowledge().actor({1, 0});
        REQUIRE(seen.has_value());
        const FightForecast outlook = forecast_fight(scenario.knowledge(), *seen);
        for (const bool ours : {true, false}) {
            const EntityId attacker = ours ? hero_id : other;
            ExactDice dice;
            const Distribution exact = roll_blow(dice, facts_of(scenario, attacker, ours ? other : hero_id));
            const BlowForecast& shown = ours ? outlook.ours : outlook.theirs;
            CHECK(shown.hit_permille == exact.permille_from(1));
            CHECK(shown.least_damage == exact.least_above(0));
            CHECK(shown.most_damage == exact.most());
            const Walk blow{ours ? Direction::East : Direction::West};
            check_fits(applied_blows(scenario, attacker, blow, 5000), exact);
        }
    }
}

TEST_CASE("a fight is foretold with an attribute raised before it is", "[forecast][preview][C6]") {
    for (const Attribute raised :
         {Attribute::Strength, Attribute::Dexterity, Attribute::Intelligence, Attribute::Constitution}) {
        Scenario scenario("@T", 1, fighters());
        const KnownActor troll = *scenario.knowledge().actor({1, 0});
        const FightForecast before = forecast_fight(scenario.knowledge(), troll);
        const Scenario now = scenario;
        for (std::int32_t points = 0; points < 6; ++points) {
            scenario.world.run.owed_choices = 1;
            scenario.does(hero_id, Grow{raised});
        }
        const HeroFacts grown = scenario.knowledge().hero();
        const FightForecast foretold = forecast_fight_as(now.knowledge(), troll, grown);
        CHECK(foretold == forecast_fight(scenario.knowledge(), troll));
        CHECK((foretold == before) == (raised == Attribute::Intelligence));
    }
}

TEST_CASE("a fight is foretold both ways", "[forecast][preview][law6]") {
    // 1 + U[0..1] less U[0..0] against 1 hit point; 1 less U[0..1] against 20.
    const Scenario scenario("@d");
    const FightForecast fight = forecast_fight(scenario.knowledge(), *scenario.knowledge().actor({1, 0}));
    CHECK(fight.ours == BlowForecast{1000, 1, 2, 1, 1});
    CHECK(fight.theirs == BlowForecast{500, 1, 1, 20, 39 + 1});
}

TEST_CASE("who can't be hurt never dies of blows, and long fights are counted to 99",
          "[forecast][preview][law6]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.monsters[1].armour = 50;
    parts.monsters[2].hit_points = 5000;
    const content::Catalog catalog(std::move(parts));
    const Scenario armoured("@o", 1, catalog);
    CHECK(forecast_fight(armoured.knowledge(), *armoured.knowledge().actor({1, 0})).ours == BlowForecast{});
    const Scenario huge("@T", 1, catalog);
    const BlowForecast ours = forecast_fight(huge.knowledge(), *huge.knowledge().actor({1, 0})).ours;
    CHECK(ours.fewest_blows == most_blows);
    CHECK(ours.likely_blows == most_blows);
}

TEST_CASE("as many blows as are foretold kill in more than half of all fights, one fewer in no more",
          "[forecast][preview][law6]") {
    const Scenario scenario("@T", 1, fighters());
    const EntityId troll = scenario.actor('T');
    const FightForecast fight = forecast_fight(scenario.knowledge(), *scenario.knowledge().actor({1, 0}));
    const BlowFacts facts = facts_of(scenario, hero_id, troll);
    core::RandomStream stream(3);
    constexpr int fights = 20'000;
    int dead = 0;
    int dead_before = 0;
    for (int count = 0; count < fights; ++count) {
        std::int32_t hit_points = 30;
        for (std::int32_t blow = 1; blow <= fight.ours.likely_blows; ++blow) {
            hit_points -= roll_blow(stream, facts);
            dead_before += blow == fight.ours.likely_blows - 1 && hit_points <= 0 ? 1 : 0;
        }
        dead += hit_points <= 0 ? 1 : 0;
    }
    constexpr int three_deviations = 220;
    CHECK(dead > fights / 2 - three_deviations);
    CHECK(dead_before < fights / 2 + three_deviations);
}

TEST_CASE("an aimed item is foretold for each whom it reaches", "[forecast][preview][T2][law6]") {
    const Scenario scenario(R"(
        ........
        @...Tr..
        ........)",
                            1, fighters());
    const content::ItemId fireball = *scenario.catalog().find_item("fireball");
    const AimForecast aim = forecast_aim(scenario.knowledge(), fireball, {4, 1});
    CHECK(aim.flight.end == core::Point{4, 1});
    REQUIRE(aim.victims.size() == 2);
    // 1d4 times 3.
    CHECK(aim.victims[0].victim == scenario.actor('T'));
    CHECK(aim.victims[0].least_damage == 3);
    CHECK(aim.victims[0].most_damage == 12);
    CHECK(aim.victims[0].kill_permille == 0);
    CHECK(aim.victims[0].conditions.empty());
    CHECK(aim.victims[1].victim == scenario.actor('r'));
    CHECK(aim.victims[1].kill_permille == 1000);
    const content::ItemId confusion = *scenario.catalog().find_item("confusion");
    const AimForecast confusing = forecast_aim(scenario.knowledge(), confusion, {4, 1});
    REQUIRE(confusing.victims.size() == 2);
    CHECK(confusing.victims[0].conditions ==
          std::vector{content::LastingEffect{content::ConditionKind::Confusion, 9, 1}});
    CHECK(confusing.victims[0].most_damage == 0);
}

TEST_CASE("a saving throw prevents all that does no damage, and else all but half of the damage",
          "[forecast][preview][T2][law6]") {
    content::CatalogParts parts = scenario::test_parts();
    const content::SavingThrow save{content::Attribute::Dexterity, 12, false};
    for (content::ItemDef& item : parts.items) {
        if (item.aim) {
            item.aim->save = save;
        }
    }
    const content::Catalog catalog(std::move(parts));
    const Scenario scenario("@...T...", 1, catalog);
    const auto spares = [&scenario](std::string_view id) {
        const content::ItemId item = *scenario.catalog().find_item(id);
        return forecast_aim(scenario.knowledge(), item, {4, 0}).victims.at(0).save.value().spares;
    };
    CHECK(spares("confusion"));
    CHECK_FALSE(spares("fireball"));
}

TEST_CASE("an area that reaches the hero itself says so", "[forecast][preview][T2][law6]") {
    const Scenario scenario("@.r", 1, fighters());
    const content::ItemId fireball = *scenario.catalog().find_item("fireball");
    const AimForecast aim = forecast_aim(scenario.knowledge(), fireball, {2, 0});
    REQUIRE(aim.victims.size() == 2);
    CHECK(aim.victims[1].victim == hero_id);
    CHECK(aim.victims[1].kill_permille == 0);
}

TEST_CASE("the chance to kill by an aimed item is that of apply", "[forecast][preview][law6]") {
    Scenario scenario("@.o", 1, fighters());
    scenario.world.entities.vitals[scenario.actor('o')] = {9, 9, 0, 0};
    const content::ItemId missile = *scenario.catalog().find_item("magic_missile");
    // (1d6+1) times 3 against 9: only a 1 of the die is too little.
    const AimForecast aim = forecast_aim(scenario.knowledge(), missile, {2, 0});
    REQUIRE(aim.victims.size() == 1);
    CHECK(aim.victims[0].least_damage == 6);
    CHECK(aim.victims[0].most_damage == 21);
    CHECK(aim.victims[0].kill_permille == 833);
    const Slot slot = scenario.give('M');
    const World start = scenario.world;
    const Checked checked = check(scenario.ruleset, start, UseItem{slot, core::Point{2, 0}});
    core::RandomStream combat(5);
    int dead = 0;
    constexpr int times = 3000;
    for (int count = 0; count < times; ++count) {
        World world = start;
        world.streams.combat = combat;
        Events events;
        apply(scenario.ruleset, world, std::get<Plan>(checked), events);
        combat = world.streams.combat;
        dead += events_of<ActorDied>(events).empty() ? 0 : 1;
    }
    CHECK(dead > times * 4 / 5);
    CHECK(dead < times * 7 / 8);
}

TEST_CASE("looking ahead changes nothing", "[forecast][preview][law6]") {
    const Scenario scenario("@.T.o", 1, fighters());
    const World before = scenario.world;
    const std::uint64_t hash = state_hash(scenario);
    const content::ItemId fireball = *scenario.catalog().find_item("fireball");
    for (const KnownActor& actor : scenario.knowledge().actors_in_view()) {
        static_cast<void>(forecast_fight(scenario.knowledge(), actor));
        static_cast<void>(forecast_aim(scenario.knowledge(), fireball, actor.at));
    }
    CHECK(state_hash(scenario) == hash);
    CHECK(scenario.world == before);
}

}  // namespace torchwake::forecast
