#pragma once

#include <string>
#include <string_view>

namespace torchwake::screen {

/// The text that narrows a list or a page down to the lines with it.
struct TextFilter {
    std::string text{};   ///< empty: all lines are shown
    bool typing = false;  ///< it takes what is typed
};

/// True if the line has the filter's text in it, in small letters or capitals. An empty text is in every
/// line.
[[nodiscard]] bool admits(const TextFilter& filter, std::string_view line);

}  // namespace torchwake::screen
