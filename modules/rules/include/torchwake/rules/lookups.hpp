#pragma once

// Single facts about a World, each looked up in a few steps.

#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// The cell of an entity that stands or lies on the level.
[[nodiscard]] inline core::Point position_of(const World& world, EntityId id) {
    return world.entities.positions[id].at;
}

/// True if the actor is there and has hit points left.
[[nodiscard]] inline bool is_alive(const World& world, EntityId actor) {
    const Vitals* vitals = world.entities.vitals.find(actor);
    return vitals != nullptr && vitals->hit_points > 0;
}

/// True if the hero is dead or has left the dungeon. Nothing happens after that.
[[nodiscard]] inline bool is_over(const World& world) {
    return !is_alive(world, hero_id) || world.run.escaped;
}

/// True if the actor fights the hero because of what the hero did.
[[nodiscard]] inline bool bears_grudge(const World& world, EntityId actor) {
    const Mind* mind = world.entities.minds.find(actor);
    return mind != nullptr && mind->grudge;
}

/// True if two actors fight each other: by their factions, or because one of them bears the hero a grudge.
[[nodiscard]] inline bool hostile(const content::Catalog& catalog, const World& world, EntityId a,
                                  EntityId b) {
    const auto& creatures = world.entities.creatures;
    return catalog.hostile(creatures[a].kind, creatures[b].kind) ||
           (a == hero_id && bears_grudge(world, b)) || (b == hero_id && bears_grudge(world, a));
}

/// The camp of an actor's kind.
[[nodiscard]] inline content::Camp camp_of(const content::Catalog& catalog, const World& world,
                                           EntityId actor) {
    return catalog.reactions().camp_of(world.entities.creatures[actor].kind);
}

}  // namespace torchwake::rules
