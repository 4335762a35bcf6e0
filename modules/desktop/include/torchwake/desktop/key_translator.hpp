#pragma once

// Translates the events of a keyboard into the game's input. A device reports a press by the key's place and,
// after it, the character that the player's layout makes of it. Named keys (arrows, number pad, Enter) are
// taken from the press, all others from the character; a release reports the same key as the press.

#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key.hpp>

#include <map>
#include <optional>

namespace torchwake::desktop {

/// A key as its device reports it.
struct DeviceKey {
    int place = 0;                         ///< the device's own number of the key
    std::optional<screen::KeyCode> named;  ///< set if the key has a name
    char32_t letter = 0;                   ///< of a letter key, in lower case; else 0
    bool shift = false;                    ///< held at that moment
    bool ctrl = false;                     ///< held at that moment
    bool alt = false;                      ///< held at that moment
};

/// Joins the presses of a device with their characters, and gives releases the key of their press.
class KeyTranslator {
  public:
    /// True if a character can be written. Enter, Escape and other control characters come as named keys.
    [[nodiscard]] static bool writes(char32_t character);
    /// The input of a press; nothing if its character will follow, or if it has no meaning.
    [[nodiscard]] std::optional<screen::Input> press(const DeviceKey& key);
    /// The input of a character; nothing if the press before it was the input.
    [[nodiscard]] std::optional<screen::Input> text(char32_t character);
    /// The input of a release; nothing if the press was no input.
    [[nodiscard]] std::optional<screen::Input> release(const DeviceKey& key);
    /// Forgets all held keys when the keyboard goes away, because their releases never come.
    void forget() { *this = KeyTranslator{}; }

  private:
    std::map<int, screen::Key> held_;  ///< by place
    std::optional<int> last_place_;    ///< of the press whose character may follow
};

}  // namespace torchwake::desktop
