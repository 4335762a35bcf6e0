#pragma once

// Hunters that follow the hero over stairs. A monster that stands beside the hero when it takes a stair, and
// hunts it, follows with its next action: it arrives beside the stair. Until then it stands where it stood,
// on the level that the hero left, and only its counter runs on (World::pursuit). One whose hero is back
// before that, or that finds no room, stays there. Falls and portals take the hero alone.

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/turn.hpp>

#include <vector>

namespace torchwake::rules {

/// All who would follow now, by id.
[[nodiscard]] std::vector<Follower> those_who_would_follow(GameState game);

/// Gives those on the present level who were about to follow the counters that they have left. Requires: the
/// hero comes back to the level that they are on.
void end_pursuit(World& world);

/// The lowest id from `from` on of a follower whose counter has run down; an invalid id if none.
[[nodiscard]] EntityId next_follower(const World& world, EntityId from);

/// Moves a follower, and what it carries, to the present level. Returns false, and leaves it where it is, if
/// there is no room. Either way it is no longer about to follow. Requires: it is a follower.
/// Cost: a distance map, and the hash of the level that it leaves.
bool bring_follower(MutableGameState game, EntityId follower);

}  // namespace torchwake::rules
