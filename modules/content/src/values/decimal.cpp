#include "values/digits.hpp"

#include <torchwake/content/decimal.hpp>

#include <cstdlib>

namespace torchwake::content {

namespace {

constexpr std::int32_t max_whole = 100000;

}  // namespace

std::optional<core::Tenths> parse_tenths(std::string_view text) {
    const bool negative = text.starts_with('-');
    const std::string_view digits = text.substr(negative ? 1 : 0);
    const std::size_t point = digits.find('.');
    const bool has_place = point != std::string_view::npos;
    const auto whole = parse_digits(digits.substr(0, point), 0, max_whole);
    const auto place = has_place ? parse_digits(digits.substr(point + 1), 0, 9) : 0;
    if (!whole || !place || (*whole == max_whole && *place > 0)) {
        return std::nullopt;
    }
    const std::int32_t tenths = *whole * 10 + *place;
    return core::Tenths{negative ? -tenths : tenths};
}

std::string to_string(core::Tenths value) {
    const std::int32_t size = std::abs(value.value);
    std::string text = value.value < 0 ? "-" : "";
    text += std::to_string(size / 10);
    if (size % 10 != 0) {
        text += '.' + std::to_string(size % 10);
    }
    return text;
}

}  // namespace torchwake::content
