#pragma once

#include <torchwake/rules/turn.hpp>

#include <cstdint>

namespace torchwake::rules {

/// The hit points of each part if such an actor splits; 0 if its kind does not, or they would be too few.
[[nodiscard]] std::int32_t half_of_split(const content::MonsterDef& kind, std::int32_t hit_points);

/// Makes two of a hurt actor whose kind splits: each has half of its hit points. Does nothing if a part would
/// have too few of them, or if no neighbour is free. Draws no random number. Requires:
/// it lives.
void split_if_hurt(const content::Catalog& catalog, World& world, EntityId actor, Events& events);

}  // namespace torchwake::rules
