#pragma once

#include "window/window_event.hpp"

#include <torchwake/desktop/key_translator.hpp>

#include <SFML/Window/Keyboard.hpp>

#include <optional>

namespace torchwake::desktop::sfml {

/// The name of a key that has one.
[[nodiscard]] std::optional<screen::KeyCode> name_of(sf::Keyboard::Key key);

/// A key of a press or release; all versions report the same facts about it.
template <class KeyEvent>
[[nodiscard]] DeviceKey device_key(const KeyEvent& event) {
    const auto place = static_cast<int>(event.code);
    const int letter = place - static_cast<int>(sf::Keyboard::Key::A);
    constexpr int letters = 26;
    const bool is_letter = letter >= 0 && letter < letters;
    return {place,       name_of(event.code), is_letter ? U'a' + static_cast<char32_t>(letter) : char32_t{0},
            event.shift, event.control,       event.alt};
}

/// The event of a press or release.
template <class KeyEvent>
[[nodiscard]] WindowEvent key_event(const KeyEvent& event, bool down) {
    // The right Alt key writes characters on many layouts.
    if (event.code == sf::Keyboard::Key::LAlt) {
        return AltKey{down};
    }
    return down ? WindowEvent(KeyDown{device_key(event)}) : WindowEvent(KeyUp{device_key(event)});
}

}  // namespace torchwake::desktop::sfml
