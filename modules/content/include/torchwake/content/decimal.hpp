#pragma once

#include <torchwake/core/units.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace torchwake::content {

/// Reads a decimal of at most one place, such as `12`, `0.5` or `-1.5`, from -100000 to 100000; nothing
/// before or after it, no leading zeros. Errors: nothing for any other text.
[[nodiscard]] std::optional<core::Tenths> parse_tenths(std::string_view text);

/// The shortest text that parse_tenths() reads back.
[[nodiscard]] std::string to_string(core::Tenths value);

}  // namespace torchwake::content
