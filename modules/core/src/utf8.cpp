#include <torchwake/core/contract.hpp>
#include <torchwake/core/utf8.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace torchwake::core {
namespace {

/// One form of a sequence: its length, the fixed bits of its first byte, and the smallest value that needs
/// it.
struct Form {
    std::size_t bytes;
    std::uint8_t mask;
    std::uint8_t lead;
    char32_t smallest;
};

constexpr std::array<Form, 4> forms{{
    {1, 0x80, 0x00, 0},
    {2, 0xE0, 0xC0, 0x80},
    {3, 0xF0, 0xE0, 0x800},
    {4, 0xF8, 0xF0, 0x10000},
}};

bool is_scalar_value(char32_t value) {
    return value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
}

std::uint8_t byte_at(std::string_view text, std::size_t index) {
    return static_cast<std::uint8_t>(text[index]);
}

std::optional<CodePoint> decode(std::string_view text, const Form& form) {
    if (text.size() < form.bytes) {
        return std::nullopt;
    }
    char32_t value = byte_at(text, 0) & static_cast<std::uint8_t>(~form.mask);
    for (std::size_t index = 1; index < form.bytes; ++index) {
        const std::uint8_t byte = byte_at(text, index);
        if ((byte & 0xC0U) != 0x80U) {
            return std::nullopt;
        }
        value = (value << 6U) | (byte & 0x3FU);
    }
    if (value < form.smallest || !is_scalar_value(value)) {
        return std::nullopt;
    }
    return CodePoint{value, form.bytes};
}

struct Range {
    char32_t first;
    char32_t last;
};

constexpr std::array<Range, 6> unprintable{{{0x00, 0x1F},
                                            {0x7F, 0x9F},
                                            {0x061C, 0x061C},    // Arabic letter mark
                                            {0x200E, 0x200F},    // marks of direction
                                            {0x2028, 0x202E},    // separators, embeddings, overrides
                                            {0x2066, 0x2069}}};  // isolates

std::string to_hex_digits(std::uint32_t value) {
    std::array<char, 8> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), value, 16);
    return {digits.begin(), end.ptr};
}

}  // namespace

std::optional<CodePoint> first_code_point(std::string_view text) {
    if (text.empty()) {
        return std::nullopt;
    }
    for (const Form& form : forms) {
        if ((byte_at(text, 0) & form.mask) == form.lead) {
            return decode(text, form);
        }
    }
    return std::nullopt;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto first = first_code_point(text);
        if (!first) {
            return false;
        }
        text.remove_prefix(first->bytes);
    }
    return true;
}

void append_utf8(std::string& text, char32_t code_point) {
    TORCHWAKE_EXPECTS(is_scalar_value(code_point));
    std::size_t form = forms.size() - 1;
    while (code_point < forms[form].smallest) {
        --form;
    }
    const std::size_t followers = forms[form].bytes - 1;
    text += static_cast<char>(forms[form].lead | (code_point >> (6 * followers)));
    for (std::size_t left = followers; left > 0; --left) {
        text += static_cast<char>(0x80U | ((code_point >> (6 * (left - 1))) & 0x3FU));
    }
}

void erase_last_utf8(std::string& text) {
    while (!text.empty()) {
        const std::uint8_t byte = byte_at(text, text.size() - 1);
        text.pop_back();
        if ((byte & 0xC0U) != 0x80U) {
            return;
        }
    }
}

bool is_printable(char32_t code_point) {
    return std::ranges::none_of(unprintable, [code_point](const Range& range) {
        return code_point >= range.first && code_point <= range.last;
    });
}

char32_t capital_of(char32_t letter) {
    const auto within = [letter](char32_t first, char32_t last) { return letter >= first && letter <= last; };
    if (within(U'a', U'z') || (within(0xE0, 0xFE) && letter != 0xF7) ||
        (within(0x3B1, 0x3CB) && letter != 0x3C2) || within(0x430, 0x44F)) {
        return letter - 0x20;
    }
    if (within(0x450, 0x45F)) {
        return letter - 0x50;
    }
    switch (letter) {
        case 0x3AC:
            return 0x386;
        case 0x3AD:
        case 0x3AE:
        case 0x3AF:
            return letter - 0x25;
        case 0x3CC:
            return 0x38C;
        case 0x3CD:
        case 0x3CE:
            return letter - 0x3F;
        case 0xFF:
            return 0x178;
        case 0x131:  // without a dot, as in Turkish
            return U'I';
        case 0x17F:
            return U'S';
        default:
            break;
    }
    // In Latin Extended-A and in further Cyrillic each capital stands before its small letter: on odd code
    // points in two ranges, on even ones elsewhere.
    if (within(0x139, 0x148) || within(0x179, 0x17E)) {
        return letter % 2 == 0 ? letter - 1 : letter;
    }
    const bool is_pair = within(0x100, 0x137) || within(0x14A, 0x177) || within(0x490, 0x491);
    return is_pair && letter % 2 == 1 ? letter - 1 : letter;
}

std::string printable(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const std::optional<CodePoint> next = first_code_point(text);
        const std::size_t bytes = next ? next->bytes : 1;
        if (!next) {
            shown += "\\x" + to_hex_digits(byte_at(text, 0));
        } else if (is_printable(next->value)) {
            shown += text.substr(0, bytes);
        } else {
            shown += "\\u{" + to_hex_digits(next->value) + "}";
        }
        text.remove_prefix(bytes);
    }
    return shown;
}

}  // namespace torchwake::core
