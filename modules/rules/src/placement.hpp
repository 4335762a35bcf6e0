#pragma once

// Where actors and objects are, in the stored state and in the caches alike. Every change of a Position or of
// a tile goes through here.

#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// What the rules ask of a tile.
[[nodiscard]] CellFlags flags_of(const content::TileDef& tile);

/// Requires: the entity has no Position; nobody stands there.
void place_actor(World& world, EntityId actor, core::Point at);
/// Requires: the actor has a Position; nobody stands there.
void move_actor(World& world, EntityId actor, core::Point to);
/// Each goes to where the other stands.
void swap_actors(World& world, EntityId one, EntityId other);
/// The cell becomes free; the Position goes.
void remove_actor(World& world, EntityId actor);
/// The cell becomes free; the Position stays, as that of a dead hero.
void vacate_cell(World& world, EntityId actor);

/// Requires: the entity has no Position; no object lies there.
void lay_object(World& world, EntityId object, core::Point at);
/// Requires: the object lies somewhere.
void lift_object(World& world, EntityId object);

/// Makes the caches of a level's terrain, with nobody and nothing on it. Drops what they held, but for the
/// hashes of left levels.
void lay_terrain(const content::Catalog& catalog, World& world);
/// Puts all that stands or lies on the level into the caches. Requires: nothing of it is there yet.
void note_placed(const content::Catalog& catalog, World& world);

/// Lays another tile, such as an open door for a closed one.
void change_tile(const content::Catalog& catalog, World& world, core::Point at, content::TileId tile);

}  // namespace torchwake::rules
