#pragma once

#include <torchwake/screen/action.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace torchwake::flow {

/// The number of lines that PageUp and PageDown move by.
inline constexpr std::int32_t page_lines = 10;

/// The line that a page's length or an end away from one leads to, from 0 to the last; nothing for an action
/// that leads to neither.
[[nodiscard]] inline std::optional<std::int32_t> paged(std::int32_t line, screen::Action action,
                                                       std::int32_t last) {
    switch (action) {
        case screen::Action::PageUp:
            return std::clamp(line - page_lines, 0, last);
        case screen::Action::PageDown:
            return std::clamp(line + page_lines, 0, last);
        case screen::Action::Home:
            return 0;
        case screen::Action::End:
            return last;
        default:
            return std::nullopt;
    }
}

}  // namespace torchwake::flow
