#include "rules/names.hpp"

#include <torchwake/forecast/flight.hpp>
#include <torchwake/forecast/odds.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

void set_intelligence(Scenario& scenario, std::int32_t intelligence) {
    scenario.world.entities.abilities[hero_id].attributes.intelligence = intelligence;
}

/// The victims of an effect, in order.
std::vector<EntityId> hurt_in(const Events& events) {
    std::vector<EntityId> victims;
    for (const ActorHurt& hurt : events_of<ActorHurt>(events)) {
        victims.push_back(hurt.victim.id);
    }
    return victims;
}

}  // namespace

TEST_CASE("an aimed item takes a target that is seen, near enough and not its user", "[rules][aim][T2]") {
    Scenario scenario(R"(
        ##########
        #@.....12#
        #.########
        #...3....#
        ##########)");
    const Slot slot = scenario.give('M');
    CHECK(scenario.refusal_of(UseItem{slot}) == RefusalReason::TargetNeeded);
    CHECK(scenario.refusal_of(UseItem{slot, scenario.hero_at()}) == RefusalReason::TargetIsSelf);
    CHECK(scenario.refusal_of(UseItem{slot, scenario.at('3')}) == RefusalReason::TargetUnseen);
    CHECK(scenario.refusal_of(UseItem{slot, core::Point{-1, 5}}) == RefusalReason::TargetUnseen);
    CHECK(scenario.refusal_of(UseItem{slot, scenario.at('2')}) == RefusalReason::TargetTooFar);
    CHECK_FALSE(scenario.act(UseItem{slot, scenario.at('1')}).refusal);
}

TEST_CASE("a cell that is only remembered is no target", "[rules][aim][T2]") {
    Scenario scenario(R"(
        ######
        #@.1.#
        #.####
        #.####
        ######)");
    const Slot slot = scenario.give('F');
    scenario.act(Walk{Direction::South});
    scenario.act(Walk{Direction::South});
    REQUIRE(scenario.knowledge().visibility(scenario.at('1')) == forecast::Visibility::Remembered);
    CHECK(scenario.refusal_of(UseItem{slot, scenario.at('1')}) == RefusalReason::TargetUnseen);
}

TEST_CASE("a refusal of an aim names the item", "[rules][aim][T2]") {
    Scenario scenario("@..");
    const Turn turn = scenario.act(UseItem{scenario.give('F')});
    REQUIRE(turn.refusal);
    CHECK(turn.refusal->item == scenario.catalog().find_item("fireball"));
}

TEST_CASE("firing costs a turn and the item", "[rules][aim][T3][I4]") {
    Scenario scenario("@...1");
    const Turn turn = scenario.act(UseItem{scenario.give('M'), scenario.at('1')});
    CHECK(scenario.world.run.turn == 1);
    CHECK(events_of<ItemUsed>(turn.events).front().consumed);
    CHECK(scenario.world.entities.items.size() == 0);
}

TEST_CASE("a missile ends at the first actor on its line", "[rules][aim][T3]") {
    Scenario scenario("@.d.o.1");
    const EntityId first = scenario.actor('d');
    const Events events = scenario.fires('M', scenario.at('1'));
    const MissileFlew flight = events_of<MissileFlew>(events).front();
    CHECK(flight.from == core::Point{0, 0});
    CHECK(flight.target == scenario.at('1'));
    CHECK(flight.steps == 2);
    CHECK(hurt_in(events) == std::vector{first});
    CHECK(scenario.hit_points(scenario.actor('o')) == 2);
}

TEST_CASE("a single-target missile that meets nobody vanishes at its target", "[rules][aim][T3]") {
    Scenario scenario("@..1d");
    const Events events = scenario.fires('M', scenario.at('1'));
    CHECK(events_of<MissileFlew>(events).front().steps == 3);
    CHECK(events_of<AreaStruck>(events).empty());
    CHECK(hurt_in(events).empty());
}

TEST_CASE("a flight ends in the last open cell before a wall, a closed door or a tree", "[rules][aim][T3]") {
    for (const char* map : {"@..#", "@..+", "@..Y", "@..Y.."}) {
        Scenario scenario(map);
        const core::Point target{scenario.world.level.tiles.width() - 1, 0};
        const Events events = scenario.fires('F', target);
        CHECK(events_of<MissileFlew>(events).front().steps == 2);
        CHECK(events_of<AreaStruck>(events).front().at == core::Point{2, 0});
    }
}

TEST_CASE("a flight at an adjacent wall goes nowhere: an area bursts around its user, a missile is lost",
          "[rules][aim][T3]") {
    Scenario scenario("@#");
    const Events area = scenario.fires('F', {1, 0});
    CHECK(events_of<MissileFlew>(area).front().steps == 0);
    CHECK(hurt_in(area) == std::vector{hero_id});
    const Events missile = scenario.fires('M', {1, 0});
    CHECK(events_of<MissileFlew>(missile).front().steps == 0);
    CHECK(hurt_in(missile).empty());
}

TEST_CASE("a flight takes the line of either rounding that sight passes along", "[rules][aim][T3]") {
    constexpr const char* lower_free = R"(
        @.#
        ##1)";
    constexpr const char* upper_free = R"(
        @#.
        #.1)";
    for (const auto& [map, ties] :
         {std::pair(lower_free, spatial::Ties::Lower), std::pair(upper_free, spatial::Ties::Upper)}) {
        Scenario scenario(map);
        const core::Point target = scenario.at('1');
        const Flight flight = trace_flight(scenario, scenario.hero_at(), target);
        CHECK(flight.end == target);
        CHECK(flight.ties == ties);
        const MissileFlew flew = events_of<MissileFlew>(scenario.fires('M', target)).front();
        CHECK(flew.upper_ties == (flight.ties == spatial::Ties::Upper));
        const spatial::Line line(flew.from, flew.target, flight.ties);
        for (std::int32_t step = 1; step <= flew.steps; ++step) {
            CHECK(line[step] == flight.cells[static_cast<std::size_t>(step) - 1]);
        }
    }
}

TEST_CASE("a fireball takes intelligence times one roll from everyone it reaches", "[rules][aim][T4]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Scenario scenario(R"(
            #########
            #@...TTT#
            #....TTT#
            #########)",
                          seed);
        set_intelligence(scenario, 13);
        core::RandomStream dice = scenario.world.streams.combat;
        const std::int32_t roll = dice.between(1, 4);
        const Events events = scenario.fires('F', {5, 1});
        const auto hurt = events_of<ActorHurt>(events);
        CHECK(hurt.size() == 6);
        for (const ActorHurt& one : hurt) {
            CHECK(one.damage == 3 * roll);
            CHECK(one.attacker.id == hero_id);
            CHECK(one.item == scenario.catalog().find_item("fireball"));
        }
        CHECK(scenario.world.streams.combat == dice);
        CHECK(events_of<ActorDied>(events).size() == (roll > 1 ? 6U : 0U));
    }
}

TEST_CASE("an area reaches what is seen from its middle within its radius, walls shield the rest",
          "[rules][aim][T4]") {
    Scenario scenario(R"(
        ##########
        #@...1.dd#
        ##########
        #....d...#
        ##########)");
    const EntityId beyond_the_wall = scenario.world.caches.actors[core::Point{5, 3}];
    const EntityId near = scenario.world.caches.actors[core::Point{7, 1}];
    const Events events = scenario.fires('F', scenario.at('1'));
    CHECK(hurt_in(events) == std::vector{near});
    CHECK(is_alive(scenario.world, beyond_the_wall));
    CHECK(struck_cells(scenario.world, {1, 1}, 2) == std::vector<core::Point>{{1, 1}, {2, 1}, {3, 1}});
}

TEST_CASE("those whom an area reaches are struck nearest first, then by id", "[rules][aim][T4]") {
    Scenario scenario(R"(
        ########
        #@..T..#
        #..TTTT#
        #...T..#
        ########)");
    const Events events = scenario.fires('F', {4, 2});
    const core::Point middle = events_of<AreaStruck>(events).front().at;
    std::pair<std::int32_t, EntityId> last{-1, EntityId{0}};
    for (const ActorHurt& hurt : events_of<ActorHurt>(events)) {
        const std::pair now{core::chebyshev_distance(middle, hurt.victim.at), hurt.victim.id};
        CHECK(last < now);
        last = now;
    }
    CHECK(last.first == 2);
}

TEST_CASE("a user within its own area is struck, and may die of it", "[rules][aim][T4]") {
    Scenario scenario("@.T");
    set_intelligence(scenario, 30);
    const Turn turn = scenario.act(UseItem{scenario.give('F'), core::Point{2, 0}});
    CHECK(hurt_in(turn.events) == std::vector{EntityId{1}, hero_id});
    REQUIRE(turn.outcome);
    CHECK(turn.outcome->end == RunEnd::HeroDied);
    CHECK(turn.outcome->killer == scenario.catalog().hero());
    CHECK(scenario.world.run.kills == 1);
}

TEST_CASE("the dead hero is not brought back by what dies after it", "[rules][aim][T4][C5]") {
    Scenario scenario("@..T");
    set_intelligence(scenario, 30);
    scenario.world.entities.abilities[hero_id].experience = 900;
    const Turn turn = scenario.act(UseItem{scenario.give('F'), core::Point{1, 0}});
    REQUIRE(turn.outcome);
    CHECK(events_of<LevelGained>(turn.events).empty());
    CHECK(scenario.hit_points(hero_id) == 0);
}

TEST_CASE("a cheated hero that can't die keeps its last hit point", "[rules][aim][cheat][F6]") {
    Scenario scenario("@.B");
    scenario.world.run.cheated = scenario.world.run.undying = true;
    set_intelligence(scenario, 60);
    CHECK_FALSE(scenario.act(UseItem{scenario.give('F'), core::Point{1, 0}}).outcome);
    for (int turns = 0; turns < 5; ++turns) {
        CHECK_FALSE(scenario.act(Wait{}).outcome);
    }
    CHECK(scenario.hit_points(hero_id) >= 1);
}

TEST_CASE("magic missile strikes one, confusion lasts three turns for each point of intelligence",
          "[rules][aim][T4]") {
    Scenario scenario("@.TT");
    set_intelligence(scenario, 12);
    const auto confused = events_of<ConditionBegan>(scenario.fires('C', {2, 0}));
    REQUIRE(confused.size() == 2);
    CHECK(confused.front().turns == 6);
    CHECK(scenario.confusion_of(scenario.actor('T')) == 6);
    CHECK(hurt_in(scenario.fires('M', {3, 0})).size() == 1);
}

TEST_CASE("monsters use aimed items by the same rules and with their own eyes", "[rules][aim][T2][I8][W2]") {
    Scenario scenario(R"(
        ##########
        #@....g..#
        #.########
        #....1...#
        ##########)");
    const EntityId goblin = scenario.actor('g');
    const Slot slot = scenario.give('M', goblin);
    const auto answer = [&scenario, goblin, slot](core::Point target) {
        return check(scenario.ruleset, scenario.world, goblin, UseItem{slot, target});
    };
    CHECK(std::get<Refusal>(answer(scenario.at('1'))).reason == RefusalReason::TargetUnseen);
    CHECK(std::get<Refusal>(answer(scenario.position(goblin))).reason == RefusalReason::TargetIsSelf);
    const Events events = scenario.does(goblin, UseItem{slot, scenario.hero_at()});
    CHECK(hurt_in(events) == std::vector{hero_id});
    CHECK(events_of<ActorHurt>(events).front().attacker.id == goblin);
    CHECK(scenario.hit_points(hero_id) < 20);
}

TEST_CASE("a monster that dies of its own fireball has killed whom it killed", "[rules][aim][C5]") {
    Scenario scenario("@g");
    const EntityId goblin = scenario.actor('g');
    scenario.world.entities.abilities[goblin].attributes.intelligence = 50;
    const Events events = scenario.fires('F', {0, 0}, goblin);
    CHECK(events_of<ActorDied>(events).size() == 2);
    CHECK(scenario.world.run.killer == scenario.catalog().find_monster("goblin"));
    CHECK(scenario.world.run.kills == 0);
}

TEST_CASE("what is previewed is what happens", "[rules][aim][preview][T3]") {
    Scenario scenario(R"(
        ###############
        #...#.....d...#
        #.......#.....#
        #..d..@...Y..d#
        #...Y.....#...#
        #..#...d...d..#
        ###############)");
    const forecast::Knowledge knowledge = scenario.knowledge();
    int compared = 0;
    int areas = 0;
    for (std::size_t index = 0; index < knowledge.size().area(); ++index) {
        const core::Point target = scenario.world.level.tiles.point(index);
        if (knowledge.visibility(target) != forecast::Visibility::Visible) {
            continue;
        }
        const Flight flight = trace_flight(scenario, scenario.hero_at(), target);
        const Flight preview = forecast::forecast_flight(knowledge, target);
        CHECK(preview.cells == flight.cells);
        CHECK(preview.end == flight.end);
        CHECK(preview.victim == flight.victim);
        CHECK(preview.ties == flight.ties);
        const auto area = forecast::forecast_struck_cells(knowledge, flight.end, 2);
        if (std::ranges::all_of(area, [&](core::Point at) { return knowledge.tile(at).has_value(); })) {
            CHECK(area == struck_cells(scenario.world, flight.end, 2));
            ++areas;
        }
        ++compared;
    }
    CHECK(compared > 60);
    CHECK(areas > 25);
}

TEST_CASE("whom a preview names, and only they, are struck", "[rules][aim][preview][T2][T3]") {
    const Scenario scenario(R"(
        #############
        #.....#..T..#
        #..T@T...T..#
        #.....#.T...#
        #############)");
    int strikes = 0;
    for (std::size_t index = 0; index < scenario.world.level.tiles.size().area(); ++index) {
        const core::Point target = scenario.world.level.tiles.point(index);
        for (const char letter : {'F', 'M'}) {
            Scenario fired = scenario;
            const Slot slot = fired.give(letter);
            if (std::holds_alternative<Refusal>(check(fired.ruleset, fired.world, UseItem{slot, target}))) {
                continue;
            }
            const content::ItemId item =
                fired.world.entities.items[EntityId{fired.world.run.next_entity - 1}].kind;
            const forecast::AimForecast preview = forecast::forecast_aim(fired.knowledge(), item, target);
            std::vector<EntityId> struck = hurt_in(fired.does(hero_id, UseItem{slot, target}));
            std::vector<EntityId> named;
            for (const forecast::StrikeForecast& victim : preview.victims) {
                named.push_back(victim.victim);
            }
            std::ranges::sort(struck);
            std::ranges::sort(named);
            INFO(letter << " at " << target.x << ", " << target.y);
            CHECK(named == struck);
            ++strikes;
        }
    }
    CHECK(strikes > 60);
}

TEST_CASE("a preview takes what is unknown for open and empty", "[rules][aim][preview][T2]") {
    Scenario scenario(R"(
        @.+.d.1
        #######)");
    const Flight preview = forecast::forecast_flight(scenario.knowledge(), scenario.at('1'));
    CHECK(preview.end == core::Point{1, 0});
    scenario.act(Walk{Direction::East});
    scenario.act(Walk{Direction::East});
    scenario.act(Wait{});
    const Flight open = forecast::forecast_flight(scenario.knowledge(), scenario.at('1'));
    CHECK(open.victim == scenario.actor('d'));

    Scenario unseen(R"(
        ####d
        @.#..
        ##..1)");
    unseen.world.memory.tiles.reset(unseen.world.level.tiles.size(), content::TileId{});
    const Flight blind = forecast::forecast_flight(unseen.knowledge(), unseen.at('1'));
    CHECK(blind.end == unseen.at('1'));
    CHECK_FALSE(blind.victim.valid());
}

}  // namespace torchwake::rules
