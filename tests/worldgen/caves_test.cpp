#include "scenario/test_catalog.hpp"
#include "worldgen/any_size.hpp"

#include <torchwake/worldgen/caves.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace torchwake::worldgen {

TEST_CASE("caves of any size get two regions at least, and never hang", "[worldgen][caves][W9]") {
    check_any_size(build_caves);
}

TEST_CASE("caves are a quarter open at least, without doors, and every open cell is of one region",
          "[worldgen][caves][W9]") {
    const content::LevelDef level = scenario::test_level();
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        core::RandomStream stream(seed);
        const Layout layout = build_caves(level, 1, stream);
        const auto tiles = layout.plan.tiles.span();
        std::size_t in_regions = 0;
        for (const Region& region : layout.regions) {
            in_regions += region.cells.size();
        }
        const auto floor = static_cast<std::size_t>(std::ranges::count(tiles, level.tiles.floor));
        const auto wall = static_cast<std::size_t>(std::ranges::count(tiles, level.tiles.wall));
        REQUIRE(in_regions == floor);
        REQUIRE(floor + wall == tiles.size());
        REQUIRE(floor * 4 > tiles.size());
        REQUIRE(layout.regions.size() >= 6);
    }
}

TEST_CASE("caves have wide chambers and narrow ways", "[worldgen][caves]") {
    const content::LevelDef level = scenario::test_level();
    const auto open_around = [&level](const rules::LevelPlan& plan, core::Point at) {
        int open = 0;
        for (std::int32_t y = at.y - 1; y <= at.y + 1; ++y) {
            for (std::int32_t x = at.x - 1; x <= at.x + 1; ++x) {
                open += plan.tiles[{x, y}] == level.tiles.floor ? 1 : 0;
            }
        }
        return open;
    };
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        core::RandomStream stream(seed);
        const Layout layout = build_caves(level, 1, stream);
        int wide = 0;
        int narrow = 0;
        for (const Region& region : layout.regions) {
            for (const core::Point at : region.cells) {
                wide += open_around(layout.plan, at) == 9 ? 1 : 0;
                narrow += open_around(layout.plan, at) <= 4 ? 1 : 0;
            }
        }
        REQUIRE(wide > 300);
        REQUIRE(narrow > 10);
    }
}

}  // namespace torchwake::worldgen
