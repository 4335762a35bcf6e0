#pragma once

// Travel between levels. Time stands still on a level that the hero leaves: it goes to World::left_levels
// with all that is on it, and comes back unchanged. The hero takes its id, hit points, mana, pack and
// conditions along; everything else stays.

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

[[nodiscard]] inline bool has_level_below(GameState game) {
    return game.world.level.depth < game.catalog.last_depth();
}

/// Takes the hero a level down from anywhere, after raising the chosen attribute, if any: to the arrival of a
/// new level, else to the stairs up. Requires: there is a level below.
void descend(const Ruleset& ruleset, World& world, std::optional<Attribute> choice, Events& events);
/// Takes the hero a level up, to its stairs down. Requires: this is not the first level.
void ascend(const Ruleset& ruleset, World& world, Events& events);
/// Drops the hero to a free cell one level down; a first visit adds an owed choice.
/// Requires: there is a level below. Random: stream "traps", one draw.
void fall(const Ruleset& ruleset, World& world, Events& events);
/// Takes the hero to the town's arrival; a portal beside it leads back. A portal that is there already leads
/// to the new place instead. Requires: there is a town, the hero is elsewhere, and some tile is a portal.
void open_portal(const Ruleset& ruleset, World& world, Events& events);
/// Takes the hero back to the cell where it opened the portal, or beside an actor there; the portal is gone.
/// Requires: it stands on the portal.
void return_by_portal(const Ruleset& ruleset, World& world, Events& events);
/// Takes the hero out of the dungeon. Requires: it has, or had, the prize.
void escape(MutableGameState game, Events& events);

}  // namespace torchwake::rules
