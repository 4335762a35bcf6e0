#include "escape.hpp"

#include <torchwake/core/utf8.hpp>

namespace torchwake::json {
namespace {

constexpr char32_t replacement_character = 0xFFFD;
constexpr char32_t first_printable = 0x20;

/// The letter of a short escape (`\n`), or 0 where there is none.
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
    } else if (code_point < first_printable) {
        out += "\\u00";
        out += digits[code_point / 16];
        out += digits[code_point % 16];
    } else {
        core::append_utf8(out, code_point);
    }
}

}  // namespace

void append_escaped(std::string& out, std::string_view text) {
    out += '"';
    while (!text.empty()) {
        const auto first = core::first_code_point(text).value_or(core::CodePoint{replacement_character, 1});
        append_code_point(out, first.value);
        text.remove_prefix(first.bytes);
    }
    out += '"';
}

}  // namespace torchwake::json
