#pragma once

// Weighs the hero's aimed items and spells against each other and against blows.

#include "scout.hpp"

#include <torchwake/rules/preview.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::bots {

/// One aimed use, and its worth.
struct Strike {
    rules::Command command;
    std::int32_t worth = 0;  ///< expected harm, in thousandths of an enemy each
};

/// The best use or throw of an item on those enemies; nothing if none is worth `least_worth`.
[[nodiscard]] std::optional<Strike> best_use(const rules::Knowledge& knowledge, const Scout& scout,
                                             const std::vector<rules::KnownActor>& enemies,
                                             std::int32_t least_worth);
/// The best fire to set under those enemies, by the torch, a spell or a throw; nothing if what burns is not
/// worth `least_worth`.
[[nodiscard]] std::optional<Strike> best_fire(const rules::Knowledge& knowledge, const Scout& scout,
                                              const std::vector<rules::KnownActor>& enemies,
                                              std::int32_t least_worth);
/// True if an enemy without spells comes near through what the hero could light.
[[nodiscard]] bool comes_through_fuel(const rules::Knowledge& knowledge, const Scout& scout,
                                      const std::vector<rules::KnownActor>& enemies);
/// The cells near the hero from which it could light a fire that does not come to it.
[[nodiscard]] std::vector<core::Point> places_for_fire(const rules::Knowledge& knowledge, const Scout& scout);
/// A throw of oil at the nearest of those enemies, if the hero can light it from afar at its next turn.
/// Requires: there is an enemy.
[[nodiscard]] MaybeCommand spill_oil(const rules::Knowledge& knowledge, const Scout& scout,
                                     const std::vector<rules::KnownActor>& enemies);
/// The best known spell to cast on those enemies; nothing if none is worth `least_worth`.
[[nodiscard]] std::optional<Strike> best_cast(const rules::Knowledge& knowledge, const Scout& scout,
                                              const std::vector<rules::KnownActor>& enemies,
                                              std::int32_t least_worth);

/// A spell that helps the hero in a hard fight, and is not in effect yet.
[[nodiscard]] MaybeCommand strengthen(const rules::Knowledge& knowledge, const Scout& scout);
/// The use of an item that helps the hero in a hard fight, and is not in effect yet.
[[nodiscard]] MaybeCommand fortify(const rules::Knowledge& knowledge, const Scout& scout);
/// A healing spell, if not much of it would be wasted.
[[nodiscard]] MaybeCommand mend(const rules::Knowledge& knowledge, const Scout& scout);
/// A spell that shows the level.
[[nodiscard]] MaybeCommand scry(const rules::Knowledge& knowledge, const Scout& scout);

}  // namespace torchwake::bots
