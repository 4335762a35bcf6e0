#pragma once

// Decides which fires the hero sets, and where it waits for those whom they burn.

#include "strikes.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::bots {

/// The best fire to set under those enemies, by the torch, a spell or a throw; nothing if what burns is not
/// worth `least_worth`.
[[nodiscard]] std::optional<Strike> best_fire(const forecast::Knowledge& knowledge, const Scout& scout,
                                              const Enemies& enemies, std::int32_t least_worth);
/// True if an enemy without spells comes near through what the hero could light.
[[nodiscard]] bool comes_through_fuel(const forecast::Knowledge& knowledge, const Scout& scout,
                                      const Enemies& enemies);
/// The cells near the hero from which it could light a fire that does not come to it.
[[nodiscard]] std::vector<core::Point> places_for_fire(const forecast::Knowledge& knowledge,
                                                       const Scout& scout);
/// A throw of oil at the nearest of those enemies, if the hero can light it from afar at its next turn.
/// Requires: there is an enemy.
[[nodiscard]] MaybeCommand spill_oil(const forecast::Knowledge& knowledge, const Scout& scout,
                                     const Enemies& enemies);

}  // namespace torchwake::bots
