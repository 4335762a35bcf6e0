#pragma once

#include <torchwake/view/sentence.hpp>

#include <string>
#include <string_view>

namespace torchwake::view {

/// A text as it is said: without signs that only a picture needs, and with single blanks.
[[nodiscard]] std::string spoken(std::string_view text);
[[nodiscard]] inline std::string spoken(const TextLine& line) {
    return spoken(plain_text(line));
}

}  // namespace torchwake::view
