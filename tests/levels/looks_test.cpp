// The measures that set the builders apart, so that a change that makes the levels of one dull is seen.

#include "levels/sound_cells.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_adapters.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <set>
#include <string_view>

namespace torchwake::levels {
namespace {

constexpr std::uint64_t seeds = 200;

/// Sums over the levels of many seeds.
struct Looks {
    std::size_t open = 0;    ///< cells
    std::size_t wide = 0;    ///< open cells with all eight around them open
    std::size_t narrow = 0;  ///< open cells with two sides open
    std::size_t blind = 0;   ///< open cells with one side open
    std::size_t regions = 0;
    std::size_t largest_plain = 0;  ///< the most wide cells of one level

    void add(const Level& level) {
        const std::size_t wide_before = wide;
        for_each_inner(level.cells.size(), [&](core::Point at) {
            if (is_open(level.cells, at)) {
                add(level.cells, at);
            }
        });
        regions += level.regions.size();
        largest_plain = std::max(largest_plain, wide - wide_before);
    }

  private:
    void add(const Cells& cells, core::Point at) {
        const auto is_way = [&cells, at](core::Direction direction) {
            return is_open(cells, core::step(at, direction));
        };
        const auto sides = std::ranges::count_if(core::cardinal_directions, is_way);
        ++open;
        blind += sides == 1 ? 1U : 0U;
        narrow += sides == 2 ? 1U : 0U;
        wide += std::ranges::all_of(core::all_directions, is_way) ? 1U : 0U;
    }
};

/// How many cells the regions of levels have.
struct RegionSizes {
    std::size_t smallest = 1000;
    std::size_t largest = 0;

    void add(const Level& level) {
        for (const Region& region : level.regions) {
            smallest = std::min(smallest, region.cells.size());
            largest = std::max(largest, region.cells.size());
        }
    }
};

Looks looks_of(std::string_view builder) {
    Looks looks;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        looks.add(built(builder_of(builder), seed));
    }
    return looks;
}

}  // namespace

TEST_CASE("levels are neither solid nor bare, and few ways in them lead nowhere", "[levels]") {
    const std::string_view builder =
        GENERATE(filter([](std::string_view name) { return name != "town"; }, from_range(builder_names)));
    CAPTURE(builder);
    const Looks looks = looks_of(builder);
    constexpr std::size_t cells = 80 * 43;
    CHECK(looks.open / seeds > cells / 6);
    CHECK(looks.open / seeds < cells * 2 / 3);
    CHECK(looks.blind * 30 < looks.open);
    CHECK(looks.largest_plain < cells / 2);
    CHECK(looks.regions / seeds >= 10);
    CHECK(looks.regions / seeds <= 36);
}

TEST_CASE("masons hang doors, and what grew or was washed out has none", "[levels]") {
    const Builder builder = GENERATE(from_range(builders));
    CAPTURE(builder.name);
    const std::set<std::string_view> without_doors{"caves", "drunkard", "diffusion", "voronoi"};
    std::size_t doors = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        doors += count(built(builder, seed), Cell::Door);
    }
    CHECK((doors > seeds) == !without_doors.contains(builder.name));
}

TEST_CASE("a partition has more room than ways, a maze more ways than room", "[levels]") {
    const Looks partition = looks_of("partition");
    const Looks maze = looks_of("maze");
    CHECK(partition.wide > partition.narrow);
    CHECK(maze.narrow > 3 * maze.wide);
}

TEST_CASE("a drunkard's tunnels are narrow and his hollows wide", "[levels]") {
    const Looks looks = looks_of("drunkard");
    CHECK(looks.narrow / seeds > 100);
    CHECK(looks.wide / seeds > 100);
}

TEST_CASE("rooms differ in size", "[levels][rooms]") {
    RegionSizes sizes;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        sizes.add(built(builder_of("rooms"), seed));
    }
    CHECK(sizes.smallest <= 12);
    CHECK(sizes.largest >= 80);
}

TEST_CASE("crypts have aisles and halls of many sizes, and doors", "[levels][crypts]") {
    RegionSizes sizes;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const Level level = built(builder_of("crypts"), seed);
        REQUIRE(level.regions.size() >= 8);
        REQUIRE(count(level, Cell::Door) >= 8);
        sizes.add(level);
    }
    CHECK(sizes.smallest <= 25);
    CHECK(sizes.largest >= 120);
}

TEST_CASE("caves are a quarter open at least, with wide chambers and narrow ways", "[levels][caves][W9]") {
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const Level level = built(builder_of("caves"), seed);
        std::size_t in_regions = 0;
        for (const Region& region : level.regions) {
            in_regions += region.cells.size();
        }
        REQUIRE(in_regions == count(level, Cell::Floor));
        REQUIRE(in_regions * 4 > level.cells.size().area());
        REQUIRE(level.regions.size() >= 6);
        Looks looks;
        looks.add(level);
        REQUIRE(looks.wide > 300);
        REQUIRE(looks.narrow > 10);
    }
}

TEST_CASE("a town has five houses at least, each with one door, and open streets", "[levels][town]") {
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const Level level = built(builder_of("town"), seed);
        REQUIRE(level.houses == count(level, Cell::Door));
        REQUIRE(level.houses >= 2 * least_houses);
        for (std::size_t house = 0; house < level.houses; ++house) {
            const Region& room = level.regions[house];
            std::set<core::Point> ways_out;
            for (const core::Point at : room.cells) {
                for (const core::Direction direction : core::cardinal_directions) {
                    const core::Point next = core::step(at, direction);
                    if (is_open(level.cells, next) && std::ranges::count(room.cells, next) == 0) {
                        ways_out.insert(next);
                    }
                }
            }
            REQUIRE(ways_out.size() == 1);
            REQUIRE(level.cells[*ways_out.begin()] == Cell::Door);
        }
    }
}

}  // namespace torchwake::levels
