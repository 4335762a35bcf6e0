// The question before a step into fire, by keys and by mouse.

#include "flow/drawn_game.hpp"
#include "scenario/matter_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string_view>
#include <utility>

namespace torchwake::flow {
namespace {

/// A flame to use, and dry grass.
constexpr std::string_view meadow = "##########\n#@A,,,,..#\n##########";

/// The hero stands at {2, 1}, beside grass that burns from the next beat on.
void set_fire(DrawnGame& played) {
    played.start().press("Right g a a");
    played.hover({3, 1});
    played.press("Enter");
    REQUIRE(played.game.awaiting() == "play");
    REQUIRE(played.hero_at() == core::Point{2, 1});
}

/// Three things, and water that is deep from {9, 1} to {12, 1}.
constexpr std::string_view lake = "#################\n#@!AE..~~~~~~~~.#\n#################";

/// The hero takes the things, and steps towards deep water, which asks. Requires: a game on that map that is
/// to be continued.
void wade_to_the_deep(DrawnGame& played) {
    save::SavedRun run{rules::new_run(played.ruleset, 6), {}};
    for (const auto& [x, depth] :
         {std::pair{7, 1}, {8, 2}, {9, 3}, {10, 3}, {11, 3}, {12, 3}, {13, 2}, {14, 1}}) {
        run.world.level.matter.depth[{x, 1}] = static_cast<std::uint8_t>(depth);
    }
    rules::rebuild_caches({scenario::matter_catalog(), run.world});
    played.storage.kept_runs.put(run);
    played.start().press("Right g Right g Right g Right Right Right Right Right");
    REQUIRE(played.game.awaiting() == "play/confirm");
    REQUIRE(played.hero_at() == core::Point{8, 1});
}

}  // namespace

TEST_CASE("a step into foretold fire awaits a confirmation, and Escape spends nothing",
          "[flow][confirm][H2][S6]") {
    DrawnGame played(meadow, scenario::matter_catalog());
    set_fire(played);
    const std::uint64_t before = played.hash();
    played.press("Right");
    REQUIRE(played.game.awaiting() == "play/confirm");
    const screen::ConfirmModel& question = played.layer<screen::ConfirmModel>();
    CHECK(question.harm.kind == forecast::HarmKind::Matter);
    CHECK(question.at == core::Point{3, 1});
    played.press("Escape");
    CHECK(played.hash() == before);
    played.press("Left");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hero_at() == core::Point{1, 1});
    played.require_clean_end();
}

TEST_CASE("a hazard is asked about once: after a yes the hero walks on in it", "[flow][confirm][H2][S6]") {
    DrawnGame played(meadow, scenario::matter_catalog());
    set_fire(played);
    played.press("Right Right");
    REQUIRE(played.hero_at() == core::Point{3, 1});
    for (std::int32_t x = 4; x < 7; ++x) {
        played.press("Right");
        CHECK(played.game.awaiting() == "play");
        CHECK(played.hero_at() == core::Point{x, 1});
    }
    played.require_clean_end();
}

TEST_CASE("what deep water takes is asked about where the hero steps in, and not while it swims on",
          "[flow][confirm][H2][S6][F4]") {
    DrawnGame played(lake, scenario::matter_catalog(), {.start = Start::Continue});
    wade_to_the_deep(played);
    const forecast::HarmForecast harm = played.layer<screen::ConfirmModel>().harm;
    CHECK(harm.kind == forecast::HarmKind::Loss);
    played.press("Right Right");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hero_at() == core::Point{10, 1});
    const auto lost = scenario::events_of<rules::ItemWashedAway>(played.stage.events);
    REQUIRE(lost.size() == 2);
    CHECK((lost.front().item == harm.item && lost.front().count == harm.count));

    DrawnGame next(lake, scenario::matter_catalog(), {.start = Start::Continue});
    next.storage.kept_runs = played.storage.kept_runs;
    next.storage.kept_runs.leave();
    next.start();
    CHECK(next.game.awaiting() == "play");
    CHECK(next.hash() == played.hash());
    next.press("Left");
    CHECK(next.game.awaiting() == "play/confirm");  // nobody remembers that the player agreed
    next.require_clean_end();
    played.require_clean_end();
}

TEST_CASE("what deep water takes is asked about again where the hero steps in again",
          "[flow][confirm][H2][S6]") {
    DrawnGame played(lake, scenario::matter_catalog(), {.start = Start::Continue});
    wade_to_the_deep(played);
    played.press("Right Left");
    REQUIRE(played.hero_at() == core::Point{8, 1});
    played.press("Right");
    CHECK(played.game.awaiting() == "play/confirm");
    played.require_clean_end();
}

TEST_CASE("a held key does not lead into fire", "[flow][confirm][H2][S6]") {
    DrawnGame played(meadow, scenario::matter_catalog());
    set_fire(played);
    played.hold("Right");
    for (int frame = 0; frame < 100; ++frame) {
        played.wait(20);
    }
    CHECK(played.game.awaiting() == "play/confirm");
    CHECK(played.hero_at() == core::Point{2, 1});
    played.require_clean_end();
}

TEST_CASE("a click into fire beside the hero asks, and a click again does it", "[flow][confirm][H2][S6]") {
    DrawnGame played(meadow, scenario::matter_catalog());
    set_fire(played);
    played.click({3, 1});
    REQUIRE(played.game.awaiting() == "play/confirm");
    played.click({3, 1});
    CHECK(played.hero_at() == core::Point{3, 1});
    played.require_clean_end();
}

TEST_CASE("a click behind fire stops at once, and tells that it is in the way", "[flow][confirm][H2][S6]") {
    DrawnGame played(meadow, scenario::matter_catalog());
    set_fire(played);
    played.click({8, 1});
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hero_at() == core::Point{2, 1});
    REQUIRE_FALSE(played.stage.stops.empty());
    CHECK(played.stage.stops.back() == autopilot::StopReason::FireAhead);
    played.require_clean_end();
}

TEST_CASE("a wet hero is not asked before a step into fire", "[flow][confirm][H2][S6]") {
    DrawnGame played("##########\n#@A~,,,..#\n##########", scenario::matter_catalog());
    played.start().press("Right g Right a a");
    played.hover({4, 1});
    played.press("Enter Right");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hero_at() == core::Point{4, 1});
    played.require_clean_end();
}

TEST_CASE("a run that comes back after a step into fire walks on unasked", "[flow][confirm][H2][S6][F4]") {
    DrawnGame killed(meadow, scenario::matter_catalog());
    set_fire(killed);
    killed.press("Right Right Right");
    DrawnGame next(meadow, scenario::matter_catalog(), GameSettings{.start = Start::Continue});
    next.storage.kept_runs = killed.storage.kept_runs;
    next.storage.kept_runs.leave();
    next.start();
    REQUIRE(next.hash() == killed.hash());
    next.press("Right");
    CHECK(next.game.awaiting() == "play");
    CHECK(next.hero_at() == core::Point{5, 1});
    next.require_clean_end();
}

}  // namespace torchwake::flow
