#pragma once

// Players who see the screen, and have keys, a gamepad or a mouse.

#include "whole_run/hands.hpp"
#include "whole_run/screen_text.hpp"

#include <torchwake/core/point.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::tests {

/// A screen with keys or with the buttons of a gamepad.
class KeyedScreen {
  public:
    virtual ~KeyedScreen() = default;
    [[nodiscard]] virtual std::vector<std::string> rows() = 0;
    /// Presses the key that the screen calls by this name.
    virtual void press(const std::string& key) = 0;
    /// Presses the key that moves down in a menu.
    virtual void press_down() = 0;
    virtual void write(std::string_view text) = 0;
    virtual void wait() = 0;
    /// Waits for a change that comes late. False if none comes: on virtual time none can.
    virtual bool await_change() { return false; }
    /// True if the letter before a line of a menu is a key.
    [[nodiscard]] virtual bool has_letters() const = 0;
};

/// Presses the keys that the screen names: those of labels and lines, also of labels that it showed before
/// and has no room for now. Where a line has no letter, moves to it and confirms.
class KeyHands final : public Hands {
  public:
    explicit KeyHands(KeyedScreen& screen) : screen_(&screen) { look(); }

    [[nodiscard]] std::string told() override;
    [[nodiscard]] bool offers(std::string_view name) override;
    bool take(std::string_view name) override;
    [[nodiscard]] bool writes() const override { return screen_->has_letters(); }
    void write(std::string_view text) override;
    void wait() override;
    bool look_again() override;
    [[nodiscard]] std::string report() override;

  private:
    void look();
    void press(const std::string& key);
    bool press_label(std::string_view name);
    bool take_line(std::string_view name);

    KeyedScreen* screen_;
    std::vector<std::string> rows_;
    std::map<std::string, std::string> known_;  ///< the keys of labels that were seen, by name
    std::string deeds_;
};

/// A screen with a mouse.
class PointedScreen {
  public:
    virtual ~PointedScreen() = default;
    [[nodiscard]] virtual std::vector<std::string> rows() = 0;
    virtual void click(core::Point cell) = 0;
    virtual void turn_wheel_down() = 0;
    virtual void wait() = 0;
};

/// Clicks on the labels and on the lines of menus, and turns the wheel to lines that are not visible.
class MouseHands final : public Hands {
  public:
    explicit MouseHands(PointedScreen& screen) : screen_(&screen) {}

    [[nodiscard]] std::string told() override;
    [[nodiscard]] bool offers(std::string_view name) override;
    bool take(std::string_view name) override;
    [[nodiscard]] bool writes() const override { return false; }
    void write(std::string_view) override {}
    void wait() override { screen_->wait(); }
    [[nodiscard]] std::string report() override;

  private:
    void click(std::string_view name, core::Point cell);

    PointedScreen* screen_;
    std::string deeds_;
};

}  // namespace torchwake::tests
