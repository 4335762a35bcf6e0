// A recording is opened from any screen; that screen is open again when it is left, and gone when it is taken
// over.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <memory>
#include <string_view>

namespace torchwake::flow {
namespace {

using screen::Action;

/// A way from the recap of a hero that died, or from play, to a recording.
struct Way {
    bool from_recap = false;
    std::string_view keys;    ///< to the screen
    std::string_view opened;  ///< the keys that open the recording there
    std::string_view path;    ///< of the screen
};

constexpr Way ways[] = {
    {false, "Right Right Escape", "w", "play/pause"},
    {false, "Right Right Escape Down Down Down", "Enter", "play/pause"},
    {true, "", "w", "death/recap"},
    {true, "r Down", "Enter", "death/recap/review"},
    {true, "b Enter Down", "Enter", "death/recap/scores/review"},
    {true, "t w", "Enter", "title/runs"},
    {true, "t w Tab Down", "Enter", "title/runs/review"},
    {true, "t s Enter Down", "Enter", "title/scores/review"},
};

std::unique_ptr<DrawnGame> at_screen(const Way& way) {
    auto played = std::make_unique<DrawnGame>(way.from_recap ? doomed : hall);
    played->start();
    if (way.from_recap) {
        die(*played);
        played->wait(2000);
    }
    played->press(way.keys);
    REQUIRE(played->game.awaiting() == way.path);
    return played;
}

/// A new process that goes on with what another left.
std::unique_ptr<DrawnGame> next_process(const DrawnGame& killed, const Way& way) {
    GameSettings settings{.start = Start::Continue};
    settings.options = killed.storage.options.value_or(killed.game.options());
    auto next = std::make_unique<DrawnGame>(way.from_recap ? doomed : hall, settings);
    next->storage.kept_runs = killed.storage.kept_runs;
    next->storage.kept_runs.leave();
    next->storage.kept = killed.storage.kept;
    next->start();
    return next;
}

std::uint64_t hash_of(const DrawnGame& played) {
    return played.game.world() != nullptr ? played.hash() : 0;
}

}  // namespace

TEST_CASE("a recording leads back to the very screen that opened it, with its cursor", "[flow][F5][F4]") {
    for (const Way& way : ways) {
        CAPTURE(way.keys, way.opened);
        const auto played = at_screen(way);
        const std::uint64_t hash = hash_of(*played);
        played->press(way.opened);
        REQUIRE(played->game.awaiting() == "watch");
        CHECK(played->layer<screen::WatchModel>().size > 0);
        CHECK(played->game.screens().size() == 2);
        played->press("Home Right M Escape x Escape");
        CHECK(hash_of(*played) != 0);
        const int entered = played->stage.entered;
        played->press("Escape");
        CHECK(played->game.awaiting() == way.path);
        CHECK(hash_of(*played) == hash);
        CHECK(played->stage.entered == entered + (hash != 0 ? 1 : 0));
        played->press(way.opened);
        CHECK(played->game.awaiting() == "watch");
        played->require_clean_end();
    }
}

TEST_CASE("the cursor of the screen below does not move while a recording is shown", "[flow][F5][F4]") {
    for (const Way& way : ways) {
        CAPTURE(way.keys, way.opened);
        const auto played = at_screen(way);
        const std::int32_t cursor = played->menu()->cursor;
        played->press(way.opened);
        played->press("Down Down Up Right");
        CHECK(played->menu() == nullptr);
        played->press("Escape");
        const bool moved_by_letter = way.opened != "Enter";
        CHECK((moved_by_letter || played->menu()->cursor == cursor));
        played->require_clean_end();
    }
}

TEST_CASE("a recording is taken over from wherever it was opened", "[flow][F5]") {
    for (const Way& way : ways) {
        CAPTURE(way.keys, way.opened);
        const auto played = at_screen(way);
        played->press(way.opened);
        played->press("Home t");
        REQUIRE(played->game.awaiting() == "play");
        CHECK(played->turn() == 0);
        CHECK(played->knowledge().hero().cheated);
        CHECK(played->stage.notices.back() == "practice-begun");
        CHECK(played->storage.runs().size() == 2);
        played->press("Right");
        CHECK(played->stored().world == *played->game.world());
        played->require_clean_end();
    }
}

TEST_CASE("what is seen and done in a recording is no part of the run that is played", "[flow][F5][F4]") {
    const auto played = at_screen(ways[0]);
    const std::size_t before = played->storage.kept_runs.last().records.size();
    const save::Chronicle chronicle = played->stored().chronicle;
    played->press("w Right F8 M Escape End Home");
    played->hover({3, 1});
    played->wait(2000);
    CHECK(played->storage.kept_runs.last().records.size() == before + 1);
    played->press("Escape");
    CHECK(played->storage.kept_runs.last().records.size() == before + 2);
    CHECK(played->stored().chronicle == chronicle);
    CHECK(played->stored().world == *played->game.world());
    played->require_clean_end();
}

TEST_CASE("a recording that can't be read is told of on the screen that would open it", "[flow][F5][F4]") {
    for (const Way& way : {ways[0], ways[2]}) {
        const auto played = at_screen(way);
        played->storage.damaged = true;
        played->press(way.opened);
        CHECK(played->game.awaiting() == way.path);
        CHECK(played->stage.notices.back() == "watch-failed");
        played->require_clean_end();
    }
}

TEST_CASE(
    "a game that is killed in a recording comes back to it at that moment, and then to the screen below",
    "[flow][F5][F4][robustness]") {
    for (const Way& way : ways) {
        CAPTURE(way.keys, way.opened);
        const auto played = at_screen(way);
        played->press(way.opened);
        played->press("Home Right");
        const auto next = next_process(*played, way);
        REQUIRE(next->game.awaiting() == "watch");
        CHECK(next->layer<screen::WatchModel>().position == 1);
        CHECK(next->hash() == played->hash());
        const auto third = next_process(*next, way);
        REQUIRE(third->game.awaiting() == "watch");
        CHECK(third->layer<screen::WatchModel>().position == 1);
        const bool at_title = way.path.starts_with("title");
        for (DrawnGame* const game : {next.get(), third.get()}) {
            game->press("Escape");
            CHECK(game->game.awaiting() == (at_title ? "title" : way.path));
        }
        played->press("Escape");
        CHECK((at_title || next->menu()->cursor == played->menu()->cursor));
        CHECK_FALSE(next->game.options().watched.has_value());
        next->require_clean_end();
        third->require_clean_end();
        played->require_clean_end();
    }
}

TEST_CASE("a recording that plays by itself comes back at most a second earlier", "[flow][F5][F4]") {
    const auto played = at_screen(ways[2]);
    played->press("w Home Space");
    played->wait(0);
    for (int moment = 0; moment < 6; ++moment) {
        played->wait(320);
        const auto next = next_process(*played, ways[2]);
        REQUIRE(next->game.awaiting() == "watch");
        const std::int32_t behind =
            played->layer<screen::WatchModel>().position - next->layer<screen::WatchModel>().position;
        CHECK(behind >= 0);
        CHECK(behind <= 4);
        next->require_clean_end();
    }
    played->require_clean_end();
}

TEST_CASE("a recording that was left stays left, and one that is named at the start does not come back",
          "[flow][F5][F4]") {
    const auto left = at_screen(ways[0]);
    left->press("w Right Escape");
    const auto next = next_process(*left, ways[0]);
    CHECK(next->game.awaiting() == "play/pause");
    next->require_clean_end();
    DrawnGame named(hall, {.start = Start::Watch, .watched = "run_1"});
    named.storage.kept_runs = left->storage.kept_runs;
    named.storage.kept_runs.leave();
    named.start().press("Right");
    CHECK(named.game.awaiting() == "watch");
    CHECK_FALSE(named.game.options().watched.has_value());
    named.require_clean_end();
    left->require_clean_end();
}

}  // namespace torchwake::flow
