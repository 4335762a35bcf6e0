#include <torchwake/core/base64.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace torchwake::core {
namespace {

constexpr std::string_view base64_alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t group_bytes = 3;
constexpr std::size_t group_digits = 4;
constexpr unsigned digit_bits = 6;

/// Appends the bytes of one group; false if it has characters outside of the alphabet.
bool append_group(std::string_view group, std::string& bytes) {
    std::uint32_t bits = 0;
    for (const char digit : group) {
        const std::size_t value = base64_alphabet.find(digit);
        if (value == std::string_view::npos) {
            return false;
        }
        bits = (bits << digit_bits) | static_cast<std::uint32_t>(value);
    }
    bits <<= digit_bits * (group_digits - group.size());
    for (std::size_t byte = 0; byte + 1 < group.size(); ++byte) {
        bytes += static_cast<char>(static_cast<unsigned char>(bits >> (16U - 8U * byte)));
    }
    return true;
}

}  // namespace

std::string to_base64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + group_bytes - 1) / group_bytes * group_digits);
    for (; !bytes.empty(); bytes.remove_prefix(std::min(bytes.size(), group_bytes))) {
        const std::size_t size = std::min(bytes.size(), group_bytes);
        std::uint32_t bits = 0;
        for (std::size_t byte = 0; byte < group_bytes; ++byte) {
            bits = (bits << 8U) | (byte < size ? static_cast<unsigned char>(bytes[byte]) : 0U);
        }
        for (std::size_t digit = 0; digit < group_digits; ++digit) {
            const unsigned shift = digit_bits * static_cast<unsigned>(group_digits - 1 - digit);
            text += digit <= size ? base64_alphabet[(bits >> shift) & 0x3FU] : '=';
        }
    }
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / group_digits * group_bytes);
    for (std::string_view rest = text; !rest.empty();
         rest.remove_prefix(std::min(rest.size(), group_digits))) {
        std::string_view group = rest.substr(0, group_digits);
        if (rest.size() == group_digits) {
            group = group.substr(0, std::max<std::size_t>(group.find('='), 2));
        }
        if (!append_group(group, bytes)) {
            return std::nullopt;
        }
    }
    // The text that is written for these bytes has the right number of fill characters, and no bits left
    // over.
    return to_base64(bytes) == text ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace torchwake::core
