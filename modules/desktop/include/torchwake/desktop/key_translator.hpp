#pragma once

// From what a keyboard reports to what the game reads. A device reports a press by the key's place and,
// behind it, the character that the player's layout makes of it. Named keys (arrows, number pad, Enter) are
// taken from the press, everything else from the character; a release names whichever of them the press was.

#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key.hpp>

#include <map>
#include <optional>

namespace torchwake::desktop {

/// A key as its device reports it.
struct DeviceKey {
    int place = 0;                         ///< the device's own number of the key
    std::optional<screen::KeyCode> named;  ///< a key that has a name
    char32_t letter = 0;                   ///< of a letter key, in lower case; else 0
    bool shift = false;
    bool ctrl = false;
    bool alt = false;
};

class KeyTranslator {
  public:
    /// Whether a character can be written; the others come as named keys.
    [[nodiscard]] static bool writes(char32_t character);
    /// The input of a press; nothing where its character will follow, or it means nothing.
    [[nodiscard]] std::optional<screen::Input> press(const DeviceKey& key);
    /// The input of a character; nothing where the press before it said all.
    [[nodiscard]] std::optional<screen::Input> text(char32_t character);
    /// The input of a release; nothing for a key that was no input when it was pressed.
    [[nodiscard]] std::optional<screen::Input> release(const DeviceKey& key);
    /// The keyboard went away; what is held will never be released.
    void forget() { *this = KeyTranslator{}; }

  private:
    std::map<int, screen::Key> held_;  ///< by place
    std::optional<int> last_place_;    ///< of the press whose character may follow
};

}  // namespace torchwake::desktop
