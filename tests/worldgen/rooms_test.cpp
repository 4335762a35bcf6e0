#include "scenario/test_catalog.hpp"
#include "worldgen/any_size.hpp"

#include <torchwake/worldgen/rooms.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace torchwake::worldgen {

TEST_CASE("a level of any size gets two rooms at least, and never hangs", "[worldgen][rooms][W9]") {
    check_any_size(build_rooms);
}

TEST_CASE("rooms differ in size, and most levels have more than one way around", "[worldgen][rooms]") {
    const content::LevelDef level = scenario::test_level();
    std::size_t smallest = 1000;
    std::size_t largest = 0;
    std::size_t rooms = 0;
    constexpr std::uint64_t seeds = 100;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        core::RandomStream stream(seed);
        const Layout layout = build_rooms(level, 1, stream);
        rooms += layout.regions.size();
        for (const Region& region : layout.regions) {
            smallest = std::min(smallest, region.cells.size());
            largest = std::max(largest, region.cells.size());
        }
    }
    CHECK(smallest <= 12);
    CHECK(largest >= 80);
    CHECK(rooms >= seeds * 8);
}

}  // namespace torchwake::worldgen
