#include "values/digits.hpp"

#include <charconv>
#include <system_error>

namespace torchwake::content {

std::optional<std::int32_t> parse_digits(std::string_view digits, std::int32_t low, std::int32_t high) {
    if (digits.empty() || digits.front() == '-' || (digits.size() > 1 && digits.front() == '0')) {
        return std::nullopt;
    }
    std::int32_t value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value);
    if (error != std::errc{} || stop != end || value < low || value > high) {
        return std::nullopt;
    }
    return value;
}

}  // namespace torchwake::content
