#pragma once

// The keys that a text field takes for itself while it is typed in.

#include <torchwake/screen/key.hpp>

namespace torchwake::screen {

/// True if the key writes a character. The device reports that character separately.
[[nodiscard]] constexpr bool writes_character(const Key& key) {
    const bool on_number_pad = key.code >= KeyCode::Num0 && key.code <= KeyCode::Num9;
    return key.code == KeyCode::Character || key.code == KeyCode::Space || on_number_pad;
}

/// True if the key writes or erases a character, and so has no other use while text is typed.
[[nodiscard]] constexpr bool edits_text(const Key& key) {
    return writes_character(key) || key.code == KeyCode::Backspace;
}

}  // namespace torchwake::screen
