#pragma once

#include <cstdint>
#include <string_view>

namespace torchwake::words {

/// The width of a UTF-8 text in cells.
[[nodiscard]] std::int32_t text_width(std::string_view text);

}  // namespace torchwake::words
