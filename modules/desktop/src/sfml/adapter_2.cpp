#include <SFML/Config.hpp>

#if SFML_VERSION_MAJOR == 2

#include "sfml/adapter.hpp"
#include "sfml/keys.hpp"
#include "sfml/pixels.hpp"

#include <torchwake/desktop/window_geometry.hpp>

#include <SFML/System/Err.hpp>
#include <SFML/System/String.hpp>
#include <SFML/Window/Event.hpp>
#include <SFML/Window/Joystick.hpp>
#include <SFML/Window/VideoMode.hpp>
#include <SFML/Window/WindowStyle.hpp>

#include <ostream>
#include <sstream>

namespace torchwake::desktop::sfml {
namespace {

unsigned extent(std::int32_t length) {
    return static_cast<unsigned>(length);
}

std::int32_t length(unsigned extent) {
    return static_cast<std::int32_t>(extent);
}

/// The left stick and the direction cross; the cross reports as an axis of its own kind.
WindowEvent pad_moved(const sf::Event::JoystickMoveEvent& event) {
    switch (event.axis) {
        case sf::Joystick::X:
            return PadMoved{PadAxis::StickX, event.position};
        case sf::Joystick::Y:
            return PadMoved{PadAxis::StickY, event.position};
        case sf::Joystick::PovX:
            return PadMoved{PadAxis::CrossX, event.position};
        case sf::Joystick::PovY:
            return PadMoved{PadAxis::CrossY, event.position * cross_down};
        default:
            return OtherEvent{};
    }
}

WindowEvent pad_button(const sf::Event::JoystickButtonEvent& event, bool down) {
    return PadButton{static_cast<int>(event.button),
                     sf::Joystick::getIdentification(event.joystickId).vendorId, down};
}

WindowEvent button_down(const sf::Event::MouseButtonEvent& event) {
    switch (event.button) {
        case sf::Mouse::Left:
            return ButtonDown{{event.x, event.y}, screen::MouseButton::Left};
        case sf::Mouse::Right:
            return ButtonDown{{event.x, event.y}, screen::MouseButton::Right};
        default:
            return OtherEvent{};
    }
}

WindowEvent wheel_moved(const sf::Event::MouseWheelScrollEvent& event) {
    if (event.wheel != sf::Mouse::VerticalWheel) {
        return OtherEvent{};
    }
    return WheelMoved{{event.x, event.y}, event.delta};
}

WindowEvent translate_pad(const sf::Event& event) {
    switch (event.type) {
        case sf::Event::JoystickButtonPressed:
            return pad_button(event.joystickButton, true);
        case sf::Event::JoystickButtonReleased:
            return pad_button(event.joystickButton, false);
        case sf::Event::JoystickMoved:
            return pad_moved(event.joystickMove);
        case sf::Event::JoystickDisconnected:
            return PadGone{};
        default:
            return OtherEvent{};
    }
}

WindowEvent translate(const sf::Event& event) {
    switch (event.type) {
        case sf::Event::Closed:
            return WindowClosed{};
        case sf::Event::Resized:
            return WindowResized{{length(event.size.width), length(event.size.height)}};
        case sf::Event::LostFocus:
            return WindowFocused{false};
        case sf::Event::GainedFocus:
            return WindowFocused{true};
        case sf::Event::MouseEntered:
            return PointerEntered{};
        case sf::Event::KeyPressed:
            return key_event(event.key, true);
        case sf::Event::KeyReleased:
            return key_event(event.key, false);
        case sf::Event::TextEntered:
            return CharacterTyped{static_cast<char32_t>(event.text.unicode)};
        case sf::Event::MouseMoved:
            return PointerAt{{event.mouseMove.x, event.mouseMove.y}};
        case sf::Event::MouseButtonPressed:
            return button_down(event.mouseButton);
        case sf::Event::MouseWheelScrolled:
            return wheel_moved(event.mouseWheelScroll);
        default:
            return translate_pad(event);
    }
}

}  // namespace

core::Size screen_size() {
    const sf::VideoMode mode = sf::VideoMode::getDesktopMode();
    return {length(mode.width), length(mode.height)};
}

void open(sf::RenderWindow& window, const std::string& title, core::Size size, bool full_screen) {
    const sf::String name = sf::String::fromUtf8(title.begin(), title.end());
    if (full_screen) {
        window.create(sf::VideoMode::getDesktopMode(), name, sf::Style::Fullscreen);
    } else {
        window.create(sf::VideoMode(extent(size.width), extent(size.height)), name, sf::Style::Default);
        const core::Point corner = centred(size, screen_size());
        window.setPosition({corner.x, corner.y});
    }
}

void set_icon(sf::RenderWindow& window, const atlas::Picture& icon) {
    window.setIcon(extent(icon.width), extent(icon.height), bytes_of(icon));
}

std::optional<WindowEvent> poll(sf::RenderWindow& window) {
    sf::Event event;
    if (!window.pollEvent(event)) {
        return std::nullopt;
    }
    return translate(event);
}

sf::Image make_image(const atlas::Picture& picture) {
    sf::Image image;
    image.create(extent(picture.width), extent(picture.height), bytes_of(picture));
    return image;
}

bool make_blank(sf::Texture& texture, core::Size size) {
    return texture.create(extent(size.width), extent(size.height));
}

void fill(sf::Texture& texture, const atlas::Picture& picture, core::Point at) {
    texture.update(bytes_of(picture), extent(picture.width), extent(picture.height), extent(at.x),
                   extent(at.y));
}

bool fill(sf::SoundBuffer& buffer, std::span<const std::int16_t> samples, unsigned sample_rate) {
    return buffer.loadFromSamples(samples.data(), samples.size(), 1, sample_rate);
}

/// SFML tells of a missing device only by writing.
bool open_sound_device(std::optional<sf::SoundBuffer>& buffer) {
    std::stringbuf written;
    std::streambuf* const before = sf::err().rdbuf(&written);
    buffer.emplace();
    sf::err().rdbuf(before);
    return written.str().empty();
}

void MonoStream::begin(unsigned sample_rate) {
    initialize(1, sample_rate);
}

}  // namespace torchwake::desktop::sfml

#endif
