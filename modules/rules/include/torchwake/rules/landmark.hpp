#pragma once

// The landmark of a level: a function of its definition, the seed and the depth, so that the level and the
// words of the arrival agree without storing it.

#include <torchwake/content/level_def.hpp>

#include <cstdint>

namespace torchwake::rules {

/// Stands in place of an index where a level has no landmark.
inline constexpr std::int32_t no_landmark = -1;

/// The place of the level's landmark in LevelDef::landmarks; no_landmark if its definition has none.
/// Random: one draw from stream "landmark" of seed and depth, if its definition has any.
[[nodiscard]] std::int32_t landmark_of(const content::LevelDef& level, std::uint64_t seed,
                                       std::int32_t depth);

}  // namespace torchwake::rules
