#pragma once

// The device by which the player plays. Prompts name its keys.

#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace torchwake::view {

enum class Device : std::uint8_t { Keyboard, Gamepad };

/// The device that an input comes from; nothing for a pointer, a release and what no device sends.
[[nodiscard]] std::optional<Device> device_of(const screen::Input& input);

/// Orders the bindings of each action so that the device's keys come before the others.
[[nodiscard]] screen::KeyMap with_keys_first(const screen::KeyMap& keys, Device device);

/// The name of a key in a prompt: "Esc", "g", and "A" for the button A of a gamepad.
[[nodiscard]] std::string prompt_label(const screen::Key& key);

}  // namespace torchwake::view
