// A run as a whole, from its recap, the list of runs and the scores; each moment leads into its recording.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;

/// A game at the recap of a hero that died.
std::unique_ptr<DrawnGame> at_recap() {
    auto played = std::make_unique<DrawnGame>(doomed);
    played->start();
    die(*played);
    played->wait(2000);
    REQUIRE(played->game.awaiting() == "death/recap");
    return played;
}

std::int64_t first_moment_of(DrawnGame& played) {
    const screen::MenuModel* const menu = played.menu();
    REQUIRE(menu != nullptr);
    const auto* const moment = std::get_if<screen::MomentLine>(&menu->lines.front().what);
    REQUIRE(moment != nullptr);
    return moment->moment.position;
}

}  // namespace

TEST_CASE("the recap leads to the run as a whole, and a moment of it to its recording and back",
          "[flow][F3][F5]") {
    const auto played = at_recap();
    played->press("r");
    REQUIRE(played->game.awaiting() == "death/recap/review");
    CHECK(played->layer<screen::ReviewModel>().story->outcome.has_value());
    const std::int64_t position = first_moment_of(*played);
    played->press("Escape");
    CHECK(played->game.awaiting() == "death/recap");
    played->press("r a");
    REQUIRE(played->game.awaiting() == "watch");
    CHECK(played->layer<screen::WatchModel>().position == position);
    played->press("Escape");
    CHECK(played->game.awaiting() == "death/recap/review");
    played->press("Down Enter");
    REQUIRE(played->game.awaiting() == "watch");
    played->press("Escape");
    CHECK(played->game.awaiting() == "death/recap/review");
    played->require_clean_end();
}

TEST_CASE("a game that is killed at the run as a whole comes back to it", "[flow][F3][F4]") {
    const auto played = at_recap();
    played->press("r Down");
    DrawnGame again(doomed, {.start = Start::Continue});
    again.storage.kept_runs = played->storage.kept_runs;
    again.storage.kept_runs.leave();
    again.start();
    CHECK(again.game.awaiting() == "death/recap/review");
    CHECK(again.menu()->cursor == played->menu()->cursor);
    again.require_clean_end();
    played->require_clean_end();
}

TEST_CASE("a run in the list can be reviewed before it is watched", "[flow][F5]") {
    const auto played = at_recap();
    played->press("t w Tab");
    REQUIRE(played->game.awaiting() == "title/runs/review");
    played->press("Escape");
    CHECK(played->game.awaiting() == "title/runs");
    played->press("Tab w");
    CHECK(played->game.awaiting() == "watch");
    played->press("Escape");
    CHECK(played->game.awaiting() == "title/runs/review");
    played->require_clean_end();
}

TEST_CASE("a score opens its run, and tells whether it is true to it", "[flow][F3]") {
    const auto played = at_recap();
    played->press("b Enter");
    REQUIRE(played->game.awaiting() == "death/recap/scores/review");
    CHECK(played->layer<screen::ReviewModel>().proof == save::Proof::Verified);
    played->press("Escape");
    const auto& line = std::get<screen::ScoreLine>(played->menu()->lines.front().what);
    CHECK(line.proof == save::Proof::Verified);
    played->press("Escape t");
    played->storage.kept.front().score += 1000;
    played->press("s Enter");
    REQUIRE(played->game.awaiting() == "title/scores/review");
    CHECK(played->layer<screen::ReviewModel>().proof == save::Proof::Forged);
    played->press("a");
    CHECK(played->game.awaiting() == "watch");
    played->press("Escape");
    CHECK(played->game.awaiting() == "title/scores/review");
    played->require_clean_end();
}

TEST_CASE("a score whose run is not kept says so, whatever name it gives", "[flow][F3][robustness]") {
    const auto played = at_recap();
    played->storage.kept.front().run = "../../elsewhere";
    played->press("b");
    const screen::MenuLine& line = played->menu()->lines.front();
    CHECK(std::get<screen::ScoreLine>(line.what).proof == save::Proof::Missing);
    CHECK_FALSE(line.enabled);
    played->press("Enter");
    CHECK(played->game.awaiting() == "death/recap/scores");
    played->require_clean_end();
}

}  // namespace torchwake::flow
