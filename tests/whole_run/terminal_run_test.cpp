// A whole run in a text terminal, played in tmux by the keys that the terminal shows.

#include "app/tmux.hpp"
#include "app/tmux_control.hpp"
#include "whole_run/key_names.hpp"
#include "whole_run/screen_hands.hpp"
#include "whole_run/whole_run.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <chrono>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::tests {
namespace {

using testing::ScratchFolder;
using testing::Tmux;
using testing::TmuxControl;

/// The name that tmux has for a key.
std::string tmux_key(const std::string& shown) {
    const std::string key = key_of_name(shown);
    return key == "Backspace" ? "BSpace" : key;
}

/// The command that plays in a terminal, without the pauses of animations.
std::string play_in(const ScratchFolder& folder) {
    std::ofstream(folder.path() / "options.json") << R"({"animation_speed": "none"})";
    return "env LC_ALL=C.UTF-8 TERM=screen-256color " TORCHWAKE_PROGRAM " --terminal --user-dir '" +
           folder.path().string() + "'";
}

class TerminalKeyboard final : public KeyedScreen {
  public:
    explicit TerminalKeyboard(const Tmux& terminal) : control_(terminal.socket()) {}

    std::vector<std::string> rows() override {
        shown_ = control_.shown();
        std::vector<std::string> rows;
        std::istringstream lines(shown_);
        for (std::string row; std::getline(lines, row);) {
            rows.push_back(row);
        }
        return rows;
    }
    void press(const std::string& shown) override { type(tmux_key(shown)); }
    void press_down() override { type("Down"); }
    void write(std::string_view text) override {
        for (const char character : text) {
            type(std::string(1, character));
        }
    }
    void wait() override { await_change(); }
    bool await_change() override {
        const auto end = std::chrono::steady_clock::now() + change_time;
        while (std::chrono::steady_clock::now() < end) {
            static_cast<void>(control_.await_output(change_time));
            if (const std::string now = control_.shown(); now != shown_ && rests(now)) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool has_letters() const override { return true; }

  private:
    /// The time in which a key changes the screen. A few change nothing.
    static constexpr std::chrono::milliseconds change_time{2000};

    void type(const std::string& key) {
        control_.type(key);
        static_cast<void>(await_change());
    }
    /// True if the screen changes no more until the next key: the game names keys in the last row, and has no
    /// mark that the run is not yet saved; or it tells of a death.
    static bool rests(const std::string& rows) {
        const std::size_t last = rows.rfind('\n', rows.size() - 2) + 1;
        const bool saved = rows.find("Not yet saved") == std::string::npos;
        const bool asks = rows.find('[', last) != std::string::npos;
        return rows.find("YOU DIED") != std::string::npos || (saved && asks);
    }

    TmuxControl control_;
    std::string shown_;  ///< the rows that were read last
};

}  // namespace

TEST_CASE("a whole run is played in a terminal by the keys that it shows", "[whole_run][terminal][H5]") {
    if (!Tmux::installed()) {
        SKIP("there is no tmux: install the package tmux");
    }
    const ScratchFolder folder;
    const Tmux terminal(play_in(folder));
    terminal.resize(100, 36);
    REQUIRE(terminal.shows("confirm"));  // the last row: the page is whole
    TerminalKeyboard keyboard(terminal);
    KeyHands hands(keyboard);
    WholeRun(hands).play();
    CHECK(terminal.shows("Ada"));
}

}  // namespace torchwake::tests
