#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>

#include <SFML/Graphics/Font.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/System/Clock.hpp>

#include <optional>
#include <string_view>

namespace core = torchwake::core;

/// A window that shows pictures as cells of text.
class Window {
  public:
    /// Opens the window. Errors: throws std::runtime_error if there is no font.
    Window();

    /// The next key that was typed, `leave_key` for Escape, 'Q' if the window was closed; nothing if no key
    /// is left.
    [[nodiscard]] std::optional<char> next_key();
    /// Shows a picture, and waits for the end of the frame.
    void show(std::string_view picture);
    /// The time since the last call.
    [[nodiscard]] core::Milliseconds frame_time();

  private:
    void draw_cell(char letter, core::Point cell);

    sf::Font font_;
    sf::RenderWindow window_;
    sf::Clock clock_;
};
