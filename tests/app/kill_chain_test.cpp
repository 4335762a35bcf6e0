// One play is killed again and again, each time at a random microsecond with several keys in flight, and goes
// on from where it comes back. A twin that nothing disturbs says what each key has to lead to.

#include "app/moment.hpp"
#include "app/trial.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/json/writer.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

/// Milliseconds; longer than any animation.
constexpr int settling_time = 5000;

/// Told where a command was taken back because the process ended amid it.
constexpr std::string_view taken_back =
    "The game ended in the middle of your last command, which was taken back.";

/// The moment of a game, and its messages.
struct Shown {
    Moment moment;
    std::vector<std::string> messages;  ///< unfolded, without those of commands that were taken back
};

/// Adds a message as often as it was told: "No. (x3)" is "No." three times.
void unfold(const std::string& message, std::vector<std::string>& all) {
    const std::size_t fold = message.ends_with(')') ? message.rfind(" (x") : std::string::npos;
    const std::size_t times = fold == std::string::npos ? 1 : std::stoul(message.substr(fold + 3));
    all.insert(all.end(), times, message.substr(0, fold));
}

Shown shown_by(const HeadlessGame& game) {
    Shown shown{moment_of(game.last()), {}};
    for (const std::string& message : game.messages()) {
        if (!message.starts_with(taken_back)) {
            unfold(message, shown.messages);
        }
    }
    return shown;
}

/// Equal as far as the messages of both reach back.
bool same(const Shown& a, const Shown& b) {
    const auto reach = static_cast<std::ptrdiff_t>(std::min(a.messages.size(), b.messages.size()));
    return a.moment == b.moment &&
           std::equal(a.messages.end() - reach, a.messages.end(), b.messages.end() - reach, b.messages.end());
}

/// A play of the twin: its keys, and what is shown before the first and after each.
struct TwinPlay {
    std::vector<std::string> keys;
    std::vector<Shown> moments;
};

/// A key that makes sense where the game waits, and ends neither the run nor the process.
std::string key_for(std::string_view awaiting, core::RandomStream& stream) {
    constexpr std::string_view in_play = "hjklyubn.....gidtzvx@M?+c\"";
    constexpr std::array<std::string_view, 9> elsewhere{"Escape", "Escape", "Down",  "Up",      "Enter",
                                                        "Tab",    "Left",   "Right", "PageDown"};
    if (awaiting == "play") {
        return std::string(1, in_play[stream.below(in_play.size())]);
    }
    return std::string(elsewhere[stream.below(elsewhere.size())]);
}

TwinPlay twin_play(core::RandomStream& stream, std::size_t keys) {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
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

void wait_microseconds(std::uint32_t count) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(count);
    while (std::chrono::steady_clock::now() < end) {
    }
}

/// A play that is killed again and again.
class KilledPlay {
  public:
    explicit KilledPlay(const TwinPlay& twin) : trial_(write_peaceful_data), twin_(&twin) {
        HeadlessGame game(trial_.arguments());
        game.act("new-game");
        game.kill();
    }
    [[nodiscard]] bool over() const { return place_ == twin_->keys.size(); }

    /// Goes on with some keys, and kills the process amid them. Checks what the next process comes back to.
    void play_on(core::RandomStream& stream) {
        const std::size_t first = come_back(place_, place_);
        const std::size_t sent = std::min<std::size_t>(1 + stream.below(6), twin_->keys.size() - first);
        const std::size_t shown = kill_amid(first, sent, stream);
        place_ = come_back(first + shown, first + sent);
    }

  private:
    /// Sends keys from a place on. Returns the number of those whose effect was shown.
    std::size_t kill_amid(std::size_t first, std::size_t sent, core::RandomStream& stream) const {
        HeadlessGame game(trial_.arguments());
        game.act("continue");
        for (std::size_t key = first; key < first + sent; ++key) {
            game.send_key(twin_->keys[key]);
            game.send(json::write_line(json::Object{{"advance", settling_time}}));
        }
        wait_microseconds(stream.below(4000));
        return (game.kill_and_count_replies() + 1) / 2;
    }
    /// The place of the moment that the next process shows: from `least`, what was shown before, to `most`.
    [[nodiscard]] std::size_t come_back(std::size_t least, std::size_t most) const {
        HeadlessGame game(trial_.arguments());
        game.act("continue");
        const Shown shown = shown_by(game);
        game.kill();
        const auto begin = twin_->moments.begin();
        const auto end = begin + static_cast<std::ptrdiff_t>(most) + 1;
        const auto found = std::find_if(begin + static_cast<std::ptrdiff_t>(least), end,
                                        [&shown](const Shown& twin) { return same(twin, shown); });
        if (found == end) {
            const Shown& twin = twin_->moments[least];
            CAPTURE(twin_->keys, least, most, shown.moment.awaiting, shown.moment.hash, shown.moment.screen);
            CAPTURE(shown.messages, twin.moment.awaiting, twin.moment.hash, twin.moment.screen,
                    twin.messages);
            FAIL("no moment of the twin");
        }
        return static_cast<std::size_t>(found - begin);
    }

    Trial trial_;
    const TwinPlay* twin_;
    std::size_t place_ = 0;
};

/// Each play has a twin of its own.
void check_kill_chains(int kills, std::uint64_t seed, std::size_t keys_of_a_play) {
    core::RandomStream stream = core::derive_stream(seed, "test kill chains");
    int killed = 0;
    for (int play = 0; killed < kills; ++play) {
        const TwinPlay twin = twin_play(stream, keys_of_a_play);
        KilledPlay killed_play(twin);
        for (; killed < kills && !killed_play.over(); ++killed) {
            CAPTURE(play, killed);
            killed_play.play_on(stream);
        }
    }
}

}  // namespace

TEST_CASE("plays that are killed 40 times are those of their twins", "[app][kill][F4]") {
    check_kill_chains(40, 1, 60);
}

TEST_CASE("plays that are killed 10000 times are those of their twins", "[app][kill][F4][.nightly]") {
    check_kill_chains(10'000, 2, 150);
}
