#include "bench_case.hpp"
#include "game_data.hpp"

#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

// Five beats foretold over a bare level that the hero sees whole: half of the active cells burn, half hold
// gas that drifts. And the same where gas alone drifts.

namespace torchwake::bench {
namespace {

constexpr std::uint64_t forecasts = 40;

/// A level, and the columns and rows of it that are active.
struct Area {
    core::Size level{80, 43};
    core::Size block;
    bool burns = true;
};

/// A level of floor alone within walls.
rules::LevelPlan bare_level(const content::Catalog& catalog, core::Size level, std::int32_t depth) {
    rules::LevelPlan plan;
    plan.depth = depth;
    plan.tiles.reset(level, *catalog.find_tile("wall"));
    for (std::int32_t y = 1; y + 1 < level.height; ++y) {
        for (std::int32_t x = 1; x + 1 < level.width; ++x) {
            plan.tiles[{x, y}] = *catalog.find_tile("floor");
        }
    }
    plan.arrival = {1, 1};
    return plan;
}

struct Burning {
    rules::Ruleset ruleset;
    rules::World world;
};

/// Columns of oil that burns and of smoke beside each other, or of smoke alone.
void set_alight(rules::World& world, const content::Catalog& catalog, const Area& area) {
    rules::Matter& matter = world.level.matter;
    world.entities.exposures.insert(rules::hero_id, {0, 1, {}});
    rules::Turn turn;
    rules::take_turn({&catalog, {}}, world, rules::Wait{}, turn);
    for (std::int32_t y = 0; y < area.block.height; ++y) {
        for (std::int32_t x = 0; x < area.block.width; ++x) {
            const core::Point at{area.level.width - 2 - x, area.level.height - 2 - y};
            if (area.burns && x % 2 == 0) {
                matter.liquid[at] = *catalog.find_matter("oil");
                matter.depth[at] = 9;
                matter.active.fuel[at] = 50;
                matter.active.burning[at] = rules::BurningLayer::Liquid;
            } else {
                matter.active.gas[at] = *catalog.find_matter("smoke");
                matter.active.amount[at] = static_cast<std::uint8_t>(60 + 7 * (y % 3));
            }
        }
    }
}

std::function<Pass()> prepare(const Area& area) {
    const auto burning = std::make_shared<Burning>();
    const content::Catalog& catalog = game_data();
    burning->ruleset = {&catalog, [area](const content::Catalog& data, std::uint64_t, std::int32_t depth) {
                            return bare_level(data, area.level, depth);
                        }};
    burning->world = rules::new_run(burning->ruleset, 1);
    burning->world.choice = {};
    set_alight(burning->world, catalog, area);
    const auto forecaster = std::make_shared<forecast::Forecaster>();
    return [burning, forecaster] {
        const forecast::Knowledge knowledge(*burning->ruleset.catalog, burning->world, true);
        Pass pass{.calls = forecasts};
        for (std::uint64_t call = 0; call < forecasts; ++call) {
            pass.result += forecaster->forecast(knowledge).harmful.size();
        }
        return pass;
    };
}

const bool few = add_case({.workload = "forecast, 80x43, 200 active cells",
                           .name = "torchwake",
                           .goal = {.microseconds = 25},
                           .prepare = [] { return prepare({.block = {20, 10}}); }});
const bool all = add_case(
    {.workload = "forecast, 80x43, 3198 active cells", .name = "torchwake", .goal = {}, .prepare = [] {
         return prepare({.block = {78, 41}});
     }});
const bool huge = add_case(
    {.workload = "forecast, 259x257, 65535 active cells", .name = "torchwake", .goal = {}, .prepare = [] {
         return prepare({{259, 257}, {257, 255}});
     }});
const bool fog = add_case({.workload = "forecast, 259x257, 65535 cells of gas",
                           .name = "torchwake",
                           .goal = {.microseconds = 1000},
                           .prepare = [] { return prepare({{259, 257}, {257, 255}, false}); }});

}  // namespace
}  // namespace torchwake::bench
