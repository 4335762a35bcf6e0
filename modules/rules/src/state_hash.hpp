#pragma once

#include <torchwake/rules/world.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::rules {

/// What a left level adds to the hash of the state, as long as it is left.
[[nodiscard]] std::uint64_t level_hash(const LeftLevel& level);
[[nodiscard]] std::vector<std::uint64_t> level_hashes(std::span<const LeftLevel> levels);

}  // namespace torchwake::rules
