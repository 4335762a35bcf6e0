// Whole runs by one device alone: from the title to the gift of the run after the first death.

#include "whole_run/game_board.hpp"
#include "whole_run/key_names.hpp"
#include "whole_run/screen_hands.hpp"
#include "whole_run/speech_hands.hpp"
#include "whole_run/whole_run.hpp"

#include <torchwake/screen/key_map.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::tests {
namespace {

constexpr std::int64_t look_time = 3000;

flow::GameSettings settings_for(save::Hand hand = save::Hand::Both) {
    flow::GameSettings settings{.seed = 8};
    settings.options.hand = hand;
    settings.one_hand_keys = screen::read_key_maps(text_of(asset("keys.json")), "keys.json")->one_hand;
    return settings;
}

/// The screen of a game in memory, with a keyboard. Each key must be published.
class Keyboard final : public KeyedScreen {
  public:
    explicit Keyboard(GameBoard& board) : board_(&board) {}

    std::vector<std::string> rows() override { return board_->rows(); }
    void press(const std::string& shown) override {
        const std::string key = key_of_name(shown);
        INFO("pressed: " << key);
        REQUIRE(board_->keys().contains(key));
        board_->give({{"key", key}});
    }
    void press_down() override { press(board_->key_of("down")); }
    void write(std::string_view text) override { board_->give({{"text", text}}); }
    void wait() override { board_->wait(look_time); }
    [[nodiscard]] bool has_letters() const override { return true; }

  private:
    GameBoard* board_;
};

/// The screen of a game in memory, with a gamepad. While it is used, the screen names no key of a keyboard.
class Gamepad final : public KeyedScreen {
  public:
    /// Nudges the cross, by which the game learns of the pad.
    explicit Gamepad(GameBoard& board) : board_(&board) {
        press_button("Down");
        press_button("Up");
    }

    std::vector<std::string> rows() override {
        std::vector<std::string> rows = board_->rows();
        check_names(rows);
        return rows;
    }
    void press(const std::string& shown) override {
        REQUIRE(is_button(shown));
        press_button(shown);
    }
    void press_down() override { press_button("Down"); }
    void write(std::string_view) override {}
    void wait() override { board_->wait(look_time); }
    [[nodiscard]] bool has_letters() const override { return false; }

  private:
    static bool is_button(std::string_view name) {
        constexpr std::array<std::string_view, 8> buttons{"A", "B", "X", "Y", "L", "R", "Start", "Back"};
        return std::ranges::find(buttons, name) != buttons.end();
    }
    static void check_names(const std::vector<std::string>& rows) {
        for (const ScreenLabel& label : labels_of(rows)) {
            INFO("[" << label.key << "] " << label.name);
            CHECK((is_button(label.key) || label.key == "cross" || label.key == "←→" || label.key == "↑↓"));
        }
        for (const std::string& row : rows) {
            for (const char* key : {"Esc", "Enter", "Tab", "Space", "Ctrl", "Shift"}) {
                INFO(row);
                CHECK(row.find(key) == std::string::npos);
            }
        }
    }
    void press_button(const std::string& button) { board_->give({{"pad", button}}); }

    GameBoard* board_;
};

/// The screen of a game in memory, with a mouse.
class Mouse final : public PointedScreen {
  public:
    explicit Mouse(GameBoard& board) : board_(&board) {}

    std::vector<std::string> rows() override { return board_->rows(); }
    void click(core::Point cell) override {
        board_->give({{"mouse", json::Array{cell.x, cell.y}}, {"button", "left"}});
        move_aside();
    }
    void turn_wheel_down() override {
        board_->give({{"mouse", json::Array{aside.x, aside.y}}, {"wheel", -1}});
    }
    void wait() override { board_->wait(look_time); }

  private:
    /// A place on the messages, where the pointer explains nothing.
    static constexpr core::Point aside{0, 33};

    void move_aside() { board_->give({{"mouse", json::Array{aside.x, aside.y}}}); }

    GameBoard* board_;
};

/// Requires that one run has ended, and that the next has begun. `name`: the hero's; empty: none was written.
void require_two_runs(GameBoard& board, std::string_view name) {
    const MemoryStorage& storage = board.table().storage;
    REQUIRE(storage.entries.size() == 1);
    CHECK(storage.entries.front().name == name);
    CHECK(storage.records.size() == 1);
    CHECK(storage.kept_runs.has_unfinished());
    CHECK(board.table().game.awaiting() == "play");
}

void play_by_keys(save::Hand hand) {
    GameBoard board(settings_for(hand));
    Keyboard keyboard(board);
    KeyHands hands(keyboard);
    WholeRun(hands).play();
    require_two_runs(board, "Ada");
}

}  // namespace

TEST_CASE("a whole run is played by the keys that the screen names", "[whole_run][H5]") {
    play_by_keys(save::Hand::Both);
}

TEST_CASE("a whole run is played by the keys for the left hand", "[whole_run][H5]") {
    play_by_keys(save::Hand::Left);
}

TEST_CASE("a whole run is played by the keys for the right hand", "[whole_run][H5]") {
    play_by_keys(save::Hand::Right);
}

TEST_CASE("while a name is written, no key that writes or erases is named for another use",
          "[whole_run][H5]") {
    for (const save::Hand hand : {save::Hand::Left, save::Hand::Right}) {
        GameBoard board(settings_for(hand));
        Keyboard keyboard(board);
        KeyHands hands(keyboard);
        REQUIRE(hands.take("Name"));
        CHECK(hands.told().find("Esc: back") != std::string::npos);
        CHECK(hands.told().find("[Esc] back") != std::string::npos);
        CHECK(hands.told().find("[Enter] confirm") != std::string::npos);
    }
}

TEST_CASE("a whole run is played by the mouse alone", "[whole_run][H5]") {
    GameBoard board(settings_for());
    Mouse mouse(board);
    MouseHands hands(mouse);
    WholeRun(hands).play();
    require_two_runs(board, "");
}

TEST_CASE("a whole run is played by a gamepad alone, and no key of a keyboard is named to it",
          "[whole_run][H5]") {
    GameBoard board(settings_for());
    Gamepad pad(board);
    KeyHands hands(pad);
    WholeRun(hands).play();
    require_two_runs(board, "");
}

TEST_CASE("a whole run is played by what is said alone", "[whole_run][H5]") {
    GameBoard board(settings_for());
    SpeechHands hands(board);
    WholeRun(hands).play();
    require_two_runs(board, "Ada");
}

}  // namespace torchwake::tests
