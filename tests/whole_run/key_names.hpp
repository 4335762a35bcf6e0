#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::tests {

/// The name that the protocol has for the key that a prompt calls by this name: "Escape" for "Esc".
inline std::string key_of_name(std::string_view shown) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> short_names{
        {{"Esc", "Escape"}, {"PgUp", "PageUp"}, {"PgDn", "PageDown"}}};
    for (const auto& [name, key] : short_names) {
        if (name == shown) {
            return std::string(key);
        }
    }
    return std::string(shown);
}

}  // namespace torchwake::tests
