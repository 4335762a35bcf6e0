#pragma once

#include <torchwake/content/tile_def.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

inline constexpr std::int64_t copper_in_gold = 100;

/// The coins that a gate takes from an actor.
[[nodiscard]] core::Coins toll_of(const World& world, EntityId actor, const content::TileDef& gate);

/// The most coins that a purse holds; any above are lost.
inline constexpr core::Coins most_coins{1'000'000'000'000};

/// The most coins that one heap on the floor holds.
inline constexpr core::Coins most_coins_on_floor{1'000'000'000};

/// The coins of an actor; none without a purse.
[[nodiscard]] core::Coins coins_of(const World& world, EntityId actor);

/// The coins of an actor, to be changed; an actor without a purse gets one.
[[nodiscard]] core::Coins& purse_of(World& world, EntityId actor);

/// Adds coins to an actor's purse, taken from a dead actor of that kind; an invalid kind means from the
/// floor.
void gain_coins(World& world, EntityId actor, core::Coins coins, content::MonsterId from, Events& events);

}  // namespace torchwake::rules
