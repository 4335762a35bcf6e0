#include <torchwake/core/hex.hpp>

#include <cstddef>

namespace torchwake::core {
namespace {

constexpr std::string_view digits = "0123456789abcdef";
constexpr std::size_t digit_count = 16;
constexpr unsigned bits_per_digit = 4;

}  // namespace

std::string to_hex(std::uint64_t value) {
    std::string text(digit_count, '0');
    for (std::size_t place = digit_count; place > 0; --place) {
        text[place - 1] = digits[value % digits.size()];
        value >>= bits_per_digit;
    }
    return text;
}

std::optional<std::uint64_t> parse_hex(std::string_view text) {
    if (text.size() != digit_count) {
        return std::nullopt;
    }
    std::uint64_t value = 0;
    for (const char character : text) {
        const std::size_t digit = digits.find(character);
        if (digit == std::string_view::npos) {
            return std::nullopt;
        }
        value = (value << bits_per_digit) | digit;
    }
    return value;
}

}  // namespace torchwake::core
