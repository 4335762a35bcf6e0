#include "bots/next_command.hpp"
#include "scenario/lasting_catalog.hpp"
#include "scenario/scenario.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/bots/bot.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::bots {
namespace {

using core::Direction;
using scenario::Scenario;

/// The test's catalog with more levels.
content::Catalog deep_catalog() {
    content::CatalogParts parts = scenario::test_parts();
    parts.levels.front().max_depth = 9;
    return content::Catalog(std::move(parts));
}

/// The catalog of traps and portals, with a town, and a hero that knows no spell and trades with nobody.
const content::Catalog& portal_catalog() {
    static const content::Catalog catalog([] {
        content::CatalogParts parts = scenario::trapped_town_parts();
        parts.monsters.front().spells.clear();
        parts.levels.back().max_depth = 9;
        return parts;
    }());
    return catalog;
}

}  // namespace

TEST_CASE("bots eat when they are hungry, not before, and rest no more until they have",
          "[bots][explorer][E7]") {
    for (const char* bot : {"explorer", "fighter"}) {
        CAPTURE(bot);
        Scenario scenario("@..+..", 1, scenario::lasting_catalog());
        scenario.set_hit_points(rules::hero_id, 10);
        CHECK(next(scenario, bot) == rules::Command(rules::Wait{}));
        scenario.world.entities.hungers[rules::hero_id].turns = 300;
        CHECK(next(scenario, bot) != rules::Command(rules::Wait{}));
        const rules::Slot food = scenario.give('f');
        CHECK(is_use(next(scenario, bot), food));
        scenario.world.entities.hungers[rules::hero_id].turns = 100;
        CHECK(next(scenario, bot) == rules::Command(rules::Wait{}));
    }
}

TEST_CASE("bots that starve eat before the eyes of their enemies", "[bots][explorer][E7]") {
    for (const char* bot : {"explorer", "fighter"}) {
        CAPTURE(bot);
        Scenario scenario("@r.....", 1, scenario::lasting_catalog());
        const rules::Slot food = scenario.give('f');
        rouse(scenario);
        CHECK(next(scenario, bot) == rules::Command(rules::Walk{Direction::East}));
        scenario.world.entities.hungers[rules::hero_id].turns = 100000;
        CHECK(is_use(next(scenario, bot), food));
    }
}

TEST_CASE("an explorer attacks whom it can beat", "[bots][explorer]") {
    const Scenario scenario(R"(
        ######
        #@r..#
        ######)");
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("an explorer runs for the stairs from what would kill it, and takes them", "[bots][explorer]") {
    Scenario scenario(R"(
        ##########
        #>.@..B..#
        ##########)");
    rouse(scenario);
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::West}));
    scenario.does(rules::hero_id, rules::Walk{Direction::West});
    scenario.does(rules::hero_id, rules::Walk{Direction::West});
    CHECK(std::holds_alternative<rules::Descend>(next(scenario)));
}

TEST_CASE("an explorer does not run for the stairs from what would follow it over them",
          "[bots][explorer][W7]") {
    Scenario scenario(R"(
        ##########
        #>.@B....#
        ##########)");
    const rules::EntityId brute = scenario.actor('B');
    rules::Mind& mind = scenario.world.entities.minds[brute];
    mind.intent = rules::Intent::Hunt;
    mind.prey = rules::hero_id;
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::East}));
    scenario.let_last(brute, content::ConditionKind::Slow, 9);
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::West}));
}

TEST_CASE("an explorer lets a sleeper be that would kill it", "[bots][explorer]") {
    Scenario scenario(R"(
        ##########
        #>.@..B..#
        ##########)");
    scenario.put_to_sleep(scenario.actor('B'));
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::West}));
    Scenario weak(R"(
        ##########
        #>.@..d..#
        ##########)");
    weak.put_to_sleep(weak.actor('d'));
    CHECK(next(weak) == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("an explorer passes in the dark who is too strong for it and does not know of it",
          "[bots][explorer][S7]") {
    Scenario scenario(R"(
        #########
        #@.....T#
        #########)");
    const rules::EntityId troll = scenario.actor('T');
    let_sleep_strong(scenario, troll);
    const rules::Command switches{rules::SwitchTorch{}};
    CHECK(next(scenario) == switches);
    scenario.act(rules::SwitchTorch{});
    REQUIRE(scenario.knowledge().hero().torch == false);
    CHECK(next(scenario) != switches);

    rouse(scenario);
    CHECK(next(scenario) == switches);
    scenario.put_to_sleep(troll);
    scenario.set_hit_points(troll, 1);
    CHECK(next(scenario) == switches);
}

TEST_CASE("an explorer that passes in the dark lights its torch some turns after the last that it passed",
          "[bots][explorer][S7]") {
    Scenario scenario(R"(
        #########
        #@.....T#
        #########)");
    const rules::EntityId troll = scenario.actor('T');
    let_sleep_strong(scenario, troll);
    const rules::Command switches{rules::SwitchTorch{}};
    const auto bot = make_bot("explorer");
    REQUIRE(bot->next(scenario.knowledge()) == switches);
    scenario.act(switches);
    scenario.world.entities.vitals[troll] = {1, 1, 0, 0};  // now it would be no danger
    int dark = 0;
    while (bot->next(scenario.knowledge()) != switches && dark < 100) {
        scenario.act(rules::Wait{});
        ++dark;
    }
    CHECK(dark >= 5);
    CHECK(dark <= 20);
}

TEST_CASE("an explorer in danger drinks when it is hurt", "[bots][explorer]") {
    Scenario scenario(R"(
        #######
        #@.B..#
        #######)");
    const rules::Slot potion = scenario.give('!');
    scenario.set_hit_points(rules::hero_id, 9);
    CHECK(is_use(next(scenario), potion));
}

TEST_CASE("an explorer drinks nothing beside an enemy that takes more than that gives", "[bots][explorer]") {
    Scenario scenario(R"(
        ######
        #@B..#
        ######)");
    const rules::Slot potion = scenario.give('!');
    scenario.set_hit_points(rules::hero_id, 9);
    CHECK_FALSE(is_use(next(scenario), potion));
}

TEST_CASE("an explorer reads itself to the town from beside what would kill it", "[bots][explorer]") {
    Scenario scenario(R"(
        ######
        #@B..#
        ######)",
                      1, portal_catalog());
    const rules::Slot scroll = scenario.give('H');
    CHECK(is_use(next(scenario), scroll));
    Scenario weak(R"(
        ######
        #@r..#
        ######)",
                  1, portal_catalog());
    const rules::Slot kept = weak.give('H');
    CHECK_FALSE(is_use(next(weak), kept));
}

TEST_CASE("an explorer that is rich reads itself to the town, once in two levels", "[bots][explorer][E5]") {
    Scenario scenario("@....>", 1, portal_catalog());
    scenario.world.level.depth = scenario.world.run.deepest_depth = 3;
    const rules::Slot scroll = scenario.give('H');
    const auto bot = make_bot("explorer");
    CHECK_FALSE(is_use(bot->next(scenario.knowledge()), scroll));
    scenario.world.entities.purses[rules::hero_id].coins = core::Coins{10'000};
    CHECK(is_use(bot->next(scenario.knowledge()), scroll));
    CHECK_FALSE(is_use(bot->next(scenario.knowledge()), scroll));
    scenario.world.run.deepest_depth = 5;
    scenario.world.level.depth = 5;
    CHECK(is_use(bot->next(scenario.knowledge()), scroll));
}

TEST_CASE("an explorer forces a way to where it may see one, if it knows of stairs but no way to them",
          "[bots][explorer]") {
    Scenario scenario("#@.2.1.+...>#", 1, portal_catalog());
    scenario::lay_trap(scenario, '1', scenario::TestTrap::Dart, rules::TrapState::Spotted);
    scenario::lay_trap(scenario, '2', scenario::TestTrap::Dart, rules::TrapState::Sprung);
    const core::Point stairs = scenario.hero_at() + core::Point{10, 0};
    scenario.world.memory.tiles[stairs] = scenario.world.level.tiles[stairs];
    const core::Point trap = scenario.at('1');
    REQUIRE(scenario.knowledge().stairs(content::Stairs::Down).size() == 1);
    const auto bot = make_bot("explorer");
    for (int turn = 0; turn < 40 && scenario.hero_at().x <= trap.x; ++turn) {
        scenario.act(bot->next(scenario.knowledge()));
    }
    CHECK(scenario.hero_at().x > trap.x);
}

TEST_CASE("an explorer goes back from the town through the portal that it opened", "[bots][explorer]") {
    Scenario scenario("#>.@..O#", 1, portal_catalog());
    scenario.world.level.depth = 0;
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("an explorer burns what is too strong, and not itself", "[bots][explorer]") {
    Scenario scenario(R"(
        ###########
        #@....To..#
        #.....oT..#
        ###########)");
    scenario.world.entities.abilities[rules::hero_id].attributes.intelligence = 13;
    const rules::Slot scroll = scenario.give('F');
    rouse(scenario);
    const rules::Command command = next(scenario);
    REQUIRE(is_use(command, scroll));
    const auto target = std::get<rules::UseItem>(command).target;
    REQUIRE(target.has_value());
    CHECK(core::chebyshev_distance(scenario.hero_at(), *target) > 2);

    Scenario close(R"(
        #######
        #@B...#
        #######)");
    close.world.entities.abilities[rules::hero_id].attributes.intelligence = 13;
    const rules::Slot too_near = close.give('F');
    CHECK_FALSE(is_use(next(close), too_near));
}

TEST_CASE("an explorer confuses what is too strong", "[bots][explorer]") {
    Scenario scenario(R"(
        ##########
        #@....B..#
        ##########)");
    const rules::Slot scroll = scenario.give('C');
    rouse(scenario);
    scenario.world.entities.abilities[rules::hero_id].attributes.intelligence = 12;
    CHECK(is_use(next(scenario), scroll));
}

TEST_CASE("an explorer rests when nobody is in view", "[bots][explorer]") {
    Scenario scenario(R"(
        ########
        #@.+...#
        ########)");
    scenario.set_hit_points(rules::hero_id, 15);
    CHECK(next(scenario) == rules::Command(rules::Wait{}));
}

TEST_CASE("an explorer reads a map where it arrives in the depths", "[bots][explorer]") {
    const content::Catalog catalog = deep_catalog();
    Scenario scenario(R"(
        ########
        #@.+..>#
        ########)",
                      1, catalog);
    const rules::Slot map = scenario.give('m');
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::East}));
    scenario.world.level.depth = 4;
    scenario.world.run.deepest_depth = 4;
    CHECK(is_use(next(scenario), map));
}

TEST_CASE("bots go down when nothing is left, up with the prize, and grow when they may", "[bots]") {
    const content::Catalog catalog = deep_catalog();
    for (const std::string_view name : bot_names()) {
        CAPTURE(name);
        Scenario scenario(R"(
            #######
            #<.@.>#
            #######)",
                          1, catalog);
        CHECK(next(scenario, name) == rules::Command(rules::Walk{Direction::East}));
        scenario.does(rules::hero_id, rules::Walk{Direction::East});
        scenario.does(rules::hero_id, rules::Walk{Direction::East});
        const rules::Command first = next(scenario, name);
        REQUIRE(std::holds_alternative<rules::Descend>(first));
        CHECK(std::get<rules::Descend>(first).grow == rules::Attribute::Strength);
        scenario.world.run.deepest_depth = 5;
        CHECK(next(scenario, name) == rules::Command(rules::Descend{}));

        scenario.give('&');
        CHECK(next(scenario, name) == rules::Command(rules::Walk{Direction::West}));
        for (std::int32_t step = 0; step < 4; ++step) {
            scenario.does(rules::hero_id, rules::Walk{Direction::West});
        }
        CHECK(next(scenario, name) == rules::Command(rules::Ascend{}));

        scenario.world.run.owed_choices = 1;
        CHECK(std::holds_alternative<rules::Grow>(next(scenario, name)));
    }
}

TEST_CASE("an explorer with the prize that knows no way up explores", "[bots][explorer]") {
    const content::Catalog catalog = deep_catalog();
    Scenario scenario(R"(
        ########
        #@..+..#
        ########)",
                      1, catalog);
    scenario.give('&');
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("an explorer that knows all of a level from a map goes and looks", "[bots][explorer]") {
    Scenario scenario(R"(
        ##########
        #@.......#
        ########.#
        #........#
        ##########)");
    scenario.act(rules::Cheat{rules::CheatKind::Reveal});
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("bots keep a slot for the prize", "[bots]") {
    const content::Catalog catalog = deep_catalog();
    for (const std::string_view name : bot_names()) {
        CAPTURE(name);
        Scenario scenario(R"(
            #######
            #<.@!>#
            #######)",
                          1, catalog);
        scenario.give('*');
        scenario.give('*');
        scenario.does(rules::hero_id, rules::Walk{Direction::East});
        CHECK(next(scenario, name) == rules::Command(rules::Walk{Direction::East}));
        Scenario crown(R"(
            #######
            #<.@&>#
            #######)",
                       1, catalog);
        crown.give('*');
        crown.give('*');
        crown.does(rules::hero_id, rules::Walk{Direction::East});
        CHECK(next(crown, name) == rules::Command(rules::PickUp{}));
    }
}

TEST_CASE("bots know nothing of what the hero has not seen", "[bots]") {
    for (const std::string_view name : bot_names()) {
        CAPTURE(name);
        Scenario one(R"(
            ############
            #@...+....!#
            #....#######
            ############)");
        Scenario two(R"(
            ############
            #@...+..B###
            #....#.....#
            ############)");
        const auto bot = make_bot(name);
        const auto other = make_bot(name);
        for (std::int32_t turn = 0; turn < 3; ++turn) {
            const rules::Command command = bot->next(one.knowledge());
            REQUIRE(command == other->next(two.knowledge()));
            one.does(rules::hero_id, command);
            two.does(rules::hero_id, command);
        }
    }
}

}  // namespace torchwake::bots
