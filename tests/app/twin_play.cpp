#include "app/twin_play.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace torchwake::testing {
namespace {

/// How the notices open that tell of a command which was taken back because the process ended amid it.
constexpr std::array<std::string_view, 2> notices_of_return{
    "The game ended in the middle of your last command, which was taken back.", "The run goes on at turn "};

bool tells_of_return(const std::string& message) {
    return std::ranges::any_of(notices_of_return,
                               [&message](std::string_view opening) { return message.starts_with(opening); });
}

/// Adds a message as often as it was told: "No. (x3)" is "No." three times.
void unfold(const std::string& message, std::vector<std::string>& all) {
    const std::size_t fold = message.rfind(" (x");
    std::size_t times = 1;
    if (fold != std::string::npos) {
        std::from_chars(message.data() + fold + 3, message.data() + message.size(), times);
    }
    all.insert(all.end(), times, message.substr(0, times > 1 ? fold : std::string::npos));
}

Shown shown_by(const HeadlessGame& game) {
    Shown shown{moment_of(game.last()), {}};
    for (const std::string& message : game.messages()) {
        if (!tells_of_return(message)) {
            unfold(message, shown.messages);
        }
    }
    return shown;
}

/// Equal as far as the messages of both reach back.
bool show_the_same(const Shown& a, const Shown& b) {
    const auto reach = static_cast<std::ptrdiff_t>(std::min(a.messages.size(), b.messages.size()));
    return a.moment == b.moment &&
           std::equal(a.messages.end() - reach, a.messages.end(), b.messages.end() - reach, b.messages.end());
}

std::string key_for(std::string_view awaiting, core::RandomStream& stream) {
    constexpr std::string_view in_play = "hjklyubn.....gidtzvx@M?+c\"";
    constexpr std::array<std::string_view, 9> elsewhere{"Escape", "Escape", "Down",  "Up",      "Enter",
                                                        "Tab",    "Left",   "Right", "PageDown"};
    if (awaiting == "play") {
        return std::string(1, in_play[stream.below(in_play.size())]);
    }
    return std::string(elsewhere[stream.below(elsewhere.size())]);
}

}  // namespace

TwinPlay play_twin(const std::vector<std::string>& arguments, core::RandomStream& stream, std::size_t keys) {
    HeadlessGame game(arguments);
    TwinPlay play;
    game.act("new-game");
    game.advance(settling_time);
    play.moments.push_back(shown_by(game));
    while (play.keys.size() < keys) {
        const std::string key = key_for(game.awaiting(), stream);
        game.key(key);
        game.advance(settling_time);
        REQUIRE(game.awaiting().starts_with("play"));
        play.keys.push_back(key);
        play.moments.push_back(shown_by(game));
    }
    return play;
}

std::size_t place_of_return(const TwinPlay& twin, const std::vector<std::string>& arguments,
                            std::size_t least, std::size_t most) {
    HeadlessGame game(arguments);
    game.act("continue");
    const Shown shown = shown_by(game);
    game.kill();
    const auto begin = twin.moments.begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(most) + 1;
    const auto found = std::find_if(begin + static_cast<std::ptrdiff_t>(least), end,
                                    [&shown](const Shown& moment) { return show_the_same(moment, shown); });
    if (found == end) {
        const Shown& expected = twin.moments[least];
        CAPTURE(twin.keys, least, most, shown.moment.awaiting, shown.moment.hash, shown.moment.choice);
        CAPTURE(shown.moment.screen, shown.messages, expected.moment.awaiting, expected.moment.hash);
        CAPTURE(expected.moment.choice, expected.moment.screen, expected.messages);
        FAIL("no moment of the twin");
    }
    return static_cast<std::size_t>(found - begin);
}

}  // namespace torchwake::testing
