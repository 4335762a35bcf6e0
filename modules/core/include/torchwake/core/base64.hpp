#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace torchwake::core {

/// Bytes as text, four characters for three bytes. Source: RFC 4648, section 4.
[[nodiscard]] std::string to_base64(std::string_view bytes);
/// Errors: nothing for any text that to_base64 does not write.
[[nodiscard]] std::optional<std::string> from_base64(std::string_view text);

}  // namespace torchwake::core
