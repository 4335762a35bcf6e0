// One seed decides a game, all that its player does, and all that befalls its process and its disk.

#include "disasters/disaster.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::disasters {

TEST_CASE("games come back from disasters as their twins are", "[disasters][robustness][F4]") {
    constexpr std::size_t steps = 400;
    Tally all;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        std::vector<Step> done;
        const auto difference = play(seed, steps, done, all);
        CAPTURE(seed, done.size());
        CHECK(difference.value_or("") == "");
    }
    CHECK(all.deaths > 50);
    CHECK(all.losses > 0);
}

}  // namespace torchwake::disasters
