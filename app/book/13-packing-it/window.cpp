#include "window.hpp"

#include "layers.hpp"
#include "level.hpp"
#include "places.hpp"

#include <SFML/Graphics/Text.hpp>
#include <SFML/Window/Event.hpp>

#include <stdexcept>

namespace {

constexpr core::Size cell_size{12, 24};
constexpr unsigned letter_size = 20;
/// In cells; the text below the map has room for a menu.
constexpr core::Size window_size{80, level_size.height + 14};

sf::Color colour_of(char letter) {
    switch (letter) {
        case '@':
            return {255, 255, 0};
        case '#':
            return {110, 110, 130};
        case '$':
            return {230, 180, 60};
        case '!':
        case '*':
            return {220, 100, 220};
        default:
            return {200, 200, 200};
    }
}

sf::Font load_font() {
    const std::string file = font_file();
    sf::Font font;
    if (!font.loadFromFile(file)) {
        throw std::runtime_error(file + " is no font");
    }
    return font;
}

}  // namespace

Window::Window()
    : font_(load_font()),
      window_(sf::VideoMode(window_size.width * cell_size.width, window_size.height * cell_size.height),
              "A roguelike that forgets nothing") {
    window_.setFramerateLimit(60);
}

std::optional<char> Window::next_key() {
    sf::Event event{};
    while (window_.pollEvent(event)) {
        if (event.type == sf::Event::Closed) {
            return 'Q';
        }
        if (event.type == sf::Event::TextEntered && event.text.unicode < 128) {
            constexpr sf::Uint32 escape = 27;
            return event.text.unicode == escape ? leave_key : static_cast<char>(event.text.unicode);
        }
    }
    return std::nullopt;
}

void Window::show(std::string_view picture) {
    window_.clear();
    core::Point cell;
    for (const char letter : picture) {
        draw_cell(letter, cell);
        cell = letter == '\n' ? core::Point{0, cell.y + 1} : core::Point{cell.x + 1, cell.y};
    }
    window_.display();
}

core::Milliseconds Window::frame_time() {
    return {clock_.restart().asMilliseconds()};
}

void Window::draw_cell(char letter, core::Point cell) {
    sf::Text text(std::string(1, letter), font_, letter_size);
    const bool is_map = cell.y < level_size.height;
    const bool is_monster = is_map && letter >= 'a' && letter <= 'z';
    text.setFillColor(is_monster ? sf::Color::Red : colour_of(letter));
    text.setPosition(static_cast<float>(cell.x * cell_size.width),
                     static_cast<float>(cell.y * cell_size.height));
    window_.draw(text);
}
