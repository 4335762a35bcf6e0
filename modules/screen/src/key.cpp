#include <torchwake/core/utf8.hpp>
#include <torchwake/screen/key.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace torchwake::screen {
namespace {

/// The names of the enumerators after KeyCode::Character, in their order.
constexpr std::array<std::string_view, 52> names{
    "Left",      "Right",       "Up",       "Down",     "Enter",  "Escape",     "Space",    "Tab",
    "Backspace", "Delete",      "Home",     "End",      "PageUp", "PageDown",   "F1",       "F2",
    "F3",        "F4",          "F5",       "F6",       "F7",     "F8",         "F9",       "F10",
    "F11",       "F12",         "Num0",     "Num1",     "Num2",   "Num3",       "Num4",     "Num5",
    "Num6",      "Num7",        "Num8",     "Num9",     "PadA",   "PadB",       "PadX",     "PadY",
    "PadL",      "PadR",        "PadStart", "PadBack",  "PadUp",  "PadUpRight", "PadRight", "PadDownRight",
    "PadDown",   "PadDownLeft", "PadLeft",  "PadUpLeft"};
static_assert(static_cast<std::size_t>(KeyCode::PadUpLeft) == names.size());

struct Modifier {
    std::string_view prefix;
    bool Key::* held;
};
constexpr std::array<Modifier, 3> modifiers{
    {{"Shift+", &Key::shift}, {"Ctrl+", &Key::ctrl}, {"Alt+", &Key::alt}}};

/// Removes "Ctrl+" and the other prefixes from the front of a text, each at most once, and sets them in the
/// key.
std::string_view take_modifiers(std::string_view text, Key& key) {
    for (bool again = true; again;) {
        again = false;
        for (const Modifier& modifier : modifiers) {
            if (!(key.*modifier.held) && text.starts_with(modifier.prefix)) {
                key.*modifier.held = true;
                text.remove_prefix(modifier.prefix.size());
                again = true;
            }
        }
    }
    return text;
}

constexpr char32_t last_code_point = 0x10FFFF;
constexpr std::int32_t character_bits = 21;
constexpr std::int32_t code_bits = 6;

/// True if a key is named by this character: the others have names of their own.
bool types(char32_t character) {
    return character != U' ' && !core::is_ascii_control(character);
}

bool take_character(std::string_view text, Key& key) {
    const std::optional<core::CodePoint> point = core::first_code_point(text);
    if (!point || point->bytes != text.size() || !types(point->value) || key.shift) {
        return false;
    }
    key.character = point->value;
    return true;
}

}  // namespace

std::optional<Key> parse_key(std::string_view text) {
    Key key;
    text = take_modifiers(text, key);
    const auto* const named = std::ranges::find(names, text);
    if (named != names.end()) {
        key.code = static_cast<KeyCode>(named - names.begin() + 1);
        return key;
    }
    if (take_character(text, key)) {
        return key;
    }
    return std::nullopt;
}

std::string to_string(const Key& key) {
    std::string text;
    for (const Modifier& modifier : modifiers) {
        if (key.*modifier.held) {
            text += modifier.prefix;
        }
    }
    if (key.code == KeyCode::Character) {
        core::append_utf8(text, key.character);
    } else {
        text += names[static_cast<std::size_t>(key.code) - 1];
    }
    return text;
}

std::int32_t key_number(const Key& key) {
    const std::int32_t held = (key.shift ? 1 : 0) + (key.ctrl ? 2 : 0) + (key.alt ? 4 : 0);
    return (((held << code_bits) + static_cast<std::int32_t>(key.code)) << character_bits) +
           static_cast<std::int32_t>(key.character);
}

std::optional<Key> find_key(std::int32_t number) {
    if (number < 0 || number >> (character_bits + code_bits) > 7) {
        return std::nullopt;
    }
    const auto character = static_cast<char32_t>(number & ((1 << character_bits) - 1));
    const std::int32_t code = number >> character_bits & ((1 << code_bits) - 1);
    const std::int32_t held = number >> (character_bits + code_bits);
    if (code > static_cast<std::int32_t>(KeyCode::PadUpLeft) || character > last_code_point ||
        types(character) != (code == static_cast<std::int32_t>(KeyCode::Character))) {
        return std::nullopt;
    }
    return Key{static_cast<KeyCode>(code), character, (held & 1) != 0, (held & 2) != 0, (held & 4) != 0};
}

}  // namespace torchwake::screen
