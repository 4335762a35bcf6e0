#include "levels/own_level.hpp"
#include "levels/sound_cells.hpp"

#include <torchwake/levels/regions.hpp>
#include <torchwake/spatial/distance_finder.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::levels {

TEST_CASE("somebody arrives in the region drawn, and no region is farther than the one named",
          "[levels][W9]") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Level level = built(builder_of("caves"), seed);
        const spatial::BitGrid open = open_cells(level.cells);
        core::RandomStream stream(seed);
        const Arrival arrival = draw_arrival(open, level.regions, stream);
        REQUIRE(std::ranges::count(level.regions[arrival.region].cells, arrival.at) == 1);
        spatial::DistanceMap steps;
        spatial::DistanceFinder().steps({open, spatial::CornerRule::Refuse}, arrival.at, steps);
        const auto nearest = [&steps](const Region& region) {
            return steps[*std::ranges::min_element(region.cells, {},
                                                   [&](core::Point at) { return steps[at]; })];
        };
        const auto farthest = nearest(level.regions[arrival.farthest_region]);
        REQUIRE(std::ranges::all_of(level.regions,
                                    [&](const Region& region) { return nearest(region) <= farthest; }));
    }
}

TEST_CASE("caverns of one's own are joined by tunnels and divided into regions", "[levels]") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        core::RandomStream stream(seed);
        Rock rock = draw_noise({60, 30}, stream);
        smooth(rock);
        open_corners(rock, stream);
        dig_tunnels(rock, stream);
        open_corners(rock, stream);
        const spatial::BitGrid open = open_cells(rock);
        spatial::Regions joined;
        joined.compute(open, {open, spatial::CornerRule::Refuse});
        REQUIRE(joined.count() == 1);
        std::size_t cells = 0;
        for (const Region& region : divide_into_regions(rock)) {
            REQUIRE(std::ranges::all_of(region.cells, [&](core::Point at) {
                return core::chebyshev_distance(at, region.cells.front()) < 2 * usual_reach;
            }));
            cells += region.cells.size();
        }
        REQUIRE(cells == open.count());
    }
}

TEST_CASE("rooms in the parts of a partition are joined by corridors", "[levels]") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        core::RandomStream stream(seed);
        const spatial::BitGrid open = open_cells(own_level({76, 30}, stream));
        spatial::Regions joined;
        joined.compute(open, {open, spatial::CornerRule::StraightOnly});
        REQUIRE(joined.count() == 1);
        REQUIRE(open.count() * 4 > open.size().area());
    }
}

TEST_CASE("small caverns are filled, and larger ones stay", "[levels]") {
    spatial::BitGrid open({9, 4});
    for (const core::Point at : {core::Point{1, 1}, {2, 1}, {2, 2}, {5, 1}, {6, 1}}) {
        open.set(at);
    }
    Rock rock = rock_of(open);
    fill_pockets(rock, 3);
    open.set({5, 1}, false);
    open.set({6, 1}, false);
    CHECK(open_cells(rock) == open);
}

TEST_CASE("a corridor bends once at most, and has both ends", "[levels]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        core::RandomStream stream(seed);
        Rock rock({12, 9}, 1);
        dig_corridor(rock, {9, 2}, {3, 6}, stream);
        CHECK(open_count(rock) == 11);
        CHECK(rock[{9, 2}] + rock[{3, 6}] == 0);
        CHECK(rock[{3, 2}] + rock[{9, 6}] == 1);
    }
}

TEST_CASE("what is taken out of regions is gone, and a region without cells too", "[levels]") {
    std::vector<Region> regions{{{{1, 1}, {2, 1}}, {1, 1}}, {{{4, 1}}, {4, 1}}};
    spatial::BitGrid cells({6, 3});
    cells.set({1, 1});
    cells.set({4, 1});
    take_out(cells, regions);
    CHECK(regions == std::vector<Region>{{{{2, 1}}, {2, 1}}});
}

}  // namespace torchwake::levels
