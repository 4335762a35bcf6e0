#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Makes two of a hurt actor whose kind splits: each has half of its hit points. Does nothing if a part would
/// have too few of them, or if no neighbour is free. Draws no random number. Requires:
/// it lives.
void split_if_hurt(const content::Catalog& catalog, World& world, EntityId actor, Events& events);

}  // namespace torchwake::rules
