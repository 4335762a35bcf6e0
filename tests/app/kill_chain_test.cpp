// One play is killed again and again, each time at a random microsecond with several keys in flight, and goes
// on from where it comes back. A twin that nothing disturbs says what each key has to lead to.

#include "app/trial.hpp"
#include "app/twin_play.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/json/writer.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

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
    [[nodiscard]] std::size_t come_back(std::size_t least, std::size_t most) const {
        return place_of_return(*twin_, trial_.arguments(), least, most);
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
        const Trial trial(write_peaceful_data);
        const TwinPlay twin = play_twin(trial.arguments(), stream, keys_of_a_play);
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
