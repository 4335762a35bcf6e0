#include "bench_case.hpp"
#include "game_data.hpp"

#include <torchwake/rules/forecast.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

// Five beats foretold over a bare level of 80x43 cells that the hero sees whole: half of the active cells
// burn, half hold gas that drifts.

namespace torchwake::bench {
namespace {

constexpr core::Size level_size{80, 43};
constexpr std::uint64_t forecasts = 40;

/// A level of floor alone within walls.
rules::LevelPlan bare_level(const content::Catalog& catalog, std::int32_t depth) {
    rules::LevelPlan plan;
    plan.depth = depth;
    plan.tiles.reset(level_size, *catalog.find_tile("wall"));
    for (std::int32_t y = 1; y + 1 < level_size.height; ++y) {
        for (std::int32_t x = 1; x + 1 < level_size.width; ++x) {
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

/// Oil that burns and smoke, in a block of so many columns and rows beside each other.
void set_alight(rules::World& world, const content::Catalog& catalog, core::Size block) {
    rules::Matter& matter = world.level.matter;
    world.entities.exposures.insert(rules::hero_id, {0, 1, {}});
    rules::Turn turn;
    rules::take_turn({&catalog, {}}, world, rules::Wait{}, turn);
    for (std::int32_t y = 0; y < block.height; ++y) {
        for (std::int32_t x = 0; x < block.width; ++x) {
            const core::Point at{level_size.width - 2 - x, level_size.height - 2 - y};
            if (x % 2 == 0) {
                matter.liquid[at] = *catalog.find_matter("oil");
                matter.depth[at] = 9;
                matter.active.fuel[at] = 50;
                matter.active.burning[at] = rules::BurningLayer::Liquid;
            } else {
                matter.active.gas[at] = *catalog.find_matter("smoke");
                matter.active.amount[at] = 60;
            }
        }
    }
}

std::function<Pass()> prepare(core::Size block) {
    const auto burning = std::make_shared<Burning>();
    const content::Catalog& catalog = game_data();
    burning->ruleset = {&catalog, [](const content::Catalog& data, std::uint64_t, std::int32_t depth) {
                            return bare_level(data, depth);
                        }};
    burning->world = rules::new_run(burning->ruleset, 1);
    burning->world.choice = {};
    set_alight(burning->world, catalog, block);
    return [burning] {
        const rules::Knowledge knowledge(*burning->ruleset.catalog, burning->world, true);
        Pass pass{.calls = forecasts};
        for (std::uint64_t call = 0; call < forecasts; ++call) {
            const rules::MatterForecast forecast = rules::foresee_matter(knowledge);
            pass.result += forecast.harmful.size();
        }
        return pass;
    };
}

const bool few = add_case({.workload = "forecast, 80x43, 200 active cells",
                           .name = "torchwake",
                           .goal = {.microseconds = 25},
                           .prepare = [] { return prepare({20, 10}); }});
const bool all = add_case(
    {.workload = "forecast, 80x43, 3198 active cells", .name = "torchwake", .goal = {}, .prepare = [] {
         return prepare({level_size.width - 2, level_size.height - 2});
     }});

}  // namespace
}  // namespace torchwake::bench
