#include "app/trial.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::testing {

void explore_until(HeadlessGame& game, std::string_view told) {
    constexpr int most_errands = 100;
    const auto is_told = [&] { return game.messages().back().find(told) != std::string::npos; };
    for (int errand = 0; errand < most_errands && !is_told(); ++errand) {
        game.key("o");
        game.advance(a_long_while);
        REQUIRE(game.awaiting() == "play");
    }
    CAPTURE(told, game.messages());
    REQUIRE(is_told());
}

}  // namespace torchwake::testing
