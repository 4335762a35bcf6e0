#pragma once

// The words for powers of gear. Their keys hold the id of the kind (content::power_table): "power-ID" tells
// what the power does for its bearer, "power-ID-hurt" that it hurt an actor.

#include <torchwake/content/power.hpp>

#include <string>
#include <string_view>

namespace torchwake::view {

/// The word list's key for a text of a power.
[[nodiscard]] inline std::string power_key(content::Power power, std::string_view after = "") {
    return std::string("power-")
        .append(content::power_table[static_cast<std::size_t>(power)].id)
        .append(after);
}

}  // namespace torchwake::view
