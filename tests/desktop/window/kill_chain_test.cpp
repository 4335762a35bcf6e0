// A play in the window is killed again and again, each time at a random moment with several keys in flight. A
// twin without a window, which nothing disturbs, says what each key has to lead to.

#include "app/twin_play.hpp"
#include "game_window.hpp"

#include <torchwake/core/random.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <thread>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

std::vector<std::string> arguments_for(const std::filesystem::path& user_folder) {
    return {"--seed", "7", "--user-dir", user_folder.string()};
}

/// A key as xdotool names it.
std::string name_for_xdotool(const std::string& key) {
    static const std::map<std::string, std::string> names{
        {".", "period"},    {"@", "at"},         {"?", "question"},   {"+", "plus"},
        {"\"", "quotedbl"}, {"Enter", "Return"}, {"PageDown", "Next"}};
    const auto named = names.find(key);
    return named != names.end() ? named->second : key;
}

/// Types some of a play's keys, and kills the game while it takes them.
void kill_amid(GameWindow& game, const TwinPlay& twin, std::size_t first, std::size_t count,
               core::RandomStream& stream) {
    constexpr std::uint32_t longest_wait = 100;  // milliseconds
    std::string keys;
    for (std::size_t key = first; key < first + count; ++key) {
        keys += " " + name_for_xdotool(twin.keys[key]);
    }
    game.mash(keys, 1);
    std::this_thread::sleep_for(std::chrono::milliseconds(stream.below(longest_wait)));
    game.process().signal(SIGKILL);
    REQUIRE_FALSE(game.process().exit_code().has_value());
}

void check_window_kills(int kills, std::uint64_t seed, std::size_t keys_of_a_play) {
    core::RandomStream stream = core::derive_stream(seed, "test killed windows");
    std::size_t taken = 0;
    for (int killed = 0; killed < kills;) {
        const ScratchFolder folder;
        const TwinPlay twin = play_twin(arguments_for(folder.path()), stream, keys_of_a_play);
        GameWindow game({"--seed", "7", "--new"});
        for (std::size_t place = 0; killed < kills && place < twin.keys.size(); ++killed) {
            CAPTURE(killed, place);
            if (!game.runs()) {
                game.start({"--continue"});
            }
            const std::size_t sent = std::min<std::size_t>(1 + stream.below(6), twin.keys.size() - place);
            kill_amid(game, twin, place, sent, stream);
            const std::size_t before = place;
            place = place_of_return(twin, arguments_for(game.user_folder()), place, place + sent);
            taken += place - before;
        }
    }
    CHECK(taken > 0);
}

}  // namespace

TEST_CASE("plays in windows that are killed 5 times are those of their twins", "[desktop][window][F4]") {
    check_window_kills(5, 3, 15);
}

TEST_CASE("plays in windows that are killed 1000 times are those of their twins",
          "[desktop][window][F4][.nightly]") {
    check_window_kills(1000, 2, 60);
}
