// The promises that every builder keeps.

#include "levels/sound_cells.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <string>
#include <vector>

namespace torchwake::levels {

TEST_CASE("levels of any size are laid by every builder, and none hangs", "[levels][W9]") {
    const Builder builder = GENERATE(from_range(builders));
    const core::Size size = GENERATE(core::Size{12, 5}, core::Size{20, 15}, core::Size{13, 60},
                                     core::Size{90, 7}, core::Size{200, 120});
    CAPTURE(builder.name, size.width, size.height);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Level level = built(builder, seed, size);
        REQUIRE(level.cells.size() == size);
        check_cells(level.cells);
        check_regions(level);
    }
}

TEST_CASE(
    "every level is connected and closed in, its doors hang in walls, and no two cells touch by a corner",
    "[levels][W4][W9]") {
    const Builder builder = GENERATE(from_range(builders));
    CAPTURE(builder.name);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Level level = built(builder, seed);
        check_cells(level.cells);
        check_regions(level);
        REQUIRE(built(builder, seed) == level);
    }
    CHECK(built(builder, 1).cells != built(builder, 2).cells);
}

TEST_CASE("builders and their names are one list", "[levels]") {
    CHECK(builder_names.size() == builders.size());
    for (const Builder& builder : builders) {
        CHECK(&builder_of(builder.name) == &builder);
    }
}

TEST_CASE("an observer sees the cells of every step and changes nothing", "[levels][observer]") {
    const Builder builder = GENERATE(from_range(builders));
    CAPTURE(builder.name);
    std::vector<std::string> steps;
    Cells last;
    core::RandomStream stream(5);
    const Level watched =
        builder.build({usual_size}, stream, [&](std::string_view step, const Cells& so_far) {
            steps.emplace_back(step);
            last = so_far;
        });
    CHECK(steps.size() >= 4);
    CHECK(steps.front() == "rock");
    CHECK(last == watched.cells);
    CHECK(watched == built(builder, 5));
}

}  // namespace torchwake::levels
