#pragma once

// Items that come to lie on the floor, and those that fall into a chasm.

#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// Lays an item that is in no place on the nearest free cell; over a chasm it falls to the level below. If
/// every cell of the level holds an item, it is lost.
void let_fall(MutableGameState game, EntityId item, core::Point from, Events& events);

/// The nearest cell from which one walks to that one, and on which a thing can lie out of the water; nothing
/// if there is none.
[[nodiscard]] std::optional<core::Point> shore_near(MutableGameState game, core::Point from);

/// Lets the object of a cell fall from where nothing carries it any more; a corpse is gone. Does nothing if
/// the cell has none.
void let_object_fall(MutableGameState game, core::Point at, Events& events);

/// Lays the items that fell to this level as near to where they fell as the hero can walk, and has room.
/// Requires: the hero stands on the level.
void lay_fallen(World& world);

/// Removes a corpse from a cell. Requires: no item lies there.
void erase_corpse_at(World& world, core::Point at);

}  // namespace torchwake::rules
