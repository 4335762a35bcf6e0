#pragma once

#include "app/child_process.hpp"
#include "text_reader.hpp"
#include "virtual_display.hpp"

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/core/rect.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::testing {

/// The game in its window on a virtual display, with a folder of its own for the player's files.
/// Options in which nothing on the screen moves of its own.
inline const std::string still_options = R"({"animation_speed": "none", "reduced_motion": true})";

class GameWindow {
  public:
    /// Starts the game with further arguments and waits for its window.
    explicit GameWindow(std::vector<std::string> arguments = {});
    /// Starts the game with a file of options.
    GameWindow(std::vector<std::string> arguments, const std::string& options);

    /// Starts the game again, with the files that it left.
    void start(std::vector<std::string> arguments = {});

    /// Takes the gift of coins, with which a run of the game's own data begins, once it is offered.
    void take_gift();
    /// Presses keys one after the other, named as xdotool names them.
    void press(const std::string& keys);
    /// Presses the keys that many times, as fast as possible.
    void mash(const std::string& keys, int times);
    void hold(const std::string& key);
    void release(const std::string& key);
    void click(core::Point cell);
    void move_pointer(core::Point cell);
    /// Clicks a pixel of the window.
    void click_pixel(core::Point pixel);
    void move_pointer_to(core::Point pixel);
    void right_click_pixel(core::Point pixel);
    /// Turns the wheel over a cell, so many lines away from the player.
    void turn_wheel(core::Point cell, int lines);
    void resize(core::Size size);
    /// True if `seen` becomes true while the game continues with these keys. The game stands still during
    /// every look, however long it takes, so that nothing happens unseen between two looks.
    [[nodiscard]] bool shows_after(const std::string& keys, const std::function<bool()>& seen);
    /// Takes the keyboard away from the window, or gives it back.
    void set_focus(bool focused);
    /// Takes the window off the screen, or brings it back.
    void minimise();
    void restore();
    void close();
    /// Ends the display under the window.
    void kill_display() { display_.kill(); }

    /// The display that the window stands on.
    [[nodiscard]] const VirtualDisplay& display() const { return display_; }
    /// The window's pixels, as far as they are on the screen.
    [[nodiscard]] atlas::Picture picture() const;
    /// The rows of text that the window shows; map cells read as anything.
    [[nodiscard]] std::vector<std::string> text() const;
    /// The least contrast of the text in an area of text cells to what it stands on.
    [[nodiscard]] double least_contrast(const core::Rect& cells) const;
    /// Waits until the window shows that text.
    [[nodiscard]] bool shows(const std::string& wanted) const;
    /// The place of a text, awaited: a single look may find a frame that is drawn by half.
    [[nodiscard]] core::Point place_of(const std::string& wanted) const;
    /// Clicks a text as soon as it is shown.
    void click_text(const std::string& wanted);
    /// The place of a text at present.
    [[nodiscard]] std::optional<core::Point> find(const std::string& wanted) const;
    /// The row in which a text stands now; empty where it does not.
    [[nodiscard]] std::string row_with(const std::string& wanted) const;
    /// The turn that the sidebar shows; -1: none.
    [[nodiscard]] int turn() const;
    /// The turn once two looks show the same.
    [[nodiscard]] int settled_turn() const;
    [[nodiscard]] bool runs() { return game_->runs(); }

    [[nodiscard]] ChildProcess& process() { return *game_; }
    [[nodiscard]] const std::filesystem::path& user_folder() const { return user_.path(); }

  private:
    /// The place of a text, awaited; nothing if it does not come.
    [[nodiscard]] std::optional<core::Point> await_text(const std::string& wanted) const;
    /// True if anything on the screen is not black.
    [[nodiscard]] bool draws() const;
    std::string xdotool(const std::string& command) const;
    [[nodiscard]] std::string pointer_at(core::Point cell) const;
    [[nodiscard]] std::string pointer_to(core::Point pixel) const;

    VirtualDisplay display_;
    ScratchFolder user_;
    TextReader reader_;
    std::unique_ptr<ChildProcess> game_;
    std::string window_;
};

}  // namespace torchwake::testing
