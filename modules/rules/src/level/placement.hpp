#pragma once

// The positions of actors and objects, in the stored state and in the caches alike. Every change of a
// Position or of a tile goes through here.

#include "world/best_cell.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/queries.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::rules {

/// The rules' flags of a tile.
[[nodiscard]] CellFlags flags_of(const content::TileDef& tile);

/// True if a wall stands on either side of a diagonal step. Requires: the step ends on the level.
[[nodiscard]] bool cuts_corner(const World& world, core::Point from, core::Direction direction);

/// True if the tile or the matter of a cell blocks sight.
[[nodiscard]] bool is_opaque(GameState game, core::Point at);

/// The first cell with those stairs, row by row; nothing if the level has none. Cost: a step for each cell
/// before it.
[[nodiscard]] std::optional<core::Point> find_stairs(const World& world, CellFlag stairs);

/// The best_cell() of those from which a walk leads to `to`, where nobody stands and which have no stairs;
/// `rank_of(cell, steps)` is given the length of the walk, too. No walk leads onto an armed trap. Cost: a
/// distance map.
template <class RankOf>
[[nodiscard]] std::optional<core::Point> best_vacant_cell(World& world, core::Point to,
                                                          const RankOf& rank_of) {
    const auto& distances = world.caches.scratch->distances.towards(world.caches.steps, to);
    return best_cell(core::cells_of(distances.size()), [&](core::Point at) {
        const bool suits = distances[at] != spatial::unreachable && is_vacant(world, at) &&
                           !world.caches.flags[at].has_stairs();
        return suits ? rank_of(at, static_cast<std::int32_t>(distances[at])) : std::nullopt;
    });
}

/// The vacant cell with the shortest walk to `near`, where one arrives who goes there; nothing if there is
/// none.
[[nodiscard]] std::optional<core::Point> landing_cell(World& world, core::Point near);

/// True if whoever treads in a cell is lost.
[[nodiscard]] bool is_peril(GameState game, core::Point at);
/// Looks again whether a cell is a peril, after its tile or its liquid changed.
void refresh_peril(MutableGameState game, core::Point at);

/// Requires: the entity has no Position; nobody stands there.
void place_actor(World& world, EntityId actor, core::Point at);
/// Requires: the actor has a Position; nobody stands there.
void move_actor(World& world, EntityId actor, core::Point to);
/// Exchanges the cells of two actors.
void swap_actors(World& world, EntityId one, EntityId other);
/// Frees the cell and removes the Position.
void remove_actor(World& world, EntityId actor);
/// Frees the cell and keeps the Position, as that of a dead hero.
void vacate_cell(World& world, EntityId actor);

/// Requires: the entity has no Position; no object lies there.
void lay_object(World& world, EntityId object, core::Point at);
/// Requires: the object lies somewhere.
void lift_object(World& world, EntityId object);

/// Makes the caches of a level's terrain, without actors and objects. Drops what they held, except the hashes
/// of left levels.
void lay_terrain(MutableGameState game);
/// Enters all that stands or lies on the level into the caches. Requires: nothing of it is there yet.
void note_placed(MutableGameState game);

/// Replaces a tile, for example a closed door by an open one.
void change_tile(MutableGameState game, core::Point at, content::TileId tile);

}  // namespace torchwake::rules
