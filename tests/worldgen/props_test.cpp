#include "worldgen/sound_level.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <string>

namespace torchwake::worldgen {
namespace {

constexpr content::TileId tree_tile{6};

/// Trees and traps in every region.
content::Catalog catalog_with_props(const std::string& builder) {
    content::CatalogParts parts = parts_of(builder);
    content::LevelDef& level = parts.levels.front();
    level.props = {{tree_tile, 1}};
    level.props_per_region = {1, 1, 1, 1};
    level.traps_per_region = {1, 1, 1, 1};
    return content::Catalog(std::move(parts));
}

/// Each on bare floor with floor around, nowhere near the arrival, under nobody and nothing.
void check_traps(const LevelDraft& draft, content::TileId floor) {
    const rules::LevelPlan& plan = draft.plan;
    const Region& entry = region_of(draft, plan.arrival);
    const std::set<core::Point> monsters = cells_of(plan.monsters);
    const std::set<core::Point> items = cells_of(plan.items);
    for (const auto& trap : plan.traps) {
        REQUIRE(std::ranges::count(entry.cells, trap.at) == 0);
        REQUIRE_FALSE(monsters.contains(trap.at));
        REQUIRE_FALSE(items.contains(trap.at));
        REQUIRE(plan.tiles[trap.at] == floor);
        REQUIRE(std::ranges::all_of(core::all_directions, [&](core::Direction way) {
            return plan.tiles[core::step(trap.at, way)] == floor;
        }));
    }
}

/// Without the cells of traps all others are still reached.
void check_ways_around(const rules::LevelPlan& plan) {
    const std::set<core::Point> traps = cells_of(plan.traps);
    const spatial::BitGrid open =
        cells_that(plan, [&](core::Point at) { return passable(plan, at) && !traps.contains(at); });
    spatial::DistanceMap steps;
    spatial::DistanceFinder().steps({open, spatial::CornerRule::Refuse}, plan.arrival, steps);
    bool reached = true;
    open.for_each([&](core::Point at) { reached = reached && steps[at] != spatial::unreachable; });
    REQUIRE(reached);
}

}  // namespace

TEST_CASE("what stands about is in nobody's way, and every trap can be walked around",
          "[worldgen][props][traps][W9]") {
    const std::string builder(GENERATE(from_range(levels::builder_names)));
    CAPTURE(builder);
    const content::Catalog catalog = catalog_with_props(builder);
    const content::TileId floor = scenario::test_level().tiles.floor;
    std::ptrdiff_t trees = 0;
    std::size_t traps = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog, seed, 2);
        check_connected(draft);
        check_regions(draft);
        check_stairs(draft);
        check_spawns(draft);
        check_traps(draft, floor);
        check_ways_around(draft.plan);
        trees += std::ranges::count(draft.plan.tiles.span(), tree_tile);
        traps += draft.plan.traps.size();
    }
    CHECK(trees > 100);
    CHECK(traps > 10);
}

TEST_CASE("props and traps change nothing else that is drawn", "[worldgen][traps]") {
    content::CatalogParts parts = parts_of("rooms");
    parts.levels.front().traps_per_region = {1, 3};
    const content::Catalog trapped(std::move(parts));
    rules::LevelPlan plan = generate(trapped, 7, 2);
    REQUIRE_FALSE(plan.traps.empty());
    plan.traps.clear();
    CHECK(plan == generate(scenario::test_catalog(), 7, 2));
}

TEST_CASE("a kind of trap is laid where its depths and weights say", "[worldgen][traps]") {
    content::CatalogParts parts = parts_of("rooms");
    parts.levels.front().traps_per_region = {0, 1};
    parts.traps.push_back(parts.traps.front());
    parts.traps.back().id = "deep_trap";
    parts.traps.back().min_depth = 2;
    parts.traps.back().weight = 3;
    const content::Catalog catalog(std::move(parts));
    std::size_t shallow = 0;
    std::size_t deep = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        for (const auto& trap : generate(catalog, seed, 1).traps) {
            REQUIRE(trap.kind == content::TrapId{0});
        }
        for (const auto& trap : generate(catalog, seed, 2).traps) {
            (trap.kind == content::TrapId{0} ? shallow : deep) += 1;
        }
    }
    CHECK(deep > 2 * shallow);
    CHECK(deep < 4 * shallow);
}

}  // namespace torchwake::worldgen
