#include <torchwake/terminal/key_names.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>

namespace torchwake::terminal {
namespace {

using screen::Key;
using screen::KeyCode;

/// How a terminal reports a key. Empty fields: not in that way.
struct KeyRow {
    KeyCode code = KeyCode::Character;
    std::string_view name{};     ///< curses' name
    std::string_view shifted{};  ///< curses' name of the key with Shift
    std::string_view base{};     ///< the name before the number of the modifiers
    char32_t character = 0;      ///< the control character
    const char* sequence = nullptr;
};

/// All keys of a keyboard, in the order of their codes.
constexpr std::array rows{
    KeyRow{KeyCode::Left, "KEY_LEFT", "KEY_SLEFT", "kLFT"},
    KeyRow{KeyCode::Right, "KEY_RIGHT", "KEY_SRIGHT", "kRIT"},
    KeyRow{KeyCode::Up, "KEY_UP", "KEY_SR", "kUP"},
    KeyRow{KeyCode::Down, "KEY_DOWN", "KEY_SF", "kDN"},
    KeyRow{KeyCode::Enter, "KEY_ENTER", {}, {}, U'\r', "\033OM"},
    KeyRow{KeyCode::Escape, "KEY_EXIT", {}, {}, U'\033'},
    KeyRow{KeyCode::Space, {}, {}, {}, U' '},
    KeyRow{KeyCode::Tab, {}, "KEY_BTAB", {}, U'\t'},
    KeyRow{KeyCode::Backspace, "KEY_BACKSPACE", {}, {}, U'\x7f'},
    KeyRow{KeyCode::Delete, "KEY_DC", "KEY_SDC", "kDC"},
    KeyRow{KeyCode::Home, "KEY_HOME", "KEY_SHOME", "kHOM"},
    KeyRow{KeyCode::End, "KEY_END", "KEY_SEND", "kEND"},
    KeyRow{KeyCode::PageUp, "KEY_PPAGE", "KEY_SPREVIOUS", "kPRV"},
    KeyRow{KeyCode::PageDown, "KEY_NPAGE", "KEY_SNEXT", "kNXT"},
    KeyRow{KeyCode::F1, "KEY_F(1)", "KEY_F(13)", {}},
    KeyRow{KeyCode::F2, "KEY_F(2)", "KEY_F(14)", {}},
    KeyRow{KeyCode::F3, "KEY_F(3)", "KEY_F(15)", {}},
    KeyRow{KeyCode::F4, "KEY_F(4)", "KEY_F(16)", {}},
    KeyRow{KeyCode::F5, "KEY_F(5)", "KEY_F(17)", {}},
    KeyRow{KeyCode::F6, "KEY_F(6)", "KEY_F(18)", {}},
    KeyRow{KeyCode::F7, "KEY_F(7)", "KEY_F(19)", {}},
    KeyRow{KeyCode::F8, "KEY_F(8)", "KEY_F(20)", {}},
    KeyRow{KeyCode::F9, "KEY_F(9)", "KEY_F(21)", {}},
    KeyRow{KeyCode::F10, "KEY_F(10)", "KEY_F(22)", {}},
    KeyRow{KeyCode::F11, "KEY_F(11)", "KEY_F(23)", {}},
    KeyRow{KeyCode::F12, "KEY_F(12)", "KEY_F(24)", {}},
    KeyRow{KeyCode::Num0, {}, {}, {}, 0, "\033Op"},
    KeyRow{KeyCode::Num1, "KEY_C1", {}, {}, 0, "\033Oq"},
    KeyRow{KeyCode::Num2, {}, {}, {}, 0, "\033Or"},
    KeyRow{KeyCode::Num3, "KEY_C3", {}, {}, 0, "\033Os"},
    KeyRow{KeyCode::Num4, {}, {}, {}, 0, "\033Ot"},
    KeyRow{KeyCode::Num5, "KEY_B2", {}, {}, 0, "\033Ou"},
    KeyRow{KeyCode::Num6, {}, {}, {}, 0, "\033Ov"},
    KeyRow{KeyCode::Num7, "KEY_A1", {}, {}, 0, "\033Ow"},
    KeyRow{KeyCode::Num8, {}, {}, {}, 0, "\033Ox"},
    KeyRow{KeyCode::Num9, "KEY_A3", {}, {}, 0, "\033Oy"},
};

/// True if there is a row for each key of a keyboard, in order.
constexpr bool complete() {
    for (std::size_t place = 0; place < rows.size(); ++place) {
        if (static_cast<std::size_t>(rows[place].code) != place + 1) {
            return false;
        }
    }
    return static_cast<std::size_t>(KeyCode::PadA) == rows.size() + 1;
}
static_assert(complete(), "a key of the keyboard has no row");

constexpr char32_t line_feed = U'\n';
constexpr char32_t backspace = U'\b';
constexpr char32_t last_control_letter = 26;  ///< Ctrl+Z; Ctrl+A is 1

/// Adds the modifiers of a number as xterm sends it: 1 and the sum of 1 for Shift, 2 for Alt, 4 for Ctrl.
std::optional<Key> with_modifiers(KeyCode code, std::string_view digits) {
    int number = 2;  // curses writes no number for Shift alone
    if (!digits.empty()) {
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (read.ec != std::errc() || read.ptr != digits.data() + digits.size() || number < 2 || number > 8) {
            return std::nullopt;
        }
    }
    const int held = number - 1;
    return Key{code, 0, (held & 1) != 0, (held & 4) != 0, (held & 2) != 0};
}

}  // namespace

std::optional<Key> key_named(std::string_view name) {
    for (const KeyRow& row : rows) {
        if (!row.name.empty() && name == row.name) {
            return Key{row.code};
        }
        if (!row.shifted.empty() && name == row.shifted) {
            return Key{row.code, 0, true};
        }
        if (!row.base.empty() && name.starts_with(row.base)) {
            return with_modifiers(row.code, name.substr(row.base.size()));
        }
    }
    return std::nullopt;
}

std::optional<Key> key_of(char32_t character) {
    if (character == line_feed) {
        return Key{KeyCode::Enter};
    }
    if (character == backspace) {
        return Key{KeyCode::Backspace};
    }
    const auto* const row = std::ranges::find(rows, character, &KeyRow::character);
    if (character != 0 && row != rows.end()) {
        return Key{row->code};
    }
    if (character >= 1 && character <= last_control_letter) {
        return Key{KeyCode::Character, U'a' + character - 1, false, true};
    }
    return character < U' ' ? std::nullopt : std::optional(Key{KeyCode::Character, character});
}

std::vector<SequenceKey> sequence_keys() {
    std::vector<SequenceKey> keys;
    for (const KeyRow& row : rows) {
        if (row.sequence != nullptr) {
            keys.push_back({row.sequence, row.code});
        }
    }
    return keys;
}

}  // namespace torchwake::terminal
