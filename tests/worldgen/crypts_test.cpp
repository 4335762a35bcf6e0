#include "scenario/test_catalog.hpp"
#include "worldgen/any_size.hpp"

#include <torchwake/worldgen/crypts.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace torchwake::worldgen {

TEST_CASE("crypts of any size get two regions at least, and never hang", "[worldgen][crypts][W9]") {
    check_any_size(build_crypts);
}

TEST_CASE("crypts have aisles and halls of many sizes, doors, and more ways than one", "[worldgen][crypts]") {
    const content::LevelDef level = scenario::test_level();
    std::size_t smallest = 1000;
    std::size_t largest = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        core::RandomStream stream(seed);
        const Layout layout = build_crypts(level, 1, stream);
        const auto doors = std::ranges::count(layout.plan.tiles.span(), level.tiles.door);
        REQUIRE(layout.regions.size() >= 8);
        REQUIRE(doors >= 8);
        for (const Region& region : layout.regions) {
            smallest = std::min(smallest, region.cells.size());
            largest = std::max(largest, region.cells.size());
        }
    }
    CHECK(smallest <= 25);
    CHECK(largest >= 120);
}

}  // namespace torchwake::worldgen
