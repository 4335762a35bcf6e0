#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// Makes the hero. Requires: it is the first entity of the run; the cell is free. Random: stream
/// "initiative", one draw, as for each monster.
void spawn_hero(MutableGameState game, core::Point at);
/// Requires: the cell is free.
EntityId spawn_monster(MutableGameState game, const Spawn<content::MonsterId>& spawn);
/// Spawns a monster with a given die for its first wait, without a draw. Requires: the cell is free.
EntityId spawn_monster(MutableGameState game, const Spawn<content::MonsterId>& spawn, std::int32_t wait_die);
/// Drops the announcement of an actor, if it has one, and tells that the spell is not cast.
void break_announcement(MutableGameState game, EntityId actor, Events& events);
/// Takes an actor other than the hero, and all that it carries, out of the world.
void erase_actor(MutableGameState game, EntityId actor);
/// Makes an item with full charges, in no place yet.
EntityId make_item(MutableGameState game, content::ItemId kind);
/// Makes an item as it is found: a bundle if its kind comes in bundles, and unidentified.
EntityId make_find(MutableGameState game, content::ItemId kind);
/// Requires: no object lies there.
EntityId spawn_item(MutableGameState game, content::ItemId kind, core::Point at);
/// Requires: no object lies there.
EntityId spawn_corpse(World& world, content::MonsterId kind, core::Point at);

/// Lays a level's terrain, without actors and objects, and clears the hero's memory of the level.
void lay_level(MutableGameState game, const LevelPlan& plan);

/// Makes all actors and objects of a level. Requires: its terrain is laid.
void populate(MutableGameState game, const LevelPlan& plan);

/// The level of actors that came by a trick: they bring neither experience nor loot nor coins.
inline constexpr std::int32_t level_of_offspring = 0;

/// The first free neighbour that a step leads to, clockwise from north; nothing if there is none.
[[nodiscard]] std::optional<core::Point> free_neighbour(const World& world, core::Point at);

/// Makes an actor of that kind by a parent's trick, of the parent's pack and after the parent's prey. It has
/// the parent's wait die, so that no random number is drawn.
/// Requires: the cell is free.
EntityId spawn_offspring(MutableGameState game, EntityId parent, content::MonsterId kind, core::Point at);

}  // namespace torchwake::rules
