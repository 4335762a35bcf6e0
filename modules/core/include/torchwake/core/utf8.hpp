#pragma once

// UTF-8 for the texts of data, players and screens. Source: RFC 3629.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::core {

/// One code point of a text, and its length in bytes.
struct CodePoint {
    char32_t value = 0;     ///< the scalar value, such as U+00E4
    std::size_t bytes = 0;  ///< the length of its encoding, 1 to 4; 0 where there is none

    friend constexpr bool operator==(const CodePoint&, const CodePoint&) = default;
};

/// The first code point of a text.
/// Errors: nothing if the text is empty or does not begin with a whole, shortest, legal sequence.
[[nodiscard]] std::optional<CodePoint> first_code_point(std::string_view text);

/// True if the whole text is UTF-8. Cost: linear.
[[nodiscard]] bool is_utf8(std::string_view text);

/// Appends one code point. Requires: a Unicode scalar value.
void append_utf8(std::string& text, char32_t code_point);

/// Removes the last code point, if there is one. Requires: UTF-8.
void erase_last_utf8(std::string& text);

/// True for the control characters of ASCII: those before space, and delete.
[[nodiscard]] constexpr bool is_ascii_control(char32_t code_point) {
    return code_point < U' ' || code_point == 0x7F;
}

/// The capital of a small letter of Latin up to Extended-A, of modern Greek and of Cyrillic; any other code
/// point as it is. Where one capital serves two letters, as in Greek, only the usual one has it.
[[nodiscard]] char32_t capital_of(char32_t letter);

/// False for what a terminal obeys in place of showing it: control characters, and those that separate lines
/// or set the direction of a text.
[[nodiscard]] bool is_printable(char32_t code_point);

/// The text for a terminal: what is not printable as "\u{9b}", bytes that are not UTF-8 as "\xff".
/// Cost: linear.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace torchwake::core
