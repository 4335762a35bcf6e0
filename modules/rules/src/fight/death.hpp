#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Removes an actor without hit points from the level. Its corpse becomes the object of its cell in place of
/// an older corpse, unless the cell is a peril; an item there, all that it had and one draw of its kind's
/// loot fall to the nearest free cells. The hero's components and coins stay. The killer, which may be dead
/// too, gets its reward.
void let_die(MutableGameState game, EntityId actor, const ActorRef& killer, Events& events);

/// Draws from a table at the level's depth; an invalid id if that is nothing.
/// Random: stream "loot", at most one draw.
[[nodiscard]] content::ItemId draw_item(const content::ItemTable& table, World& world);

}  // namespace torchwake::rules
