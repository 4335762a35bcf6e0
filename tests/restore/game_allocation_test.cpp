// Lack of memory while the game restores a run, or shows a recording over it: the title reports it, or the
// run is there; the next attempt restores it.

#include "flow/drawn_game.hpp"
#include "restore/failing_allocation.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <string_view>

namespace torchwake::testing {
namespace {

using flow::DrawnGame;

constexpr std::string_view map = "##########\n#<@MmC>.d#\n##########";

/// A game that was killed with a menu open.
const DrawnGame& killed() {
    static DrawnGame game(map);
    static const bool played = game.start().press("Right g Right g i Down");
    REQUIRE(played);
    return game;
}

/// The next process, at the title.
std::unique_ptr<DrawnGame> next_process() {
    auto next = std::make_unique<DrawnGame>(map, flow::GameSettings{});
    next->storage.kept_runs = killed().storage.kept_runs;
    next->storage.kept_runs.leave();
    next->start();
    return next;
}

void check_is_back(const DrawnGame& game) {
    REQUIRE(game.game.awaiting() == killed().game.awaiting());
    CHECK(game.hash() == killed().hash());
    CHECK(game.menu()->cursor == killed().menu()->cursor);
}

/// Goes on with the run while an allocation fails. Answers whether one did.
bool continue_without_memory(DrawnGame& game, std::uint64_t number) {
    const screen::KeyPressed key{screen::parse_key("c").value()};
    const FailingAllocation failing(number);
    game.game.input(key);
    return failing.happened();
}

void check_continuing(std::uint64_t every) {
    bool failed = true;
    for (std::uint64_t number = 1; failed; number += every) {
        CAPTURE(number);
        const auto game = next_process();
        const std::vector<save::Record> records = game->storage.kept_runs.last().records;
        try {
            failed = continue_without_memory(*game, number);
        } catch (const std::bad_alloc&) {
            FAIL_CHECK("thrown");
            continue;
        }
        CHECK(game->storage.kept_runs.last().records == records);
        if (game->game.awaiting() == "title") {
            const auto& title = game->layer<screen::TitleModel>();
            REQUIRE(title.notice.has_value());
            CHECK(title.notice->key == "no-memory");
            game->press("c");
        }
        check_is_back(*game);
        game->require_clean_end();
    }
}

/// Goes on with what a game left whose run was not played any more.
void check_goes_on(const DrawnGame& left, std::uint64_t hash) {
    flow::GameSettings settings{.start = flow::Start::Continue};
    settings.options = left.storage.options.value_or(save::Options{});
    DrawnGame next(map, settings);
    next.storage.kept_runs = left.storage.kept_runs;
    next.storage.kept_runs.leave();
    next.start();
    if (next.game.awaiting() == "watch") {
        next.press("Escape");
    }
    CHECK(next.game.awaiting() == "play/pause");
    CHECK(next.hash() == hash);
    next.require_clean_end();
}

/// Presses a key at the pause menu, or in a recording opened from it, while an allocation fails.
void check_watching(std::string_view way, std::string_view key) {
    bool failed = true;
    for (std::uint64_t number = 1; failed; ++number) {
        CAPTURE(way, key, number);
        DrawnGame game(map);
        game.start().press("Right g Right g Escape");
        const std::uint64_t hash = game.hash();
        game.press(way);
        const screen::KeyPressed pressed{screen::parse_key(key).value()};
        try {
            const FailingAllocation failing(number);
            game.game.input(pressed);
            failed = failing.happened();
        } catch (const std::bad_alloc&) {
            check_goes_on(game, hash);
            continue;
        }
        if (game.game.awaiting() == "title") {
            CHECK(game.layer<screen::TitleModel>().notice.value().key == "no-memory");
        }
        check_goes_on(game, hash);
        game.require_clean_end();
    }
}

}  // namespace

TEST_CASE("memory that fails once while the game brings a run back is told of at the title",
          "[restore][errors][robustness][F4]") {
    check_continuing(1);
}

TEST_CASE("memory that fails once while a recording is shown over a run does the run no harm",
          "[restore][errors][robustness][F4][F5]") {
    check_watching("Down Down Down", "w");
    check_watching("w Home", "Right");
    check_watching("w Right", "Escape");
}

}  // namespace torchwake::testing
