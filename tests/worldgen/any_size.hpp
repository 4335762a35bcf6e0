#pragma once

#include "scenario/test_catalog.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <cstdint>

namespace torchwake::worldgen {

/// Checks every builder's promise for a level of any size: its extents, at least two regions, and in each a
/// centre to stand on. Call it in a test case, which is run for each size.
template <class Build>
void check_any_size(const Build& build) {
    const core::Size size = GENERATE(core::Size{12, 5}, core::Size{20, 15}, core::Size{13, 60},
                                     core::Size{90, 7}, core::Size{200, 120});
    content::LevelDef level = scenario::test_level();
    level.size = size;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        core::RandomStream stream(seed);
        const Layout layout = build(level, 1, stream, Observer());
        REQUIRE(layout.plan.tiles.size() == size);
        REQUIRE(layout.regions.size() >= 2);
        for (const Region& region : layout.regions) {
            REQUIRE_FALSE(region.cells.empty());
            REQUIRE(layout.plan.tiles[region.center] == level.tiles.floor);
            REQUIRE(std::ranges::count(region.cells, region.center) == 1);
        }
    }
}

}  // namespace torchwake::worldgen
