#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Opens a container: it is empty from now on, its content falls at the actor's feet, and a trap that may be
/// in it goes off. Requires: the cell holds a container. Random: stream "loot", a draw if it may hold
/// something; "traps", a draw if it may have a trap.
void open_prop(const Ruleset& ruleset, World& world, EntityId actor, core::Point at, Events& events);

/// Draws what a container holds, and lets it fall at a cell or near it. Random: stream "loot", a draw if it
/// may hold something.
void let_content_fall(MutableGameState game, content::TileId prop, core::Point at, Events& events);

}  // namespace torchwake::rules
