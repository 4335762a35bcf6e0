#include "levels/sound_cells.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace torchwake::levels {
namespace {

/// A level woven of a sample.
Level woven(const std::vector<std::string>& sample, std::uint64_t seed) {
    core::RandomStream stream(seed);
    return build_weave({usual_size, sample}, stream);
}

}  // namespace

TEST_CASE("a level takes after its sample", "[levels][weave]") {
    const std::vector<std::string> crossing{"##.##", "##.##", ".....", "##.##", "##.##"};
    const std::vector<std::string> hall{"#####", "#####", "#####", "#####", "#####",  //
                                        "##.##", "#....", "#....", "#....", "#...."};
    std::size_t ways = 0;
    std::size_t halls = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::vector<std::string> net = crossing;
        net.insert(net.end(), {"#####", "#####", "##...", "##.##", "##.##"});
        net.insert(net.end(), {"#####", "#####", ".....", "##.##", "##.##"});
        ways += open_cells(woven(net, seed).cells).count();
        halls += open_cells(woven(hall, seed).cells).count();
    }
    CHECK(ways * 3 < halls * 2);
}

TEST_CASE("equal seeds weave equal levels", "[levels][weave]") {
    CHECK(woven({}, 5) == woven({}, 5));
    CHECK(woven({}, 5).cells != woven({}, 6).cells);
}

TEST_CASE("a sample whose squares fit nothing still gives a level", "[levels][weave]") {
    // Nothing of it can lie at the border, beyond which there is rock.
    const std::vector<std::string> sample{".....", ".....", ".....", ".....", "....."};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        REQUIRE(woven(sample, seed).regions.size() >= 2);
    }
}

}  // namespace torchwake::levels
