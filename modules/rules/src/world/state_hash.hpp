#pragma once

#include <torchwake/rules/world.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::rules {

/// The contribution of a left level to the state hash while it is left.
[[nodiscard]] std::uint64_t level_hash(const LeftLevel& level);
[[nodiscard]] std::vector<std::uint64_t> level_hashes(std::span<const LeftLevel> levels);

}  // namespace torchwake::rules
