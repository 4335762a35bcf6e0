// A play in one window goes on for hours, by keys, clicks and sizes in a random order. It may neither end by
// a fault nor hold more and more memory or open files.

#include "game_window.hpp"

#include <torchwake/core/random.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

constexpr std::array keys{
    "Up",     "Down",    "Left",   "Right",      "h",     "j",    "k",        "l",        "y",     "u",
    "b",      "n",       "o",      "o",          "o",     "g",    "i",        "d",        "t",     "z",
    "f",      "v",       "w",      "x",          "a",     "c",    "m",        "r",        "1",     "2",
    "period", "greater", "less",   "underscore", "Z",     "M",    "quotedbl", "question", "at",    "plus",
    "Tab",    "Return",  "Escape", "Escape",     "space", "Next", "Prior",    "F11",      "ctrl+f"};
constexpr int inputs_of_a_round = 8;

template <std::size_t size>
const char* one_of(const std::array<const char*, size>& choices, core::RandomStream& stream) {
    return choices[stream.below(static_cast<std::uint32_t>(size))];
}

core::Point any_pixel(core::RandomStream& stream) {
    const auto x = static_cast<std::int32_t>(stream.below(1280));
    const auto y = static_cast<std::int32_t>(stream.below(720));
    return {x, y};
}

/// Some keys and a click.
void play_round(GameWindow& game, core::RandomStream& stream) {
    std::string pressed;
    for (int key = 1; key < inputs_of_a_round; ++key) {
        pressed += std::string(" ") + one_of(keys, stream);
    }
    game.press(pressed);
    const core::Point pixel = any_pixel(stream);
    if (stream.below(8) == 0) {
        game.right_click_pixel(pixel);
    } else {
        game.click_pixel(pixel);
    }
}

/// Plays on, and starts the game again where it was left by its own menu. Checks what each process holds
/// against what it held once it was warm.
void check_long_play(int inputs, std::uint64_t seed) {
    constexpr int rounds_to_warm_up = 400;
    constexpr std::size_t most_growth = std::size_t{16} << 20U;  // bytes; a level more, a longer journal
    core::RandomStream stream = core::derive_stream(seed, "test long plays");
    GameWindow game({"--seed", "7", "--new"});
    Footprint warm;
    int rounds = 0;
    int longest = 0;
    for (int given = 0; given < inputs; given += inputs_of_a_round) {
        if (!game.runs()) {
            REQUIRE(game.process().exit_code() == 0);
            game.start({"--continue"});
            rounds = 0;
        }
        play_round(game, stream);
        longest = std::max(longest, ++rounds);
        if (!game.runs() || rounds < rounds_to_warm_up) {
            continue;
        }
        const Footprint now = game.process().footprint();
        warm = rounds == rounds_to_warm_up ? now : warm;
        CAPTURE(given, rounds);
        REQUIRE(now.resident <= warm.resident + most_growth);
        REQUIRE(now.handles <= warm.handles + 2);
    }
    CHECK(longest > rounds_to_warm_up);
}

}  // namespace

TEST_CASE("60,000 inputs leave a window's memory and open files as they were",
          "[desktop][window][F4][.nightly]") {
    check_long_play(60'000, 3);
}
