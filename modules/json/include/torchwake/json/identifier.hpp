#pragma once

// What an id is, wherever one stands: in a document, and as the name of a folder.

#include <cstddef>
#include <string_view>

namespace torchwake::json {

inline constexpr std::size_t longest_identifier = 48;

/// a-z, 0-9 and _
[[nodiscard]] bool is_identifier_letter(char letter);
/// 1 to 48 of these.
[[nodiscard]] bool is_identifier(std::string_view text);

}  // namespace torchwake::json
