#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::core {

/// Sixteen lower-case hexadecimal digits.
[[nodiscard]] std::string to_hex(std::uint64_t value);
/// Errors: nothing for any text that to_hex does not write.
[[nodiscard]] std::optional<std::uint64_t> parse_hex(std::string_view text);

}  // namespace torchwake::core
