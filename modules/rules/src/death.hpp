#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Takes an actor without hit points off the level: its corpse becomes its cell's object, an older corpse
/// there goes, an item there, all that it had and one draw of its kind's loot fall to the nearest free cells.
/// The hero's facts and coins stay. The killer, who may be dead too, has its reward.
void let_die(const content::Catalog& catalog, World& world, EntityId actor, const ActorRef& killer,
             Events& events);

/// One draw of a table at the level's depth; an invalid id where that is nothing.
/// Random: stream "loot", at most one draw.
[[nodiscard]] content::ItemId draw_item(const content::ItemTable& table, World& world);

/// An item that is nowhere comes to lie on the nearest free cell. Where every cell of a level holds an item
/// there is no room for one more, and it is gone.
void let_fall(World& world, EntityId item, core::Point from, Events& events);

}  // namespace torchwake::rules
