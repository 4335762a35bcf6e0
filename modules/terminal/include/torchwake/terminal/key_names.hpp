#pragma once

// Translates the keys that a terminal reports into the game's. A terminal reports a key either as a character
// or, for arrows and function keys, as a sequence that terminfo names.

#include <torchwake/screen/key.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace torchwake::terminal {

/// The key of a name that curses gives a sequence: "KEY_LEFT", "KEY_F(5)", "KEY_SR", or with the number of
/// its modifiers behind it, as "kUP5" for Ctrl+Up. Errors: nothing for any other name.
[[nodiscard]] std::optional<screen::Key> key_named(std::string_view name);

/// The key of a character. Control characters are named keys, or letters with Ctrl.
/// Errors: nothing for control characters that no key sends.
[[nodiscard]] std::optional<screen::Key> key_of(char32_t character);

/// A key that sends a sequence of its own, which terminfo does not name.
struct SequenceKey {
    const char* sequence = nullptr;  ///< the bytes that the terminal sends, ended by a zero
    screen::KeyCode code = screen::KeyCode::Character;  ///< the key that sends them
};

/// The keys of the number pad in its application mode.
[[nodiscard]] std::vector<SequenceKey> sequence_keys();

}  // namespace torchwake::terminal
