#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/save/replay.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

const screen::RecapModel* recap_of(const DrawnGame& played) {
    const auto* const layer = std::get_if<const screen::RecapModel*>(&played.game.screens().back().layer);
    return layer != nullptr ? *layer : nullptr;
}

}  // namespace

TEST_CASE("death is shown in the turn it happens, without a further key", "[flow][F3][F6]") {
    DrawnGame played(doomed);
    played.stage.duration = core::Milliseconds{500};
    played.start();
    played.game.input(screen::KeyPressed{*screen::parse_key(".")});
    while (played.knowledge().hero().alive) {
        played.wait(500);
        played.press(".");
    }
    CHECK(played.game.awaiting() == "death");
    CHECK(played.game.prompt() == nullptr);
    REQUIRE(played.game.screens().size() == 2);
    CHECK(std::holds_alternative<const screen::PlayModel*>(played.game.screens()[0].layer));
    CHECK(std::holds_alternative<const screen::DeathModel*>(played.game.screens()[1].layer));
    played.require_clean_end();
}

TEST_CASE("death lasts two seconds, which keys neither shorten nor outlive", "[flow][F3]") {
    DrawnGame played(doomed);
    played.start();
    die(played);
    for (const std::string_view key : {"Enter", "Escape", "Space", "q", "Down"}) {
        CHECK_FALSE(played.press(key));
    }
    played.hold("Down");
    played.wait(1999);
    CHECK(played.game.awaiting() == "death");
    played.wait(1);
    CHECK(played.game.awaiting() == "death/recap");
    played.wait(1000);
    CHECK(played.menu()->cursor == 0);
    played.require_clean_end();
}

TEST_CASE("the recap tells depth, turns, kills, seed and cause", "[flow][F3]") {
    DrawnGame played("#####\n#d@B#\n#####", {.seed = 7, .start = Start::NewGame});
    played.start();
    while (played.knowledge().hero().alive && played.game.world()->run.kills == 0) {
        played.press("Left");
    }
    const std::int32_t kills = played.game.world()->run.kills;
    die(played);
    const std::int32_t turns = played.turn();
    played.wait(2000);
    const screen::RecapModel* const recap = recap_of(played);
    REQUIRE(recap != nullptr);
    CHECK(recap->depth == 1);
    CHECK(recap->turns == turns);
    CHECK(recap->kills == kills);
    CHECK(recap->seed == 7);
    CHECK(scenario::test_catalog().monster(recap->outcome.killer).id == "brute");
    played.require_clean_end();
}

TEST_CASE("death by a trap is told of the trap: to the recap, the scores and the list of runs",
          "[flow][traps][F3]") {
    constexpr std::string_view way = "#####\n#@..#\n#####";
    DrawnGame played(way, scenario::trap_catalog(), {.start = Start::Continue});
    rules::LevelPlan plan = scenario::read_level(scenario::trap_catalog(), way).plan;
    plan.traps.push_back({scenario::trap_id(scenario::TestTrap::Dart), {2, 1}});
    played.ruleset.level_source = [plan](const content::Catalog&, std::uint64_t, std::int32_t) {
        return plan;
    };
    save::SavedRun run = save::first_moment(played.ruleset, 7);
    run.world.entities.vitals[rules::hero_id].hit_points = 1;
    played.storage.kept_runs.put(run);
    played.start().press("Right");
    REQUIRE_FALSE(played.knowledge().hero().alive);
    CHECK(played.layer<screen::DeathModel>().cause.trap == scenario::trap_id(scenario::TestTrap::Dart));
    played.wait(2000);
    REQUIRE(recap_of(played) != nullptr);
    CHECK(recap_of(played)->cause.trap == scenario::trap_id(scenario::TestTrap::Dart));
    REQUIRE(played.storage.kept.size() == 1);
    CHECK(played.storage.kept.front().fate == rules::Fate{"dart_trap"});
    CHECK(played.storage.runs().front().fate == rules::Fate{"dart_trap"});
    played.require_clean_end();
}

TEST_CASE("after death a new game has the same seed, another seed, or none", "[flow][F3]") {
    const auto choose = [](std::string_view key) {
        DrawnGame played(doomed, {.seed = 7, .start = Start::NewGame});
        played.start();
        die(played);
        played.wait(2000);
        played.press(key);
        std::string where = played.game.awaiting();
        const std::uint64_t seed = played.game.world() != nullptr ? played.knowledge().seed() : 0;
        CHECK(played.game.ended() == where.empty());
        played.require_clean_end();
        return std::pair(where, seed);
    };
    CHECK(choose("s") == std::pair(std::string("play"), std::uint64_t{7}));
    CHECK(choose("n") == std::pair(std::string("play"), std::uint64_t{100}));
    CHECK(choose("t") == std::pair(std::string("title"), std::uint64_t{0}));
    CHECK(choose("q") == std::pair(std::string(), std::uint64_t{0}));
}

TEST_CASE("a dead hero's run can't be gone on with once its end was seen", "[flow][F3]") {
    DrawnGame played(doomed);
    played.start();
    die(played);
    CHECK(played.storage.kept_runs.has_unfinished());
    played.wait(2000);
    CHECK(played.storage.kept_runs.has_unfinished());
    played.press("t");
    CHECK(played.game.awaiting() == "title");
    CHECK_FALSE(played.storage.kept_runs.has_unfinished());
    played.require_clean_end();
}

TEST_CASE("a game that is killed while its hero dies, or at the recap, comes back to the recap",
          "[flow][F3][F4]") {
    for (const std::int64_t waited : {0, 1999, 2000}) {
        DrawnGame played(doomed);
        played.start();
        die(played);
        played.wait(waited);
        DrawnGame again(doomed, {.start = Start::Continue});
        again.storage.kept_runs = played.storage.kept_runs;
        again.storage.kept_runs.leave();
        again.start();
        CHECK(again.game.awaiting() == "death/recap");
        CHECK(again.hash() == played.hash());
        CHECK(again.storage.recorded == 0);
        REQUIRE(recap_of(again) != nullptr);
        CHECK(recap_of(again)->record == "record.txt");
        again.press("t");
        CHECK_FALSE(again.offers({screen::Action::Continue}));
        again.require_clean_end();
        played.require_clean_end();
    }
}

TEST_CASE("a game that is killed on a screen over the recap comes back to it", "[flow][F3][F4]") {
    for (const auto& [keys, path] :
         {std::pair{"b", "death/recap/scores"}, std::pair{"b Enter", "death/recap/scores/review"},
          std::pair{"b Enter Down", "death/recap/scores/review"}, std::pair{"m", "death/recap/messages"},
          std::pair{"r w Escape Down", "death/recap/review"},
          std::pair{"w Escape m", "death/recap/messages"}}) {
        CAPTURE(keys);
        DrawnGame played(doomed);
        played.start();
        die(played);
        played.wait(2000);
        played.press(keys);
        REQUIRE(played.game.awaiting() == path);
        DrawnGame again(doomed, {.start = Start::Continue});
        again.storage.kept_runs = played.storage.kept_runs;
        again.storage.kept_runs.leave();
        again.storage.kept = played.storage.kept;
        again.start();
        CHECK(again.game.awaiting() == path);
        CHECK((again.menu() == nullptr || again.menu()->cursor == played.menu()->cursor));
        again.require_clean_end();
        played.require_clean_end();
    }
}

}  // namespace torchwake::flow
