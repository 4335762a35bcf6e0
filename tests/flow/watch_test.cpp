#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// A game at its title with the runs of another.
std::unique_ptr<DrawnGame> at_title(const DrawnGame& other, std::string_view map) {
    auto game = std::make_unique<DrawnGame>(map, from_title);
    game->storage.kept_runs = other.storage.kept_runs;
    game->storage.kept_runs.leave();
    game->start();
    return game;
}

/// A run of some steps, and the state before each of them and at the end.
struct Walked {
    explicit Walked(int steps) {
        played.start();
        hashes.push_back(played.hash());
        for (int step = 0; step < steps; ++step) {
            played.press(step % 2 == 0 ? "Right" : "Left");
            hashes.push_back(played.hash());
        }
    }
    DrawnGame played{hall};
    std::vector<std::uint64_t> hashes;
};

const screen::WatchModel& bar(const DrawnGame& game) {
    return game.layer<screen::WatchModel>();
}

void die_and_await_recap(DrawnGame& game) {
    die(game);
    game.wait(2000);
    REQUIRE(game.game.awaiting() == "death/recap");
}

/// A run for practice that goes on where the other one ends.
std::unique_ptr<DrawnGame> practice(const DrawnGame& other, std::string_view map) {
    auto game = at_title(other, map);
    game->press("w a End t");
    REQUIRE(game->game.awaiting() == "play");
    return game;
}

}  // namespace

TEST_CASE("a run is watched from its beginning, command by command, both ways", "[flow][F5]") {
    Walked walked(6);
    const auto viewer = at_title(walked.played, hall);
    REQUIRE(viewer->offers({Action::Watch}));
    viewer->press("w");
    CHECK(viewer->game.awaiting() == "title/runs");
    const std::size_t recorded = viewer->storage.kept_runs.last().records.size();
    viewer->press("Enter");
    REQUIRE(viewer->game.awaiting() == "watch");
    CHECK(bar(*viewer).size == 6);
    CHECK_FALSE(bar(*viewer).playing);
    for (std::size_t moment = 0; moment < 6; ++moment) {
        CHECK(viewer->hash() == walked.hashes[moment]);
        viewer->press("Right");
    }
    CHECK(viewer->hash() == walked.hashes[6]);
    viewer->press("Right");
    CHECK(bar(*viewer).position == 6);
    viewer->press("Left Left");
    CHECK(bar(*viewer).position == 4);
    CHECK(viewer->hash() == walked.hashes[4]);
    viewer->press("Home Left");
    CHECK(viewer->hash() == walked.hashes[0]);
    viewer->press("End");
    CHECK(viewer->hash() == walked.hashes[6]);
    viewer->press("Escape Escape");
    CHECK(viewer->game.awaiting() == "title");
    CHECK(viewer->storage.kept_runs.last().records.size() == recorded);
    viewer->require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("the time bar goes to any moment, and to none that there is not", "[flow][F5]") {
    Walked walked(40);
    const auto viewer = at_title(walked.played, hall);
    viewer->press("w a");
    for (const std::int32_t moment : {17, 3, 40, 0, 39}) {
        CHECK(viewer->game.input(screen::OfferTaken{{Action::JumpTo, moment}}));
        CHECK(bar(*viewer).position == moment);
        CHECK(viewer->hash() == walked.hashes[static_cast<std::size_t>(moment)]);
    }
    CHECK_FALSE(viewer->game.input(screen::OfferTaken{{Action::JumpTo, 41}}));
    CHECK_FALSE(viewer->game.input(screen::OfferTaken{{Action::JumpTo, -1}}));
    viewer->press("Home PageDown");
    CHECK(bar(*viewer).position == 40);
    viewer->press("PageUp");
    CHECK(bar(*viewer).position == 0);
    viewer->require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("a run plays by itself at the chosen speed, and stands still at its end", "[flow][F5]") {
    Walked walked(20);
    const auto viewer = at_title(walked.played, hall);
    viewer->press("w a Space");
    CHECK(bar(*viewer).playing);
    viewer->wait(0);
    CHECK(bar(*viewer).position == 1);
    viewer->wait(319);
    CHECK(bar(*viewer).position == 1);
    viewer->wait(1);
    CHECK(bar(*viewer).position == 2);
    viewer->press("Up Up Down");
    CHECK(bar(*viewer).speed == 2);
    viewer->wait(160 * 4);
    CHECK(bar(*viewer).position >= 5);
    viewer->press("Space");
    const std::int32_t stopped = bar(*viewer).position;
    viewer->wait(5000);
    CHECK(bar(*viewer).position == stopped);
    viewer->press("Enter");
    viewer->wait(20 * 320);
    CHECK(bar(*viewer).position == 20);
    CHECK_FALSE(bar(*viewer).playing);
    CHECK(viewer->hash() == walked.hashes[20]);
    viewer->press("Space");
    CHECK(bar(*viewer).position == 0);
    viewer->press("Down Down Down Up Up Up Up Up Up Up Up Up");
    CHECK(bar(*viewer).speed == 64);
    viewer->require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("what happens is animated as in play, and where there is no time for it, skipped", "[flow][F5]") {
    Walked walked(8);
    const auto viewer = at_title(walked.played, hall);
    viewer->stage.duration = core::Milliseconds{700};
    viewer->press("w a Space");
    viewer->wait(0);
    const std::size_t events = viewer->stage.events.size();
    CHECK(events > 0);
    viewer->wait(699);
    CHECK(viewer->stage.events.size() == events);
    viewer->wait(1);
    CHECK(viewer->stage.events.size() > events);
    viewer->press("Up Up");
    const int skipped = viewer->stage.skipped;
    viewer->wait(700 + 80 * 3);
    CHECK(viewer->stage.skipped >= skipped + 3);
    viewer->require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("while a run is watched one can look around as in play", "[flow][F5]") {
    Walked walked(4);
    const auto viewer = at_title(walked.played, hall);
    viewer->press("w a");
    for (const auto& [key, path] : {std::pair{"M", "watch/messages"}, std::pair{"x", "watch/examine"},
                                    std::pair{"@", "watch/character"}, std::pair{"?", "watch/help"}}) {
        viewer->press(key);
        CHECK(viewer->game.awaiting() == path);
        viewer->press("Escape");
        CHECK(viewer->game.awaiting() == "watch");
    }
    viewer->press("F8");
    CHECK(viewer->storage.capsules == std::vector<std::string>{"run_1 at watch: the last of 40 lines"});
    viewer->require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("a run that is taken over is one of its own, for practice", "[flow][F5]") {
    Walked walked(6);
    const auto viewer = at_title(walked.played, hall);
    const std::vector<save::Record> original = viewer->storage.kept_runs.last().records;
    viewer->press("w a Right Right Right t");
    REQUIRE(viewer->game.awaiting() == "play");
    CHECK(viewer->turn() == 3);
    CHECK(viewer->knowledge().hero().cheated);
    CHECK(viewer->stage.notices.back() == "practice-begun");
    viewer->press("Right");
    CHECK(viewer->stored().world == *viewer->game.world());
    viewer->press("Escape s");
    REQUIRE(viewer->storage.runs().size() == 2);
    CHECK(viewer->storage.kept_runs.read("run_1").records == original);
    viewer->press("c");
    CHECK(viewer->turn() == 4);
    viewer->require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("in a run for practice the last decision can be taken back, and the one before", "[flow][F5]") {
    Walked walked(2);
    const auto game = practice(walked.played, hall);
    const std::uint64_t begun = game->hash();
    game->press("Right");
    const std::uint64_t stepped = game->hash();
    game->press("Shift+Right");
    game->wait(3000);
    REQUIRE(game->game.awaiting() == "play");
    REQUIRE(game->turn() > 5);
    game->press("Ctrl+z");
    CHECK(game->hash() == stepped);
    game->press("a Escape Ctrl+z");
    CHECK(game->hash() == begun);
    game->press("Right");
    CHECK(game->hash() == stepped);
    game->press("Ctrl+z Ctrl+z");
    CHECK(game->turn() == 1);
    game->press("Ctrl+z");
    CHECK(game->turn() == 0);
    game->press("Ctrl+z");
    CHECK(game->stage.notices.back() == "undo-nothing");
    CHECK(game->knowledge().hero().cheated);
    CHECK(game->stored().world == *game->game.world());
    game->require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("a run that counts can't be taken back, not even the cheat that made it unscored", "[flow][F5]") {
    DrawnGame played(hall);
    played.start().press("Right Ctrl+z");
    CHECK(played.turn() == 1);
    CHECK(played.stage.notices.back() == "undo-not-practice");
    played.press("\\ p");
    CHECK(played.knowledge().hero().cheated);
    played.press("Ctrl+z");
    CHECK(played.knowledge().hero().cheated);
    CHECK(played.stage.notices.back() == "undo-nothing");
    played.require_clean_end();
}

TEST_CASE("a run for practice counts for nothing from its first command on", "[flow][F5]") {
    Walked walked(4);
    const auto game = practice(walked.played, hall);
    const std::vector<save::Record> records = game->storage.kept_runs.last().records;
    REQUIRE(std::holds_alternative<save::CommandBegan>(records.front()));
    const rules::Command practice_begins = rules::Cheat{rules::CheatKind::Practice};
    CHECK(std::get<save::CommandBegan>(records.front()).command == practice_begins);
    CHECK(game->stored().world == *game->game.world());
    game->require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("a run that is over can't be taken over from its end", "[flow][F5][F3]") {
    DrawnGame played(doomed);
    played.start();
    die_and_await_recap(played);
    played.press("w End");
    CHECK_FALSE(played.offers({Action::TakeOver}));
    played.press("Left");
    CHECK(played.offers({Action::TakeOver}));
    played.require_clean_end();
}

TEST_CASE("what is not on the disk can't be taken back", "[flow][F5][F4]") {
    Walked walked(2);
    const auto game = practice(walked.played, hall);
    game->press("Right");
    const std::uint64_t stepped = game->hash();
    game->storage.failing = true;
    game->press("Ctrl+z");
    CHECK(game->hash() == stepped);
    CHECK(game->stage.notices.back() == "save-failed");
    game->storage.failing = false;
    game->storage.played_elsewhere = true;
    game->press("Ctrl+z");
    REQUIRE(game->game.awaiting() == "title");
    CHECK(game->layer<screen::TitleModel>().notice->argument == "it is played elsewhere");
    game->require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("in a run for practice death can be taken back", "[flow][F5][F3]") {
    DrawnGame played(doomed);
    played.start().press("\\ p");
    die_and_await_recap(played);
    CHECK_FALSE(played.layer<screen::RecapModel>().scored);
    played.press("u");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().hero().alive);
    CHECK(played.knowledge().hero().cheated);
    played.require_clean_end();
}

TEST_CASE("the run so far can be watched from the menu, which then is open again", "[flow][F5][F4]") {
    for (const std::string_view keys : {"Escape w", "Escape Down Down Down Enter"}) {
        DrawnGame played(hall);
        played.start().press("Right Right");
        played.press(keys);
        REQUIRE(played.game.awaiting() == "watch");
        CHECK(played.turn() == 0);
        played.press("Right");
        CHECK(played.turn() == 1);
        played.press("Escape");
        CHECK(played.game.awaiting() == "play/pause");
        CHECK(played.turn() == 2);
        played.press("Escape Right");
        CHECK(played.turn() == 3);
        played.require_clean_end();
    }
}

TEST_CASE("a run that is over can be watched from its recap, and later from the title", "[flow][F5][F3]") {
    DrawnGame played(doomed);
    played.start();
    die_and_await_recap(played);
    const int recorded = played.storage.recorded;
    played.press("w");
    REQUIRE(played.game.awaiting() == "watch");
    CHECK(played.knowledge().hero().alive);
    played.press("End");
    CHECK_FALSE(played.knowledge().hero().alive);
    played.press("Escape");
    CHECK(played.game.awaiting() == "death/recap");
    CHECK(played.storage.recorded == recorded);
    played.press("t");
    CHECK_FALSE(played.offers({Action::Continue}));
    played.press("w");
    const auto& line = std::get<screen::RunLine>(played.menu()->lines[0].what);
    CHECK(line.closed);
    CHECK(line.depth == 1);
    CHECK(line.fate == rules::Fate{"brute"});
    played.press("a");
    CHECK(played.game.awaiting() == "watch");
    played.require_clean_end();
}

TEST_CASE("a run that is not on the disk can't be left to watch it", "[flow][F5][F4]") {
    DrawnGame played(hall);
    played.start().press("Right");
    played.storage.failing = true;
    played.press("Escape w");
    CHECK(played.game.awaiting() == "play/pause");
    CHECK(played.stage.notices.back() == "save-failed");
    played.require_clean_end();
}

TEST_CASE("what another process plays is shown as it comes", "[flow][F5][F4]") {
    Walked walked(3);
    DrawnGame viewer(hall, {.start = Start::Continue});
    viewer.storage.kept_runs = walked.played.storage.kept_runs;
    viewer.storage.kept_runs.leave();
    viewer.storage.played_elsewhere = true;
    viewer.start();
    REQUIRE(viewer.game.awaiting() == "watch");
    CHECK(viewer.hash() == walked.hashes[3]);
    walked.played.press("Right");
    viewer.storage.kept_runs = walked.played.storage.kept_runs;
    viewer.wait(500);
    CHECK(bar(viewer).size == 4);
    viewer.wait(500);
    CHECK(viewer.hash() == walked.played.hash());
    save::StoredRun& shortened = viewer.storage.kept_runs.last();
    shortened.records.resize(shortened.records.size() / 2);
    viewer.wait(1000);
    CHECK(bar(viewer).size == 2);
    CHECK(bar(viewer).position == 2);
    viewer.require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("a run that the command line names is followed, too, while another process plays it",
          "[flow][F5][F4]") {
    Walked walked(3);
    DrawnGame viewer(hall, {.start = Start::Watch, .watched = "run_1"});
    viewer.storage.kept_runs = walked.played.storage.kept_runs;
    viewer.storage.kept_runs.leave();
    viewer.storage.played_elsewhere = true;
    viewer.start();
    REQUIRE(viewer.game.awaiting() == "watch");
    CHECK(bar(viewer).live);
    CHECK(viewer.hash() == walked.hashes[3]);
    walked.played.press("Right");
    viewer.storage.kept_runs = walked.played.storage.kept_runs;
    viewer.wait(1000);
    CHECK(viewer.hash() == walked.played.hash());
    viewer.require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("a finished run opens shortly before its end, paused", "[flow][F5]") {
    DrawnGame played(doomed);
    played.start();
    for (int cheat = 0; cheat < 30; ++cheat) {
        played.press("\\ r");
    }
    die_and_await_recap(played);
    played.press("w");
    REQUIRE(played.game.awaiting() == "watch");
    REQUIRE(bar(played).size > 20);
    CHECK(bar(played).position == bar(played).size - 20);
    CHECK_FALSE(bar(played).playing);
    CHECK(played.knowledge().hero().alive);
    played.press("Home");
    CHECK(bar(played).position == 0);
    played.require_clean_end();
}

TEST_CASE("a run that goes off its record is shown as far as it holds, and why", "[flow][F5]") {
    Walked walked(6);
    const auto viewer = at_title(walked.played, hall);
    int ended = 0;
    for (save::Record& record : viewer->storage.kept_runs.last().records) {
        auto* const hash = std::get_if<save::CommandEnded>(&record);
        if (hash != nullptr && ++ended == 4) {
            hash->hash ^= 1U;
        }
    }
    viewer->press("w a");
    CHECK(bar(*viewer).size == 3);
    CHECK(bar(*viewer).problem.find("command 4") != std::string::npos);
    viewer->press("End");
    CHECK(viewer->hash() == walked.hashes[3]);
    viewer->require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("a game that opens with a run to watch ends with it", "[flow][F5]") {
    Walked walked(3);
    DrawnGame viewer(hall, {.start = Start::Watch, .watched = "run_1"});
    viewer.storage.kept_runs = walked.played.storage.kept_runs;
    viewer.storage.kept_runs.leave();
    viewer.start();
    CHECK(viewer.game.awaiting() == "watch");
    viewer.press("Escape");
    CHECK(viewer.game.ended());
    viewer.require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("a run that can't be read is not watched, and the title says why", "[flow][F5][F4]") {
    Walked walked(3);
    DrawnGame viewer(hall, {.start = Start::Watch, .watched = "run_1"});
    viewer.storage.kept_runs = walked.played.storage.kept_runs;
    viewer.storage.damaged = true;
    viewer.start();
    REQUIRE(viewer.game.awaiting() == "title");
    CHECK(viewer.layer<screen::TitleModel>().notice->key == "watch-failed");
    viewer.require_clean_end();
    walked.played.require_clean_end();
}

TEST_CASE("a bug capsule is written at once, and the player told where", "[flow][F4]") {
    DrawnGame played(hall);
    played.start().press("Right F8");
    CHECK(played.storage.capsules == std::vector<std::string>{"run_1 at play: the last of 40 lines"});
    CHECK(played.stage.notices.back() == "capsule-written");
    CHECK(played.turn() == 1);
    played.require_clean_end();
}

}  // namespace torchwake::flow
