#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace torchwake::content {

/// A number of decimal digits without sign or leading zeros, from low to high.
[[nodiscard]] std::optional<std::int32_t> parse_digits(std::string_view digits, std::int32_t low,
                                                       std::int32_t high);

}  // namespace torchwake::content
