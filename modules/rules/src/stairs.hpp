#pragma once

// From level to level. Where the hero leaves, time stands still: the level goes to World::left_levels with
// all that is on it, and comes back as it was. The hero keeps its number, its pools, its pack and what works
// on it; every other thing of a level stays there.

#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// The item in the hero's pack that wins the game; invalid where it has none.
[[nodiscard]] content::ItemId carried_prize(const content::Catalog& catalog, const World& world);

[[nodiscard]] inline bool has_level_below(const content::Catalog& catalog, const World& world) {
    return world.level.depth < catalog.last_depth();
}

/// Whether the hero was never as deep as the level below.
[[nodiscard]] bool descent_is_first(const World& world);

/// Grows by the choice where there is one, and goes a level down, from wherever the hero is: to the arrival
/// of a level that it was never on, else to the stairs up. Requires: there is a level below.
void descend(const Ruleset& ruleset, World& world, std::optional<Attribute> choice, Events& events);
/// Goes a level up, to its stairs down. Requires: this is not the first level.
void ascend(const Ruleset& ruleset, World& world, Events& events);
/// The hero falls a level down, to a free cell there, and owes itself the choice of a first way down.
/// Requires: there is a level below. Random: stream "traps", one draw.
void fall(const Ruleset& ruleset, World& world, Events& events);
/// The hero goes to the town's arrival; a portal beside it leads back to where it was, in place of an older
/// one. Requires: there is a town, it is elsewhere, and a tile that is a portal.
void open_portal(const Ruleset& ruleset, World& world, Events& events);
/// The hero goes back to where it opened the portal, or beside who stands there; the portal is gone.
/// Requires: it stands on it.
void return_by_portal(const Ruleset& ruleset, World& world, Events& events);
/// Leaves the dungeon. Requires: the hero has the prize.
void escape(const content::Catalog& catalog, World& world, Events& events);

}  // namespace torchwake::rules
