#pragma once

#include <string>
#include <string_view>

namespace torchwake::json {

/// Characters below this one are control characters.
inline constexpr char32_t first_printable = 0x20;

/// Appends a text as a JSON string, quotes included. Bytes that are not UTF-8 become U+FFFD, so that the
/// result always is JSON.
void append_escaped(std::string& out, std::string_view text);

}  // namespace torchwake::json
