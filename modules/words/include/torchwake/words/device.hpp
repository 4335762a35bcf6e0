#pragma once

#include <torchwake/screen/key_map.hpp>

#include <cstdint>
#include <string>

namespace torchwake::words {

/// The device by which the player plays. Prompts name its keys.
enum class Device : std::uint8_t {
    Keyboard,  ///< also with a mouse
    Gamepad    ///< one of any make
};

/// The bindings of the device's own keys. An action that it has no key for has none.
[[nodiscard]] screen::KeyMap keys_of(const screen::KeyMap& keys, Device device);

/// True for the keys of a gamepad, as keys_of() gives them.
[[nodiscard]] bool are_of_a_gamepad(const screen::KeyMap& keys);

/// The name of a key in a prompt: "Esc", "g", and "A" for the button A of a gamepad.
[[nodiscard]] std::string prompt_label(const screen::Key& key);
/// That of the key that the player prefers for an action; empty if it has none.
[[nodiscard]] std::string prompt_label(const screen::KeyMap& keys, screen::Action action);

}  // namespace torchwake::words
