// A game whose process was killed shows what its twin shows, which never was: the same panels, the same
// cursor, the same hash.

#include "headless/all_screens.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/flow/interpreter.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::headless {
namespace {

using tests::all_screens;
using tests::GameTable;
using tests::levels_drawn;
using tests::MemoryStorage;
using tests::reach;
using tests::Screen;
using tests::take_on;
using tests::text_at;

/// True if the game does not wait for its player. A process that goes on ends at once what passes.
bool passes(const flow::Game& game) {
    return game.next_due() && (game.prompt() == nullptr || flow::only_skips(*game.prompt()));
}

/// Lets time pass until the game waits for its player.
void settle(GameTable& table) {
    while (passes(table.game)) {
        table.ask(R"({"advance":100})");
    }
}

/// The next process, which goes on with what the killed one left.
std::unique_ptr<GameTable> next_process(const GameTable& killed, const rules::LevelSource& levels) {
    MemoryStorage left = killed.storage;
    left.kept_runs.leave();
    auto next = std::make_unique<GameTable>(
        flow::GameSettings{.options = killed.game.options(), .seed = 7, .start = flow::Start::Continue},
        core::Size{100, 36}, levels, std::move(left));
    settle(*next);
    return next;
}

bool is_in_a_run(const GameTable& table) {
    return table.game.world() != nullptr && !table.game.awaiting().starts_with("watch");
}

/// True if the pointer rests on nothing of the map. No journal has where that is, until a key clears it; the
/// next process learns it from its own pointer.
bool is_off_map(const GameTable& table, core::Point pointer) {
    panels::TextScreen page({100, 36});
    const screen::Pointed over = table.presenter.draw_text(table.game.screens(), page).at(pointer);
    return !std::holds_alternative<screen::PointedCell>(over) &&
           !std::holds_alternative<screen::PointedEntry>(over);
}

/// The request that moves the pointer there.
std::string move_to(core::Point pointer) {
    return json::write_line(json::Object{{"mouse", json::Array{pointer.x, pointer.y}}});
}

/// `pointer`: where it was moved to last; nothing: a key was pressed since, or it does not matter.
void check_twins(GameTable& table, const rules::LevelSource& levels,
                 std::optional<core::Point> pointer = {}) {
    settle(table);
    table.ask(R"({"advance":1000})");  // the pointer comes to rest
    if (!is_in_a_run(table)) {
        return;
    }
    const std::unique_ptr<GameTable> next = next_process(table, levels);
    if (pointer && is_off_map(table, *pointer)) {
        next->ask(move_to(*pointer));
        table.ask(move_to(*pointer));
    }
    CHECK(next->game.awaiting() == table.game.awaiting());
    CHECK(next->screen() == table.screen());
    CHECK(next->session.reply(R"({"state":true})") == table.session.reply(R"({"state":true})"));
}

/// A key, a place of the pointer, or a click.
/// `pointer` is where it rests afterwards; a key clears it.
std::string random_input(core::RandomStream& stream, std::optional<core::Point>& pointer) {
    constexpr std::string_view keys = "hjklyubn.gidxzfvtcDMo_Z+@?abcd<>HJKL\\\"";
    constexpr std::array<std::string_view, 10> named{"Escape", "Enter",    "Tab", "Down", "Up",
                                                     "Space",  "PageDown", "End", "Left", "F8"};
    const std::uint32_t kind = stream.below(6);
    pointer.reset();
    if (kind < 3) {
        const std::string key(1, keys[stream.below(keys.size())]);
        return json::write_line(json::Object{{"key", key}});
    }
    if (kind < 5) {
        return json::write_line(json::Object{{"key", named[stream.below(named.size())]}});
    }
    const std::int32_t x = stream.between(0, 99);
    const std::int32_t y = stream.between(0, 35);
    pointer = core::Point{x, y};
    json::Object mouse{{"mouse", json::Array{x, y}}};
    if (stream.below(3) == 0) {
        mouse.set("button", stream.below(2) == 0 ? "left" : "right");
    }
    return json::write_line(mouse);
}

/// Twins are compared after each so many inputs.
void play_at_random(std::uint64_t seed, int inputs, int compared_every) {
    core::RandomStream stream = core::derive_stream(seed, "test twins");
    const rules::LevelSource levels = worldgen::level_source();
    GameTable table({.seed = seed, .start = flow::Start::NewGame});
    std::optional<core::Point> pointer;
    for (int number = 0; number < inputs && !table.game.ended(); ++number) {
        const std::string input = random_input(stream, pointer);
        CAPTURE(seed, number, input, table.game.awaiting());
        table.ask(input);
        settle(table);
        if (table.game.ended()) {
            return;
        }
        if (number % compared_every == 0) {
            check_twins(table, levels, pointer);
        }
    }
}

}  // namespace

TEST_CASE("a killed game shows what its twin shows, whatever is done on any screen",
          "[headless][restore][F4]") {
    for (const Screen& screen : all_screens()) {
        const rules::LevelSource levels = levels_drawn(screen.map);
        const std::unique_ptr<GameTable> table = reach(screen);
        for (std::size_t step = 0; step < 20 && !table->game.ended(); ++step) {
            CAPTURE(screen.path, screen.way, step, table->game.awaiting());
            check_twins(*table, levels);
            take_on(*table, step);
        }
    }
}

TEST_CASE("a killed game shows what its twin shows, wherever the pointer rests", "[headless][restore][F4]") {
    for (const Screen& screen : all_screens()) {
        const rules::LevelSource levels = levels_drawn(screen.map);
        const std::unique_ptr<GameTable> table = reach(screen);
        settle(*table);
        constexpr std::string_view to_sidebar = R"({"mouse":[81,20]})";
        for (const std::string_view input :
             {R"({"mouse":[38,18]})", to_sidebar.data(), R"({"key":"x"})", R"({"mouse":[39,18]})",
              R"({"key":"Escape"})", R"({"mouse":[45,14]})", R"({"mouse":[45,15],"wheel":1})",
              R"({"mouse":[40,18],"wheel":-1})", R"({"key":"."})", R"({"mouse":[1,1]})"}) {
            CAPTURE(screen.path, screen.way, input, table->game.awaiting());
            table->ask(input);
            if (!table->game.ended()) {
                check_twins(*table, levels,
                            input == to_sidebar ? std::optional(core::Point{81, 20}) : std::nullopt);
            }
        }
    }
}

TEST_CASE("a killed game shows what its twin shows, whatever its player does", "[headless][restore][F4]") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        play_at_random(seed, 250, 5);
    }
}

TEST_CASE("a watched run tells what its player was told", "[headless][watch][F5]") {
    GameTable table({.seed = 7}, {100, 36}, levels_drawn(tests::stocked));
    for (const char* action :
         {"new-game", "choose-b", "get", "swap-weapons", "move-east", "move-east", "get", "get", "rest"}) {
        table.act(action);
        settle(table);
    }
    const std::vector<std::string> told = table.presenter.log_tail(20);
    REQUIRE(told.size() >= 6);
    for (const char* action : {"pause", "watch", "end"}) {
        table.act(action);
        settle(table);
    }
    CHECK(table.game.awaiting() == "watch");
    CHECK(table.presenter.log_tail(20) == told);
    table.act("home");
    CHECK(table.presenter.log_tail(20) == std::vector<std::string>(told.begin(), told.begin() + 1));
    for (std::int64_t step = 0; step < 4; ++step) {
        table.act("right");
        settle(table);
    }
    CHECK(table.presenter.log_tail(20) == told);
}

TEST_CASE("what was told before a decision is told still once it is taken back", "[headless][watch][F5]") {
    GameTable table({.seed = 7}, {100, 36}, levels_drawn(tests::stocked));
    for (const char* action :
         {"new-game", "choose-b", "get", "move-east", "pause", "watch", "end", "take-over", "swap-weapons"}) {
        table.act(action);
        settle(table);
    }
    std::vector<std::string> told = table.presenter.log_tail(20);
    for (const char* action : {"move-east", "wait"}) {
        table.act(action);
        settle(table);
    }
    CHECK(table.presenter.log_tail(20) != told);
    for (const char* action : {"undo", "undo"}) {
        table.act(action);
        settle(table);
    }
    told.emplace_back("Your last decision is taken back.");
    CHECK(table.presenter.log_tail(20) == told);
}

TEST_CASE("300 killed games show what their twins show, after each input of their players",
          "[headless][restore][F4][.nightly]") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        play_at_random(seed, 250, 1);
    }
}

}  // namespace torchwake::headless
