#include <SFML/Config.hpp>

#if SFML_VERSION_MAJOR >= 3

#include "sfml/adapter.hpp"
#include "sfml/keys.hpp"
#include "sfml/pixels.hpp"

#include <torchwake/desktop/window_geometry.hpp>

#include <SFML/Audio/PlaybackDevice.hpp>
#include <SFML/Audio/SoundChannel.hpp>
#include <SFML/System/String.hpp>
#include <SFML/Window/Event.hpp>
#include <SFML/Window/Joystick.hpp>
#include <SFML/Window/VideoMode.hpp>
#include <SFML/Window/WindowEnums.hpp>

namespace torchwake::desktop::sfml {
namespace {

sf::Vector2u extents(core::Size size) {
    return {static_cast<unsigned>(size.width), static_cast<unsigned>(size.height)};
}

core::Size size_of(sf::Vector2u extents) {
    return {static_cast<std::int32_t>(extents.x), static_cast<std::int32_t>(extents.y)};
}

core::Point pixel(sf::Vector2i position) {
    return {position.x, position.y};
}

WindowEvent button_down(const sf::Event::MouseButtonPressed& event) {
    switch (event.button) {
        case sf::Mouse::Button::Left:
            return ButtonDown{pixel(event.position), screen::MouseButton::Left};
        case sf::Mouse::Button::Right:
            return ButtonDown{pixel(event.position), screen::MouseButton::Right};
        default:
            return OtherEvent{};
    }
}

WindowEvent wheel_moved(const sf::Event::MouseWheelScrolled& event) {
    if (event.wheel != sf::Mouse::Wheel::Vertical) {
        return OtherEvent{};
    }
    return WheelMoved{pixel(event.position), event.delta};
}

/// The left stick and the direction cross; the cross reports as an axis of its own kind.
WindowEvent pad_moved(const sf::Event::JoystickMoved& event) {
    switch (event.axis) {
        case sf::Joystick::Axis::X:
            return PadMoved{PadAxis::StickX, event.position};
        case sf::Joystick::Axis::Y:
            return PadMoved{PadAxis::StickY, event.position};
        case sf::Joystick::Axis::PovX:
            return PadMoved{PadAxis::CrossX, event.position};
        case sf::Joystick::Axis::PovY:
            return PadMoved{PadAxis::CrossY, event.position * cross_down};
        default:
            return OtherEvent{};
    }
}

template <class ButtonEvent>
WindowEvent pad_button(const ButtonEvent& event, bool down) {
    return PadButton{static_cast<int>(event.button),
                     sf::Joystick::getIdentification(event.joystickId).vendorId, down};
}

WindowEvent translate_pad(const sf::Event& event) {
    if (const auto* pressed = event.getIf<sf::Event::JoystickButtonPressed>()) {
        return pad_button(*pressed, true);
    }
    if (const auto* released = event.getIf<sf::Event::JoystickButtonReleased>()) {
        return pad_button(*released, false);
    }
    if (const auto* moved = event.getIf<sf::Event::JoystickMoved>()) {
        return pad_moved(*moved);
    }
    if (event.is<sf::Event::JoystickDisconnected>()) {
        return PadGone{};
    }
    return OtherEvent{};
}

/// The events of the pointer, apart from the others to keep both lists short.
WindowEvent translate_pointer(const sf::Event& event) {
    if (const auto* moved = event.getIf<sf::Event::MouseMoved>()) {
        return PointerAt{pixel(moved->position)};
    }
    if (const auto* pressed = event.getIf<sf::Event::MouseButtonPressed>()) {
        return button_down(*pressed);
    }
    if (const auto* scrolled = event.getIf<sf::Event::MouseWheelScrolled>()) {
        return wheel_moved(*scrolled);
    }
    if (event.is<sf::Event::MouseEntered>()) {
        return PointerEntered{};
    }
    return translate_pad(event);
}

WindowEvent translate(const sf::Event& event) {
    if (event.is<sf::Event::Closed>()) {
        return WindowClosed{};
    }
    if (const auto* resized = event.getIf<sf::Event::Resized>()) {
        return WindowResized{size_of(resized->size)};
    }
    if (event.is<sf::Event::FocusLost>()) {
        return WindowFocused{false};
    }
    if (event.is<sf::Event::FocusGained>()) {
        return WindowFocused{true};
    }
    if (const auto* pressed = event.getIf<sf::Event::KeyPressed>()) {
        return key_event(*pressed, true);
    }
    if (const auto* released = event.getIf<sf::Event::KeyReleased>()) {
        return key_event(*released, false);
    }
    if (const auto* entered = event.getIf<sf::Event::TextEntered>()) {
        return CharacterTyped{entered->unicode};
    }
    return translate_pointer(event);
}

}  // namespace

core::Size screen_size() {
    return size_of(sf::VideoMode::getDesktopMode().size);
}

void open(sf::RenderWindow& window, const std::string& title, core::Size size, bool full_screen) {
    const sf::String name = sf::String::fromUtf8(title.begin(), title.end());
    if (full_screen) {
        window.create(sf::VideoMode::getDesktopMode(), name, sf::State::Fullscreen);
    } else {
        window.create(sf::VideoMode(extents(size)), name, sf::State::Windowed);
        const core::Point corner = centred(size, screen_size());
        window.setPosition({corner.x, corner.y});
    }
}

void set_icon(sf::RenderWindow& window, const atlas::Picture& icon) {
    window.setIcon(extents({icon.width, icon.height}), bytes_of(icon));
}

std::optional<WindowEvent> poll(sf::RenderWindow& window) {
    const std::optional<sf::Event> event = window.pollEvent();
    if (!event) {
        return std::nullopt;
    }
    return translate(*event);
}

sf::Image make_image(const atlas::Picture& picture) {
    return {extents({picture.width, picture.height}), bytes_of(picture)};
}

bool make_blank(sf::Texture& texture, core::Size size) {
    return texture.resize(extents(size));
}

void fill(sf::Texture& texture, const atlas::Picture& picture, core::Point at) {
    texture.update(bytes_of(picture), extents({picture.width, picture.height}), extents({at.x, at.y}));
}

bool fill(sf::SoundBuffer& buffer, std::span<const std::int16_t> samples, unsigned sample_rate) {
    return buffer.loadFromSamples(samples.data(), samples.size(), 1, sample_rate, {sf::SoundChannel::Mono});
}

bool open_sound_device(std::optional<sf::SoundBuffer>& buffer) {
    buffer.emplace();
    return sf::PlaybackDevice::getDevice().has_value();
}

void MonoStream::begin(unsigned sample_rate) {
    initialize(1, sample_rate, {sf::SoundChannel::Mono});
}

}  // namespace torchwake::desktop::sfml

#endif
