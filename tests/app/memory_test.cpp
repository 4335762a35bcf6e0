// A game whose memory is taken away while it is played.

#include "app/headless_game.hpp"
#include "core/sanitized.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>
#include <ranges>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

/// Requests that need memory: large screens, automatic actions, and another level.
const std::vector<std::string>& requests() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> lines;
        for (const char* const key : {".", "x", "Left", "Escape", "@", "Escape", "a", "Escape", ">", "Enter",
                                      ">", "o", "o", ">", "Enter", ">", "o", "M", "Up"}) {
            lines.push_back(R"({"key":")" + std::string(key) + R"(","screen":true})");
            lines.emplace_back(R"({"advance":60000})");
        }
        return lines;
    }();
    return all;
}

/// All of them at once: the game may end before it has read the last.
std::string all_requests() {
    std::string lines = requests().front();
    for (const std::string& line : requests() | std::views::drop(1)) {
        lines += "\n" + line;
    }
    return lines;
}

/// With it glibc asks the system for each large block that it has not free. What a process has free depends
/// on the release of glibc; the screens of arguments() need larger blocks than that.
constexpr const char* every_block_is_mapped = "glibc.malloc.mmap_threshold=4096";

/// The game's own data, whose levels need more memory than those of trials.
std::vector<std::string> arguments(const ScratchFolder& user) {
    return {"--seed", "5", "--size", "300x100", "--user-dir", user.path().string()};
}

void begin(HeadlessGame& game) {
    game.keys({"n", "b", "Enter", "Enter", "Enter", "Enter", "Enter", "."});
    REQUIRE(game.awaiting() == "play");
}

/// The hash before the first request, and behind each.
std::vector<std::string> undisturbed_hashes() {
    const ScratchFolder user;
    HeadlessGame game(arguments(user));
    begin(game);
    std::vector<std::string> hashes{game.hash()};
    for (const std::string& line : requests()) {
        game.ask(line);
        hashes.push_back(game.hash());
    }
    return hashes;
}

std::string hash_when_continued(const ScratchFolder& user) {
    HeadlessGame game(arguments(user));
    game.act("continue");
    return game.hash();
}

}  // namespace

TEST_CASE("a game without memory ends with a sentence or goes on, and no answer is lost",
          "[app][robustness][F4]") {
    if (is_sanitized) {
        SKIP("a sanitizer takes address space of its own");
    }
    constexpr std::size_t step = std::size_t{64} * 1024;
    constexpr std::size_t steps = 16;
    const std::vector<std::string> hashes = undisturbed_hashes();
    std::size_t failed = 0;
    for (std::size_t taken = 0; taken < steps; ++taken) {
        CAPTURE(taken);
        const ScratchFolder user;
        std::size_t replies = 0;
        {
            HeadlessGame game(arguments(user), "headless", {{"GLIBC_TUNABLES", every_block_is_mapped}});
            begin(game);
            game.limit_memory(taken * step);
            game.send(all_requests());
            replies = game.close_and_count_replies();
            const std::optional<int> code = game.exit_code();
            REQUIRE(code.has_value());
            if (*code != 0) {
                ++failed;
                CHECK(*code == 1);
                CHECK(game.errors().starts_with("torchwake: there is not enough memory"));
            } else {
                CHECK(replies == requests().size());
            }
        }
        REQUIRE(replies < hashes.size());
        const std::string hash = hash_when_continued(user);
        const bool kept = hash == hashes[replies];
        CHECK((kept || hash == hashes.at(std::min(replies + 1, hashes.size() - 1))));
    }
    CHECK(failed > 0);
}
