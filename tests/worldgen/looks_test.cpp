// The differences between the builders, so that a change which makes one's levels dull is noticed.

#include "worldgen/any_size.hpp"
#include "worldgen/sound_level.hpp"

#include <torchwake/worldgen/diffusion.hpp>
#include <torchwake/worldgen/drunkard.hpp>
#include <torchwake/worldgen/maze.hpp>
#include <torchwake/worldgen/partition.hpp>
#include <torchwake/worldgen/town.hpp>
#include <torchwake/worldgen/voronoi.hpp>
#include <torchwake/worldgen/weave.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_adapters.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <string>

namespace torchwake::worldgen {
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

    void add(const Layout& layout) {
        const rules::LevelPlan& plan = layout.plan;
        const std::size_t wide_before = wide;
        for_each_cell(plan, [&](core::Point at) {
            if (passable(plan, at)) {
                add(plan, at);
            }
        });
        regions += layout.regions.size();
        largest_plain = std::max(largest_plain, wide - wide_before);
    }

  private:
    void add(const rules::LevelPlan& plan, core::Point at) {
        const auto is_way = [&plan, at](core::Direction direction) {
            return passable(plan, core::step(at, direction));
        };
        const auto sides = std::ranges::count_if(core::cardinal_directions, is_way);
        ++open;
        blind += sides == 1 ? 1U : 0U;
        narrow += sides == 2 ? 1U : 0U;
        wide += std::ranges::all_of(core::all_directions, is_way) ? 1U : 0U;
    }
};

Looks looks_of(const std::string& builder) {
    Looks looks;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        looks.add(generate_by(scenario::test_catalog(), builder, seed, 1));
    }
    return looks;
}

}  // namespace

TEST_CASE("levels of any size are laid by every builder, and none hangs", "[worldgen][W9]") {
    SECTION("partition") {
        check_any_size(build_partition);
    }
    SECTION("drunkard") {
        check_any_size(build_drunkard);
    }
    SECTION("maze") {
        check_any_size(build_maze);
    }
    SECTION("diffusion") {
        check_any_size(build_diffusion);
    }
    SECTION("voronoi") {
        check_any_size(build_voronoi);
    }
    SECTION("town") {
        check_any_size(build_town);
    }
    SECTION("weave") {
        check_any_size(build_weave);
    }
}

TEST_CASE("levels are neither solid nor bare, and few ways in them lead nowhere", "[worldgen]") {
    const std::string builder(GENERATE(
        filter([](std::string_view name) { return name != "town"; }, from_range(content::builder_names))));
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

TEST_CASE("a partition has more room than ways, a maze more ways than room", "[worldgen]") {
    const Looks partition = looks_of("partition");
    const Looks maze = looks_of("maze");
    CHECK(partition.wide > partition.narrow);
    CHECK(maze.narrow > 3 * maze.wide);
}

TEST_CASE("a town has five shops at least, each a house with one door, and open streets",
          "[worldgen][town]") {
    const content::LevelDef level = scenario::test_level();
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        core::RandomStream stream(seed);
        const Layout layout = build_town(level, 1, stream);
        const rules::LevelPlan& plan = layout.plan;
        const auto doors = static_cast<std::size_t>(std::ranges::count(plan.tiles.span(), level.tiles.door));
        REQUIRE(doors >= 2 * shops_of_a_town);
        for (std::size_t house = 0; house < doors; ++house) {
            const Region& room = layout.regions[house];
            std::set<core::Point> ways_out;
            for (const core::Point at : room.cells) {
                for (const core::Direction direction : core::cardinal_directions) {
                    const core::Point next = core::step(at, direction);
                    if (passable(plan, next) && std::ranges::count(room.cells, next) == 0) {
                        ways_out.insert(next);
                    }
                }
            }
            REQUIRE(ways_out.size() == 1);
            REQUIRE(plan.tiles[*ways_out.begin()] == level.tiles.door);
        }
    }
}

TEST_CASE("a drunkard's tunnels are narrow and his hollows wide", "[worldgen]") {
    const Looks looks = looks_of("drunkard");
    CHECK(looks.narrow / seeds > 100);
    CHECK(looks.wide / seeds > 100);
}

}  // namespace torchwake::worldgen
