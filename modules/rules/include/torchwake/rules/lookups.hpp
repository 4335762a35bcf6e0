#pragma once

// Single facts about a World, each looked up in a few steps.

#include <torchwake/rules/game_state.hpp>

#include <algorithm>
#include <cstdint>

namespace torchwake::rules {

/// The cell of an entity that stands or lies on the level.
[[nodiscard]] inline core::Point position_of(const World& world, EntityId id) {
    return world.entities.positions[id].at;
}

/// The definition of an actor's kind.
[[nodiscard]] inline const content::MonsterDef& definition_of(GameState game, EntityId actor) {
    return game.catalog.monster(game.world.entities.creatures[actor].kind);
}

/// The pack of an actor; one without slots if it has none.
[[nodiscard]] inline const Pack& pack_of(const Entities& entities, EntityId actor) {
    static const Pack none;
    const Pack* pack = entities.packs.find(actor);
    return pack != nullptr ? *pack : none;
}

/// The level of that depth which the hero left; null if it left none there.
[[nodiscard]] inline const LeftLevel* left_level(const World& world, std::int32_t depth) {
    const auto depth_of = [](const LeftLevel& left) { return left.level.depth; };
    const auto left = std::ranges::find(world.left_levels, depth, depth_of);
    return left != world.left_levels.end() ? &*left : nullptr;
}

/// True if an actor can come to stand in a cell: it lies on the level, nothing blocks it, and nobody is
/// there.
[[nodiscard]] inline bool is_vacant(const World& world, core::Point at) {
    return world.level.tiles.contains(at) && !world.caches.flags[at].has(CellFlag::Blocks) &&
           !world.caches.occupied.get(at);
}

/// The phase that a lord has come to, from 1 on; 0 for any other actor.
[[nodiscard]] inline std::int32_t phase_of(const World& world, EntityId actor) {
    const Lordship* const lordship = world.entities.lordships.find(actor);
    return lordship == nullptr ? 0 : lordship->phase;
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
[[nodiscard]] inline bool hostile(GameState game, EntityId a, EntityId b) {
    const auto& creatures = game.world.entities.creatures;
    return game.catalog.hostile(creatures[a].kind, creatures[b].kind) ||
           (a == hero_id && bears_grudge(game, b)) || (b == hero_id && bears_grudge(game, a));
}

/// The camp of an actor's kind.
[[nodiscard]] inline content::Camp camp_of(GameState game, EntityId actor) {
    return game.catalog.reactions().camp_of(game.world.entities.creatures[actor].kind);
}

}  // namespace torchwake::rules
