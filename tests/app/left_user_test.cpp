// What an earlier build left (commit 36b7e2cb) besides its runs, which are refused since the rules changed:
// the user folder of a game that was killed.

#include "app/trial.hpp"
#include "project_file.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

TEST_CASE("options and keys that an earlier build left are read on", "[app][F2]") {
    const Trial trial(write_market_data);
    fs::copy(project_file("tests/app/left_user"), trial.user(), fs::copy_options::recursive);
    HeadlessGame game(trial.arguments());
    game.key("o");
    REQUIRE(game.awaiting() == "title/options");
    CHECK(game.shows("Size of the map                 ◄ 1x"));
    game.keys({"Up", "Enter"});
    REQUIRE(game.awaiting() == "title/options/bindings");
    game.key("/");
    game.type("run west");
    CHECK(game.shows("F6  Shift+Left  H"));
    CHECK(game.close() == 0);
}
