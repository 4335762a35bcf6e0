#pragma once

// The keys of the word list that follow from a table: a prefix, then the id of a row or of an enumerator.

#include <torchwake/content/enum_table.hpp>

#include <string>
#include <string_view>
#include <type_traits>

namespace torchwake::words {

/// The key of an id: "power-thorns-hurt".
[[nodiscard]] inline std::string key_of(std::string_view before, std::string_view id,
                                        std::string_view after = {}) {
    return std::string(before).append(id).append(after);
}

/// The key of a value of a described enumeration: "hunger-well-fed".
template <class Enum>
    requires std::is_enum_v<Enum>
[[nodiscard]] std::string key_of(std::string_view before, Enum value, std::string_view after = {}) {
    return key_of(before, content::enum_id(value), after);
}

}  // namespace torchwake::words
