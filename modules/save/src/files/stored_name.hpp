#pragma once

#include <torchwake/json/decode.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace torchwake::save {

/// A hero's name as files keep it: its first longest_hero_name printable characters.
[[nodiscard]] std::string stored_name(std::string_view name);

/// Decodes such a name, which may be empty.
[[nodiscard]] std::optional<std::string> read_name(const json::Node& node);

}  // namespace torchwake::save
