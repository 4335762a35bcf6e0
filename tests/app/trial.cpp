#include "app/trial.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace torchwake::testing {

namespace {

/// Each `begin` begins an automatic action.
template <class Begin>
void explore_by(HeadlessGame& game, std::string_view told, const Begin& begin) {
    constexpr int most_errands = 100;
    const auto is_told = [&] {
        const std::vector<std::string> messages = game.messages();
        const auto last = messages.end() - std::min<std::ptrdiff_t>(2, std::ssize(messages));
        return std::any_of(last, messages.end(), [told](const std::string& message) {
            return message.find(told) != std::string::npos;
        });
    };
    for (int auto_action = 0; auto_action < most_errands && !is_told(); ++auto_action) {
        begin();
        game.advance(a_long_while);
        REQUIRE(game.awaiting() == "play");
    }
    CAPTURE(told, game.messages());
    REQUIRE(is_told());
}

}  // namespace

std::filesystem::path Trial::only_run() const {
    const std::filesystem::directory_iterator runs(user() / "runs");
    REQUIRE(runs != std::filesystem::directory_iterator());
    return runs->path();
}

Told verify(const Trial& trial, const std::filesystem::path& recording) {
    return run({"replay", "--verify", recording.string(), "--data-dir", trial.data().string()});
}

void explore_until(HeadlessGame& game, std::string_view told) {
    explore_by(game, told, [&game] { game.key("o"); });
}

void explore_by_mouse_until(HeadlessGame& game, std::string_view told) {
    explore_by(game, told, [&game] { game.click_on("[o]"); });
}

}  // namespace torchwake::testing
