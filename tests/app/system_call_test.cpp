// The program is killed at each system call of a play that saves, or one of the calls fails: nothing that was
// shown is lost, and the open screen comes back. Needs strace, and permission to trace.

#include "app/members.hpp"
#include "app/moment.hpp"
#include "app/trial.hpp"
#include "core/sanitized.hpp"

#include <torchwake/json/reader.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

/// The calls that write to a disk, or make, rename and lock files.
constexpr const char* traced_calls =
    "openat,write,fsync,fdatasync,close,rename,renameat,renameat2,mkdir,mkdirat,unlink,unlinkat,flock";

/// Steps, a change of level behind which a snapshot is kept, and a menu that stays open.
constexpr const char* play_input = R"({"action":"new-game","screen":true,"state":true}
{"key":".","screen":true,"state":true}
{"action":"cheat","screen":true,"state":true}
{"action":"down","screen":true,"state":true}
{"action":"down","screen":true,"state":true}
{"action":"confirm","screen":true,"state":true}
{"key":".","screen":true,"state":true}
{"key":"a","screen":true,"state":true}
{"key":"Down","screen":true,"state":true}
)";

/// The replies that were printed whole.
std::vector<Moment> moments_of(const std::string& output) {
    std::vector<Moment> moments;
    std::size_t begin = 0;
    for (std::size_t end = output.find('\n'); end != std::string::npos; end = output.find('\n', begin)) {
        const auto reply = json::read(output.substr(begin, end - begin), "reply", {.max_bytes = 1U << 20U});
        REQUIRE(reply.has_value());
        moments.push_back(moment_of(*reply->if_object()));
        begin = end + 1;
    }
    return moments;
}

/// A call as strace counts it: the n-th of that name, from 1.
struct Call {
    std::string name;
    int number = 0;
    std::string text;  ///< the whole line
};

/// A play under strace, with a user folder of its own that shows results at once.
class TracedPlay {
  public:
    TracedPlay() : trial_(write_peaceful_data) {
        std::filesystem::create_directories(trial_.user());
        std::ofstream(trial_.user() / "options.json") << R"({"animation_speed":"none","level_making":false})";
    }

    /// Runs it to its end, whatever that is. `injection`: as strace has it; empty: none.
    void run(const std::string& injection) {
        std::vector<std::string> command{"strace", "-f", "-qq", "-o", log().string(), "-e"};
        command.push_back(std::string("trace=") + traced_calls);
        if (!injection.empty()) {
            command.insert(command.end(), {"-e", "inject=" + injection});
        }
        command.insert(command.end(), {TORCHWAKE_PROGRAM, "headless"});
        const std::vector<std::string> arguments = trial_.arguments();
        command.insert(command.end(), arguments.begin(), arguments.end());
        // Leaks can't be looked for in a process that is traced.
        ChildProcess program({command, {{"ASAN_OPTIONS", "detect_leaks=0"}}, play_input});
        exit_code_ = program.exit_code();
        replies_ = moments_of(program.output());
    }
    [[nodiscard]] const std::vector<Moment>& replies() const { return replies_; }
    [[nodiscard]] std::optional<int> exit_code() const { return exit_code_; }

    /// The calls from the title on, in order.
    [[nodiscard]] std::vector<Call> calls() const {
        std::vector<Call> calls;
        std::map<std::string, int> counts;
        std::ifstream file(log());
        bool shown = false;
        for (std::string line; std::getline(file, line);) {
            const std::size_t name = line.find_first_not_of(' ', line.find(' '));
            const std::string call = line.substr(name, line.find('(', name) - name);
            const int number = ++counts[call];
            shown = shown || is_reply(line);
            if (shown) {
                calls.push_back({call, number, line});
            }
        }
        return calls;
    }
    static bool is_reply(const std::string& line) { return line.find(" write(1, ") != std::string::npos; }

    /// The next process: the moment that it goes on with, or that of its title where no run is there.
    [[nodiscard]] Moment next_moment() const {
        HeadlessGame game(trial_.arguments());
        if (keeps_run(game)) {
            game.act("continue");
        }
        const Moment moment = moment_of(game.last());
        CHECK(game.close() == 0);
        CHECK(game.errors().empty());
        return moment;
    }

  private:
    static bool keeps_run(const HeadlessGame& game) {
        const json::Array& actions = *game.last().find("actions")->if_array();
        return std::ranges::any_of(actions, [](const json::Value& action) {
            return text_at(*action.if_object(), "id") == "continue";
        });
    }
    [[nodiscard]] std::filesystem::path log() const { return folder_.path() / "calls"; }

    Trial trial_;
    ScratchFolder folder_;
    std::optional<int> exit_code_;
    std::vector<Moment> replies_;
};

/// A play that nothing disturbs.
const TracedPlay& undisturbed_trace() {
    static const TracedPlay* const play = [] {
        static TracedPlay traced;
        traced.run("");
        return &traced;
    }();
    return *play;
}

/// Why no program can be traced here; nothing where it can.
std::optional<std::string> why_not_traced() {
    if (is_sanitized) {
        return "the sanitizers make system calls of their own, whose number differs from run to run";
    }
    try {
        const ScratchFolder folder;
        ChildProcess program(
            {{"strace", "-f", "-qq", "-o", (folder.path() / "log").string(), "true"}, {}, {}});
        const std::optional<int> code = program.exit_code();
        return code == 0 ? std::nullopt : std::optional("strace can't trace here: " + program.errors());
    } catch (const std::runtime_error& error) {
        return std::string(error.what()) + ": install the package strace";
    }
}

/// True if a run continues as it was shown last, or with the request in flight done as well.
bool goes_on(const Moment& moment, std::size_t shown) {
    const std::vector<Moment>& all = undisturbed_trace().replies();
    return moment == all[shown - 1] || (shown < all.size() && moment == all[shown]);
}

/// Kills at some of the calls.
void check_kills_at_calls(std::size_t first, std::size_t every) {
    const std::vector<Call> calls = undisturbed_trace().calls();
    REQUIRE(calls.size() > 60);
    for (std::size_t place = first; place < calls.size(); place += every) {
        CAPTURE(calls[place].text);
        TracedPlay play;
        play.run(calls[place].name + ":signal=KILL:when=" + std::to_string(calls[place].number));
        CHECK_FALSE(play.exit_code().has_value());
        const std::size_t shown = play.replies().size();
        const Moment moment = play.next_moment();
        if (moment.awaiting == "title") {
            CHECK(shown <= 1);
        } else {
            REQUIRE(shown > 0);
            CAPTURE(shown, moment.awaiting, moment.hash);
            CHECK(goes_on(moment, shown));
        }
    }
}

/// Lets some of the calls fail, for want of room or by a fault of the disk.
void check_failing_calls(std::size_t first, std::size_t every) {
    const std::vector<Call> calls = undisturbed_trace().calls();
    for (std::size_t place = first; place < calls.size(); place += every) {
        const Call& call = calls[place];
        if (TracedPlay::is_reply(call.text) || call.name == "close") {
            continue;
        }
        CAPTURE(call.text);
        TracedPlay play;
        const std::string why = place % 2 == 0 ? "ENOSPC" : "EIO";
        play.run(call.name + ":error=" + why + ":when=" + std::to_string(call.number));
        CHECK(play.exit_code() == 0);
        CHECK(play.next_moment() == undisturbed_trace().replies().back());
    }
}

/// Catch2's SKIP ends the case.
void need_tracing() {
    if (const auto why = why_not_traced()) {
        SKIP(*why);
    }
    REQUIRE(undisturbed_trace().exit_code() == 0);
    REQUIRE(undisturbed_trace().replies().back().awaiting == "play/use");
}

}  // namespace

TEST_CASE("a game that is killed at a system call of a save goes on as it was shown last",
          "[app][kill][syscalls][F4]") {
    need_tracing();
    check_kills_at_calls(0, 3);
}

TEST_CASE("a system call of a save that fails loses nothing", "[app][syscalls][errors][F4]") {
    need_tracing();
    check_failing_calls(1, 6);
}

TEST_CASE("whichever system call a game is killed at, it goes on as it was shown last",
          "[app][kill][syscalls][F4][.nightly]") {
    need_tracing();
    check_kills_at_calls(0, 1);
    check_failing_calls(0, 1);
}
