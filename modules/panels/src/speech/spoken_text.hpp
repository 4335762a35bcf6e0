#pragma once

#include <torchwake/words/sentence.hpp>

#include <string>
#include <string_view>

namespace torchwake::panels {

/// A text as it is said: without signs that only a picture needs, and with single blanks.
[[nodiscard]] std::string spoken(std::string_view text);
[[nodiscard]] inline std::string spoken(const words::TextLine& line) {
    return spoken(plain_text(line));
}

}  // namespace torchwake::panels
