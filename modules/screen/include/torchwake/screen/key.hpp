#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::screen {

/// A key of the keyboard, or a button of a gamepad. `Character` is any key that types one character;
/// Key::character says which.
/// F1 to F12 are function keys, Num0 to Num9 keys of the number pad; those that begin with Pad are buttons of
/// a gamepad, named as on an Xbox pad, or directions of its stick and cross.
enum class KeyCode : std::uint8_t {
    Character,
    Left,
    Right,
    Up,
    Down,
    Enter,
    Escape,
    Space,
    Tab,
    Backspace,
    Delete,
    Home,
    End,
    PageUp,
    PageDown,
    F1,
    F2,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
    F10,
    F11,
    F12,
    Num0,
    Num1,
    Num2,
    Num3,
    Num4,
    Num5,
    Num6,
    Num7,
    Num8,
    Num9,
    // a gamepad
    PadA,
    PadB,
    PadX,
    PadY,
    PadL,
    PadR,
    PadStart,
    PadBack,
    PadUp,
    PadUpRight,
    PadRight,
    PadDownRight,
    PadDown,
    PadDownLeft,
    PadLeft,
    PadUpLeft,
};

/// True for the buttons and directions of a gamepad.
[[nodiscard]] constexpr bool is_pad(KeyCode code) {
    return code >= KeyCode::PadA;
}

/// A key and the modifiers that are held with it. For characters, shift is part of the character itself ('G',
/// '>') and is not set.
struct Key {
    KeyCode code = KeyCode::Character;  ///< which key; Character: the next member says
    char32_t character = 0;             ///< what a key of code Character types; else 0
    bool shift = false;                 ///< held; never set for characters
    bool ctrl = false;                  ///< held
    bool alt = false;                   ///< held

    friend constexpr auto operator<=>(const Key&, const Key&) = default;
};

/// Reads "Left", "Num4", "F11", "PadA", "g", ">", with "Shift+", "Ctrl+", "Alt+" before. Errors: nothing for
/// any other text.
[[nodiscard]] std::optional<Key> parse_key(std::string_view text);
/// The text that parse_key reads.
[[nodiscard]] std::string to_string(const Key& key);

/// A number that stands for the key, for the argument of an offer.
[[nodiscard]] std::int32_t key_number(const Key& key);
/// Errors: nothing for a number that stands for no key.
[[nodiscard]] std::optional<Key> find_key(std::int32_t number);

}  // namespace torchwake::screen
