#include "worldgen/sound_level.hpp"

#include <torchwake/worldgen/weave.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace torchwake::worldgen {
namespace {

/// A level woven of a sample.
Layout woven(std::vector<std::string> sample, std::uint64_t seed) {
    content::LevelDef level = scenario::test_level();
    level.sample = std::move(sample);
    core::RandomStream stream(seed);
    return build_weave(level, 1, stream, Observer());
}

std::size_t open_cells_of(const Layout& layout) {
    std::size_t open = 0;
    for_each_cell(layout.plan, [&](core::Point at) { open += passable(layout.plan, at) ? 1U : 0U; });
    return open;
}

}  // namespace

TEST_CASE("a level takes after its sample", "[worldgen][weave]") {
    const std::vector<std::string> crossing{"##.##", "##.##", ".....", "##.##", "##.##"};
    const std::vector<std::string> hall{"#####", "#####", "#####", "#####", "#####",  //
                                        "##.##", "#....", "#....", "#....", "#...."};
    std::size_t ways = 0;
    std::size_t halls = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::vector<std::string> net = crossing;
        net.insert(net.end(), {"#####", "#####", "##...", "##.##", "##.##"});
        net.insert(net.end(), {"#####", "#####", ".....", "##.##", "##.##"});
        ways += open_cells_of(woven(net, seed));
        halls += open_cells_of(woven(hall, seed));
    }
    CHECK(ways * 3 < halls * 2);
}

TEST_CASE("equal seeds weave equal levels", "[worldgen][weave]") {
    CHECK(woven({}, 5).plan == woven({}, 5).plan);
    CHECK(woven({}, 5).plan.tiles != woven({}, 6).plan.tiles);
}

TEST_CASE("a sample whose squares fit nothing still gives a level", "[worldgen][weave]") {
    // Nothing of it can lie at the border, beyond which there is rock.
    const std::vector<std::string> sample{".....", ".....", ".....", ".....", "....."};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Layout layout = woven(sample, seed);
        REQUIRE(layout.regions.size() >= 2);
    }
}

}  // namespace torchwake::worldgen
