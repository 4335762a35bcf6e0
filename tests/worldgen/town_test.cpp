// The town that the game's data describes, and one of the test catalog.

#include "content/game_data.hpp"
#include "scenario/market.hpp"
#include "worldgen/sound_level.hpp"

#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>

namespace torchwake::worldgen {
namespace {

constexpr std::uint64_t town_seeds = 1000;

/// Steps over all that can be walked on or opened; nobody stands in anybody's way.
spatial::DistanceMap steps_in(const content::Catalog& catalog, const rules::LevelPlan& plan) {
    spatial::BitGrid open(plan.tiles.size());
    for_each_cell(plan, [&](core::Point at) {
        const content::TileDef& tile = catalog.tile(plan.tiles[at]);
        open.set(at, !tile.blocks || tile.opens_to.has_value());
    });
    spatial::DistanceMap steps;
    spatial::DistanceFinder().steps({open, spatial::CornerRule::Refuse}, plan.arrival, steps);
    return steps;
}

/// Everything that one can walk on can be walked to.
bool connected(const content::Catalog& catalog, const rules::LevelPlan& plan,
               const spatial::DistanceMap& steps) {
    bool all = true;
    for_each_cell(plan, [&](core::Point at) {
        all &= catalog.tile(plan.tiles[at]).blocks || steps[at] != spatial::unreachable;
    });
    return all;
}

void check_town(const content::Catalog& catalog, std::uint64_t seed) {
    const LevelDraft draft = generate_with_regions(catalog, seed, 0);
    const rules::LevelPlan& plan = draft.plan;
    const content::LevelDef& level = catalog.level_at(0);
    const spatial::DistanceMap steps = steps_in(catalog, plan);
    REQUIRE(connected(catalog, plan, steps));
    REQUIRE(plan.stairs_up.empty());
    REQUIRE(plan.stairs_down.size() == 1);
    REQUIRE(steps[plan.stairs_down.front()] > 5);
    REQUIRE(steps[plan.stairs_down.front()] != spatial::unreachable);
    REQUIRE(plan.items.empty());
    REQUIRE(plan.monsters.size() == level.shops.size() + level.folk.size());
    REQUIRE(cells_of(plan.monsters).size() == plan.monsters.size());
    for (std::size_t number = 0; number < plan.monsters.size(); ++number) {
        const rules::Spawn<content::MonsterId>& someone = plan.monsters[number];
        REQUIRE(someone.at != plan.arrival);
        REQUIRE(someone.at != plan.stairs_down.front());
        REQUIRE(steps[someone.at] != spatial::unreachable);
        if (number < level.shops.size()) {
            REQUIRE(someone.kind == level.shops[number]);
            REQUIRE(std::ranges::count(draft.regions[number].cells, someone.at) == 1);
        }
    }
}

}  // namespace

TEST_CASE(
    "the town of every seed is connected, its five vendors stand in houses of their own, and the way "
    "down can be reached",
    "[worldgen][town][W7][W9][E6]") {
    const content::Catalog& catalog = content::game_data();
    if (catalog.first_depth() > 0) {
        SKIP("the data has no town");
    }
    REQUIRE(catalog.level_at(0).shops.size() == levels::least_houses);
    for (std::uint64_t seed = 0; seed < town_seeds; ++seed) {
        INFO("seed " << seed);
        check_town(catalog, seed);
    }
}

TEST_CASE("a town that nobody furnished is as sound", "[worldgen][town][W9]") {
    const content::Catalog catalog(scenario::town_parts());
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        INFO("seed " << seed);
        check_town(catalog, seed);
    }
}

TEST_CASE("a town too small for its vendors has them all the same", "[worldgen][town][E6]") {
    content::CatalogParts parts = scenario::town_parts();
    parts.levels.front().size = {20, 15};
    const content::MonsterId smith = parts.levels.front().shops.front();
    parts.levels.front().shops.assign(9, smith);
    const content::Catalog catalog(std::move(parts));
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const rules::LevelPlan plan = generate(catalog, seed, 0);
        REQUIRE(std::ranges::count(plan.monsters, smith, &rules::Spawn<content::MonsterId>::kind) == 9);
    }
}

TEST_CASE("houses have floors of their own", "[worldgen][town]") {
    content::CatalogParts parts = scenario::town_parts();
    parts.levels.front().town.rooms = content::TileId{3};
    const content::Catalog catalog(std::move(parts));
    const LevelDraft draft = generate_with_regions(catalog, 3, 0);
    for (std::size_t house = 0; house < draft.houses; ++house) {
        for (const core::Point at : draft.regions[house].cells) {
            CHECK(draft.plan.tiles[at] == content::TileId{3});
        }
    }
}

}  // namespace torchwake::worldgen
