#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace torchwake::save {

/// True if there is a text with that part.
inline bool mentions(const std::optional<std::string>& text, std::string_view part) {
    return text && text->find(part) != std::string::npos;
}

}  // namespace torchwake::save
