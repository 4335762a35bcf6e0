#pragma once

#include <string>
#include <string_view>

namespace torchwake::json {

/// Appends a text as a JSON string, quotes included. What is not printable is escaped, for terminals too;
/// bytes that are not UTF-8 become U+FFFD, so that the result always is JSON.
void append_escaped(std::string& out, std::string_view text);

}  // namespace torchwake::json
