// The process gets a signal, idle or with input in flight, in each of the game's screens: no decision is
// lost, and the open screen comes back.

#include "app/moment.hpp"
#include "app/trial.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/json/writer.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

/// Through every screen of play, from the title on.
std::vector<std::string> through_screens() {
    std::vector<std::string> keys{"n"};
    const auto add = [&keys](std::initializer_list<const char*> more) {
        keys.insert(keys.end(), more.begin(), more.end());
    };
    add({"Right", "Right", "o", ".", "x", "Left", "Tab", "Escape", "@", "Escape", "M", "Up", "Escape"});
    add({"o", "o", "a", "Down", "Up", "c", "Left", "Left", "Up", "Escape", "d", "Down", "Escape"});
    add({"?", "Down", "Escape", "Escape", "Down", "Down", "o", "Down", "Escape", "Escape", "Enter", "Down"});
    add({"Escape", "_", "Left", "Left", "Enter", "\\", "Down", "Enter", "o", "o", "_", "Enter", ">", "Down"});
    add({"Escape", ">", "Enter", "o", "a", "c", "Enter", "o", "<", "Z", ".", ".", "Escape", "a", "Down"});
    return keys;
}

/// The requests of a key: its press, and where that begins an animation or an automatic action, the time of
/// it.
using Requests = std::vector<std::string>;

std::string request_of(std::string_view name, const json::Value& value) {
    return json::write_line(json::Object{{name, value}});
}

/// Oil, seeds and fire are thrown to the cell on which an aim begins, and burn out.
std::vector<std::string> through_fire() {
    std::vector<std::string> keys{"n"};
    for (const char* const letter : {"a", "c", "b"}) {
        keys.insert(keys.end(), {"a", letter, "Enter"});
    }
    keys.insert(keys.end(), {"F", ".", ".", "x", "Right", "Right", "Escape", ".", ".", ".", ".", ".", "."});
    return keys;
}

/// A play that nothing disturbs: its moments before the first key and after each, and what each key came to
/// at once.
struct UndisturbedPlay {
    Trial::WriteData write_data;
    std::vector<std::string> keys;
    std::vector<Requests> requests{};  ///< of each key
    std::vector<Moment> moments{};
    std::vector<std::string> at_once{};
    bool burnt = false;  ///< flames were seen
};

/// Presses a key, and lets all that it begins come to its end.
void press(HeadlessGame& game, const std::string& key, UndisturbedPlay& play) {
    play.requests.push_back({request_of("key", key)});
    game.key(key);
    play.at_once.push_back(game.hash());
    if (game.awaiting().find('/') != std::string::npos) {
        play.requests.back().push_back(request_of("advance", a_long_while));
        game.advance(a_long_while);
    }
}

UndisturbedPlay play_undisturbed(const Trial::WriteData& write_data, const std::vector<std::string>& keys) {
    UndisturbedPlay play{write_data, keys};
    const Trial trial(write_data);
    HeadlessGame game(trial.arguments());
    play.moments.push_back(moment_of(game.last()));
    for (const std::string& key : keys) {
        press(game, key, play);
        play.moments.push_back(moment_of(game.last()));
        play.burnt = play.burnt || game.shows("▲");
    }
    return play;
}

const UndisturbedPlay& undisturbed_play() {
    static const UndisturbedPlay once = play_undisturbed(write_target_data, through_screens());
    return once;
}

const UndisturbedPlay& undisturbed_fire() {
    static const UndisturbedPlay once = play_undisturbed(write_flask_data, through_fire());
    return once;
}

/// True for signals that the game lives on with, if it is continued.
bool ends_nothing(int signal) {
    constexpr std::array harmless{SIGPIPE, SIGCHLD, SIGCONT, SIGSTOP, SIGTSTP,
                                  SIGTTIN, SIGTTOU, SIGURG,  SIGXFSZ, SIGWINCH};
    return std::ranges::find(harmless, signal) != harmless.end();
}

bool asks_to_end(int signal) {
    return signal == SIGTERM || signal == SIGINT || signal == SIGHUP;
}

/// The game after it got a signal behind so many keys, was killed if it lived on, and begun again.
class Killed {
  public:
    Killed(const UndisturbedPlay& play, std::size_t pressed, bool in_flight, int signal = SIGKILL)
        : trial_(play.write_data) {
        HeadlessGame game(trial_.arguments());
        // Without its screens, which would take most of the time.
        for (std::size_t place = 0; place < pressed; ++place) {
            for (const std::string& request : play.requests[place]) {
                game.ask(request);
            }
        }
        if (in_flight) {
            game.send_key(play.keys.at(pressed));
        }
        game.signal(signal);
        if (ends_nothing(signal)) {
            game.signal(SIGCONT);
            CHECK(moment_of(game.ask(R"({"screen":true,"state":true})")) == play.moments[pressed]);
            game.kill();
        } else {
            CHECK((game.exit_code() == 0) == asks_to_end(signal));
            REQUIRE_FALSE(game.runs());
        }
    }
    [[nodiscard]] Moment next_moment() const {
        HeadlessGame game(trial_.arguments());
        game.act("continue");
        const Moment moment = moment_of(game.last());
        CHECK(game.close() == 0);
        CHECK(game.errors().empty());
        return moment;
    }

  private:
    Trial trial_;
};

/// Sends a signal to the idle game behind so many keys.
void check_signal(const UndisturbedPlay& play, int signal, std::size_t pressed) {
    CAPTURE(signal, pressed);
    CHECK(Killed(play, pressed, false, signal).next_moment() == play.moments[pressed]);
}

/// Kills the idle game behind each key.
void check_each_key(const UndisturbedPlay& play) {
    for (std::size_t pressed = 1; pressed <= play.keys.size(); ++pressed) {
        CAPTURE(play.keys[pressed - 1]);
        check_signal(play, SIGKILL, pressed);
    }
}

/// Kills at random places with a key in flight, which may be lost or not, and nothing else.
void check_kills_in_flight(int kills, std::uint64_t seed) {
    const UndisturbedPlay& play = undisturbed_play();
    core::RandomStream stream = core::derive_stream(seed, "test kills");
    for (int kill = 0; kill < kills; ++kill) {
        const auto pressed =
            static_cast<std::size_t>(stream.between(1, static_cast<std::int32_t>(play.keys.size()) - 1));
        CAPTURE(kill, pressed, play.keys[pressed]);
        const Moment moment = Killed(play, pressed, true).next_moment();
        const Moment& before = play.moments[pressed];
        const Moment& after = play.moments[pressed + 1];
        CHECK((moment.hash == before.hash || moment.hash == play.at_once[pressed]));
        CHECK((moment.awaiting == before.awaiting || moment.awaiting == after.awaiting ||
               moment.awaiting == "play"));
    }
}

}  // namespace

TEST_CASE("a killed game comes back to the screen that was open, whichever it was", "[app][kill][F4]") {
    check_each_key(undisturbed_play());
}

TEST_CASE("a killed game comes back amid flames, gas and marks of the forecast", "[app][kill][F4][S2]") {
    CHECK(undisturbed_fire().burnt);
    check_each_key(undisturbed_fire());
}

TEST_CASE("no signal changes what comes back", "[app][kill][F4]") {
    const std::size_t screens = undisturbed_play().keys.size();
    for (int signal = 1; signal <= SIGSYS; ++signal) {
        check_signal(undisturbed_play(), signal, 1 + static_cast<std::size_t>(signal) * 7 % screens);
    }
}

TEST_CASE("no signal changes what comes back, whatever was awaited", "[app][kill][F4][.nightly]") {
    for (std::size_t pressed = 1; pressed <= undisturbed_play().keys.size(); ++pressed) {
        for (int signal = 1; signal <= SIGSYS; ++signal) {
            check_signal(undisturbed_play(), signal, pressed);
        }
    }
}

TEST_CASE("a game that is killed with a key in flight loses that key at most", "[app][kill][F4]") {
    check_kills_in_flight(30, 1);
}

TEST_CASE("1,000 killed games lose the key in flight at most", "[app][kill][F4][.nightly]") {
    check_kills_in_flight(1000, 2);
}
