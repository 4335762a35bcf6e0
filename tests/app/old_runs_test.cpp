// Finished runs are removed in time.

#include "app/trial.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <iterator>
#include <string>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

TEST_CASE("a new game removes runs that are over, but for the last ones", "[app][F1]") {
    const Trial trial(write_peaceful_data);
    {
        HeadlessGame game(trial.arguments());
        game.keys({"n", "Escape", "a", "Down", "Enter"});
        REQUIRE(game.awaiting() == "title");
        REQUIRE(game.close() == 0);
    }
    const fs::path runs = trial.user() / "runs";
    REQUIRE(fs::exists(runs / "nameless_1"));
    constexpr int most = 200;
    for (int number = 2; number <= most + 2; ++number) {
        fs::copy(runs / "nameless_1", runs / ("nameless_" + std::to_string(number)));
    }
    HeadlessGame game(trial.arguments());
    game.key("n");
    REQUIRE(game.close() == 0);
    CHECK_FALSE(fs::exists(runs / "nameless_1"));
    CHECK_FALSE(fs::exists(runs / "nameless_2"));
    CHECK(fs::exists(runs / "nameless_3" / "journal-1.log"));
    CHECK(std::distance(fs::directory_iterator(runs), fs::directory_iterator()) == most + 1);
    CHECK(fs::exists(runs / ("nameless_" + std::to_string(most + 3))));
}
