#pragma once

#include <torchwake/json/value.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::json {

/// The places of members that repeat an earlier name, ascending. Cost: n log n.
[[nodiscard]] std::vector<std::size_t> repeated_members(std::span<const Member> members);

/// The known name that is closest to a wrong one: at most a third of its letters differ, and at most two.
/// Empty if there is none; the first of equally close ones.
[[nodiscard]] std::string_view closest_name(std::string_view wrong, std::span<const std::string_view> known);

/// The JSON pointer of a child. Source: RFC 6901, section 3.
[[nodiscard]] std::string child_pointer(std::string_view pointer, std::string_view name);
[[nodiscard]] std::string child_pointer(std::string_view pointer, std::size_t index);

/// A text for an error, cut between characters if it is long.
[[nodiscard]] std::string abridged(std::string_view text);

/// A text in quotes for an error: abridged, control characters escaped, broken UTF-8 replaced.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace torchwake::json
