#pragma once

// Chooses the items and spells that the hero uses.

#include "strikes.hpp"

#include <cstdint>
#include <optional>

namespace torchwake::bots {

/// The best use or throw of an item on those enemies; nothing if none is worth `least_worth`.
[[nodiscard]] std::optional<Strike> best_use(const forecast::Knowledge& knowledge, const Scout& scout,
                                             const Enemies& enemies, std::int32_t least_worth);
/// The best known spell to cast on those enemies; nothing if none is worth `least_worth`.
[[nodiscard]] std::optional<Strike> best_cast(const forecast::Knowledge& knowledge, const Scout& scout,
                                              const Enemies& enemies, std::int32_t least_worth);

/// A spell that helps the hero in a hard fight, and is not in effect yet.
[[nodiscard]] MaybeCommand strengthen(const forecast::Knowledge& knowledge, const Scout& scout);
/// The use of an item that helps the hero in a hard fight, and is not in effect yet.
[[nodiscard]] MaybeCommand fortify(const forecast::Knowledge& knowledge, const Scout& scout);
/// A spell that heals so many hit points or more, if none of them would be wasted.
[[nodiscard]] MaybeCommand mend(const forecast::Knowledge& knowledge, const Scout& scout, std::int32_t least);
/// A spell that shows the level.
[[nodiscard]] MaybeCommand scry(const forecast::Knowledge& knowledge, const Scout& scout);

}  // namespace torchwake::bots
