#pragma once

#include <torchwake/core/units.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace torchwake::content {

/// Reads a decimal with at most one fractional digit, such as `12`, `0.5` or `-1.5`, from -100000 to 100000,
/// without leading zeros or surrounding text. Errors: nothing for any other text.
[[nodiscard]] std::optional<core::Tenths> parse_tenths(std::string_view text);

/// The shortest text that parse_tenths() reads back.
[[nodiscard]] std::string to_string(core::Tenths value);

}  // namespace torchwake::content
