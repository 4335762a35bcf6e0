#pragma once

#include <torchwake/rules/world.hpp>

#include <optional>
#include <string>

namespace torchwake::rules {

/// The path of the first stored value in which two worlds differ, such as "entities.vitals[3].hit_points: 7
/// and 8"; nothing if they are equal. Uses the same field lists as the hash.
[[nodiscard]] std::optional<std::string> first_difference(const World& a, const World& b);

}  // namespace torchwake::rules
