#pragma once

// The form of ids, in documents and as names of folders.

#include <cstddef>
#include <string_view>

namespace torchwake::json {

/// In letters; a longer id is refused.
inline constexpr std::size_t longest_identifier = 48;

/// a-z, 0-9 and _
[[nodiscard]] bool is_identifier_letter(char letter);
/// True for 1 to 48 of these letters.
[[nodiscard]] bool is_identifier(std::string_view text);

}  // namespace torchwake::json
