#include "escape.hpp"

#include <torchwake/core/utf8.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace torchwake::json {
namespace {

constexpr char32_t replacement_character = 0xFFFD;
constexpr char32_t beyond_four_digits = 0x10000;
constexpr unsigned char first_beyond_ascii = 0x80;

/// The letter of a short escape (`\n`); 0 if there is none.
char short_escape(char32_t code_point) {
    switch (code_point) {
        case U'"':
            return '"';
        case U'\\':
            return '\\';
        case U'\b':
            return 'b';
        case U'\f':
            return 'f';
        case U'\n':
            return 'n';
        case U'\r':
            return 'r';
        case U'\t':
            return 't';
        default:
            return 0;
    }
}

void append_code_point(std::string& out, char32_t code_point) {
    constexpr std::string_view digits = "0123456789abcdef";
    if (const char letter = short_escape(code_point); letter != 0) {
        out += '\\';
        out += letter;
    } else if (code_point < beyond_four_digits && !core::is_printable(code_point)) {
        out += "\\u";
        for (const unsigned shift : {12U, 8U, 4U, 0U}) {
            out += digits[(code_point >> shift) % 16];
        }
    } else {
        core::append_utf8(out, code_point);
    }
}

bool is_plain(char character) {
    const auto byte = static_cast<unsigned char>(character);
    return byte < first_beyond_ascii && !core::is_ascii_control(byte) && byte != '"' && byte != '\\';
}

/// True if eight characters need no escape. Source: Anderson, "Bit Twiddling Hacks", "Determine if a word has
/// a zero byte" and "... a byte less than n".
bool are_plain(std::string_view eight) {
    constexpr std::uint64_t each = 0x0101010101010101U;
    constexpr std::uint64_t high = each * first_beyond_ascii;
    std::uint64_t word = 0;
    std::memcpy(&word, eight.data(), sizeof word);
    const std::uint64_t quotes = word ^ (each * '"');
    const std::uint64_t backslashes = word ^ (each * '\\');
    const std::uint64_t deletes = word ^ (each * 0x7F);
    const std::uint64_t below = (word - each * ' ') & ~word;
    const std::uint64_t escaped =
        ((quotes - each) & ~quotes) | ((backslashes - each) & ~backslashes) | ((deletes - each) & ~deletes);
    return ((word | below | escaped) & high) == 0;
}

/// The number of characters at the beginning that need no escape.
std::size_t count_plain(std::string_view text) {
    constexpr std::size_t eight = sizeof(std::uint64_t);
    std::size_t count = 0;
    while (count + eight <= text.size() && are_plain(text.substr(count, eight))) {
        count += eight;
    }
    while (count < text.size() && is_plain(text[count])) {
        ++count;
    }
    return count;
}

}  // namespace

void append_escaped(std::string& out, std::string_view text) {
    out += '"';
    for (;;) {
        const std::size_t plain = count_plain(text);
        out.append(text.substr(0, plain));
        text.remove_prefix(plain);
        if (text.empty()) {
            break;
        }
        const auto first = core::first_code_point(text).value_or(core::CodePoint{replacement_character, 1});
        append_code_point(out, first.value);
        text.remove_prefix(first.bytes);
    }
    out += '"';
}

}  // namespace torchwake::json
