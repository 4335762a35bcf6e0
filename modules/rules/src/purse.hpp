#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

inline constexpr std::int64_t copper_in_gold = 100;

/// A purse holds no more than this; what is above is lost.
inline constexpr core::Coins most_coins{1'000'000'000'000};

/// Nor does a heap on the floor hold more than this.
inline constexpr core::Coins most_coins_on_floor{1'000'000'000};

/// What an actor has in its purse; none where it has no purse.
[[nodiscard]] core::Coins coins_of(const World& world, EntityId actor);

/// The same to change it; who has no purse gets one.
[[nodiscard]] core::Coins& purse_of(World& world, EntityId actor);

/// Coins come into an actor's purse, taken from the dead of that kind; an invalid kind: from the floor.
void gain_coins(World& world, EntityId actor, core::Coins coins, content::MonsterId from, Events& events);

/// What the dead had in its purse goes to its killer; where nobody living killed it, it falls as money.
void pass_on_purse(const content::Catalog& catalog, World& world, EntityId dead, const ActorRef& killer,
                   Events& events);

}  // namespace torchwake::rules
