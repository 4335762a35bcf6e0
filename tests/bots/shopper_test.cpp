#include "bots/next_command.hpp"
#include "scenario/market.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/bots/bot.hpp>
#include <torchwake/bots/play_out.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::bots {
namespace {

using core::Direction;
using scenario::Scenario;

/// A town whose smith sells axes and tonics, meals at a silver, and hats at a piece of gold.
const content::Catalog& shops() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::town_parts();
        const auto smith = std::ranges::find(parts.monsters, "smith", &content::MonsterDef::id);
        content::ItemDef meal = scenario::item("meal", 'x');
        meal.effects = {content::FoodEffect{}};
        meal.value = core::Coins{10};
        meal.category = "weapon";
        parts.items.push_back(meal);
        const auto hat = std::ranges::find(parts.items, "hat", &content::ItemDef::id);
        hat->value = core::Coins{100};
        hat->category = "weapon";
        parts.levels.front().shops = {
            content::MonsterId{static_cast<content::MonsterId::rep>(smith - parts.monsters.begin())}};
        parts.monsters.front().pack_slots = 12;
        return content::Catalog(std::move(parts));
    }();
    return catalog;
}

Scenario in_town(std::string_view map) {
    Scenario scenario(map, 1, shops());
    scenario.world.level.depth = 0;
    return scenario;
}

core::Coins& purse(Scenario& scenario) {
    return scenario.world.entities.purses[rules::hero_id].coins;
}

content::ItemId kind(std::string_view id) {
    return *shops().find_item(id);
}

/// The hero with those coins between the stairs of the second level, which is the deepest that it knows.
Scenario between_stairs(core::Coins coins) {
    Scenario scenario(R"(
        ########
        #<.@..>#
        ########)",
                      1, shops());
    scenario.world.level.depth = 2;
    scenario.world.run.deepest_depth = 2;
    purse(scenario) = coins;
    return scenario;
}

/// The bot's commands until it leaves, all of them accepted.
std::vector<rules::Command> shop(Scenario& scenario, int most) {
    const auto bot = make_bot("explorer");
    std::vector<rules::Command> done;
    for (int count = 0; count < most; ++count) {
        const rules::Command command = bot->next(scenario.knowledge());
        if (std::holds_alternative<rules::Descend>(command)) {
            break;
        }
        REQUIRE_FALSE(scenario.act(command).refusal.has_value());
        done.push_back(command);
    }
    return done;
}

std::int32_t count_of(const Scenario& scenario, std::string_view id) {
    std::int32_t count = 0;
    for (const forecast::PackEntry& entry : scenario.knowledge().pack()) {
        count += entry.item == kind(id) ? entry.count : 0;
    }
    return count;
}

}  // namespace

TEST_CASE("an explorer with money goes to the shop, buys food, what is better and potions, and leaves",
          "[bots][explorer][E5][E6]") {
    Scenario scenario = in_town(R"(
        ###########
        #>.@.....s#
        ###########)");
    purse(scenario) = core::Coins{100 * 20};
    const auto done = shop(scenario, 60);
    CHECK(done.size() < 60);
    CHECK(count_of(scenario, "meal") == 7);
    CHECK(count_of(scenario, "axe") == 1);
    CHECK(count_of(scenario, "hat") == 1);
    CHECK(count_of(scenario, "tonic") == 4);
    CHECK(scenario.hero_at() == core::Point{1, 1});
    const auto& pack = scenario.knowledge().pack();
    CHECK(std::ranges::count_if(
              pack, [](const forecast::PackEntry& entry) { return entry.worn.has_value(); }) == 2);
}

TEST_CASE("an explorer sells what it has no use for, and buys for that", "[bots][explorer][E5]") {
    Scenario scenario = in_town(R"(
        ###########
        #>.@.....s#
        ###########)");
    scenario.does(rules::hero_id, rules::Equip{scenario.give('k')});
    scenario.give('k');
    shop(scenario, 60);
    CHECK(count_of(scenario, "axe") == 1);
    CHECK(count_of(scenario, "meal") == 7);
    CHECK(purse(scenario) < core::Coins{800});
}

TEST_CASE("an explorer without money or goods leaves the town at once", "[bots][explorer][E5]") {
    Scenario scenario = in_town(R"(
        ###########
        #>.@.....s#
        ###########)");
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::West}));
}

TEST_CASE("an explorer with money goes on down, and climbs to no shop", "[bots][explorer][E5]") {
    Scenario scenario = between_stairs(core::Coins{100 * 20});
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("a rich explorer near the town walks there, once for each new depth", "[bots][explorer][E5]") {
    Scenario scenario = between_stairs(core::Coins{100 * 30});
    const auto bot = make_bot("explorer");
    CHECK(bot->next(scenario.knowledge()) == rules::Command(rules::Walk{Direction::West}));
    scenario.world.level.depth = 0;
    CHECK(bot->next(scenario.knowledge()) == rules::Command(rules::Walk{Direction::East}));
    scenario.world.level.depth = 2;
    CHECK(bot->next(scenario.knowledge()) == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("an explorer on its way to the town goes on before the eyes of those who do not know of it",
          "[bots][explorer][E5]") {
    Scenario scenario = between_stairs(core::Coins{100 * 30});
    const auto bot = make_bot("explorer");
    REQUIRE(bot->next(scenario.knowledge()) == rules::Command(rules::Walk{Direction::West}));
    scenario.place(*shops().find_monster("troll"), {6, 1});
    let_sleep_strong(scenario, scenario.actor('T'));
    scenario.world.entities.torches.erase(rules::hero_id);
    CHECK(bot->next(scenario.knowledge()) == rules::Command(rules::Walk{Direction::West}));
}

TEST_CASE("an explorer that finds no way to the town goes down for good", "[bots][explorer][E5]") {
    Scenario scenario = between_stairs(core::Coins{100 * 30});
    const auto bot = make_bot("explorer");
    REQUIRE(bot->next(scenario.knowledge()) == rules::Command(rules::Walk{Direction::West}));
    const content::TileId wall = scenario.world.level.tiles[{0, 0}];
    const content::TileId stairs = scenario.world.level.tiles[{1, 1}];
    scenario.world.level.tiles[{1, 1}] = scenario.world.memory.tiles[{1, 1}] = wall;
    CHECK(bot->next(scenario.knowledge()) == rules::Command(rules::Walk{Direction::East}));
    scenario.world.level.tiles[{1, 1}] = scenario.world.memory.tiles[{1, 1}] = stairs;
    CHECK(bot->next(scenario.knowledge()) == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("an explorer trades with a merchant that it meets below", "[bots][explorer][E5][V7]") {
    content::CatalogParts parts = scenario::stock_parts();
    const auto smith = std::ranges::find(parts.monsters, "smith", &content::MonsterDef::id);
    smith->deals_in.clear();
    smith->travels = content::Travels{1, 1, 100};
    const content::Catalog catalog(std::move(parts));
    Scenario scenario(R"(
        ##########
        #>@.....s#
        ##########)",
                      1, catalog);
    const auto bot = make_bot("explorer");
    const core::Coins before = scenario.knowledge().hero().coins;
    for (int step = 0; step < 40 && scenario.knowledge().hero().coins == before; ++step) {
        const rules::Command command = bot->next(scenario.knowledge());
        REQUIRE_FALSE(std::holds_alternative<rules::Descend>(command));
        REQUIRE_FALSE(scenario.act(command).refusal.has_value());
    }
    CHECK(scenario.knowledge().hero().coins < before);
}

TEST_CASE("what is cast, bought and sold in a run is counted", "[bots][play_out][E5]") {
    class Caster final : public Bot {
      public:
        rules::Command next(const forecast::Knowledge& knowledge) override {
            return knowledge.turn() == 0 ? rules::Command(rules::Cast{rules::Slot{1}})
                                         : rules::Command(rules::Wait{});
        }
    };
    Caster bot;
    const PlayedRun run = play_out({&shops(), worldgen::level_source()}, 1, bot, 3);
    CHECK(run.spells == 1);
    CHECK((run.bought == 0 && run.sold == 0));
}

}  // namespace torchwake::bots
