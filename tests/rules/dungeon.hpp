#pragma once

#include "scenario/matter_catalog.hpp"
#include "scenario/scenario.hpp"

#include <string>
#include <utility>
#include <vector>

namespace torchwake::rules {

/// A dungeon of drawn levels, the first of depth 1; a deeper one's @ is where the hero arrives.
inline scenario::Scenario dungeon(std::vector<std::string> maps) {
    scenario::Scenario scenario(maps.front());
    scenario.ruleset.level_source = [maps = std::move(maps)](const content::Catalog& catalog, std::uint64_t,
                                                             std::int32_t depth) {
        return scenario::read_level(catalog, maps.at(static_cast<std::size_t>(depth - 1))).plan;
    };
    return scenario;
}

/// A level of that map, with more and more of another one below it.
inline scenario::MatterScenario above_another(const std::string& map,
                                              const std::string& below = "#####\n#.@.#\n#####") {
    scenario::MatterScenario scenario(map);
    scenario.ruleset.level_source = [below](const content::Catalog& catalog, std::uint64_t,
                                            std::int32_t depth) {
        LevelPlan plan = scenario::read_level(catalog, below).plan;
        plan.depth = depth;
        return plan;
    };
    return scenario;
}

/// A bare room, which is quickly made, in place of the levels on the way.
inline LevelPlan bare_room(const content::Catalog& catalog, std::int32_t depth) {
    const content::LevelTiles& tiles = catalog.level_at(depth).tiles;
    LevelPlan plan;
    plan.depth = depth;
    plan.tiles = core::Grid<content::TileId>({5, 5}, tiles.wall);
    for (const core::Point at : core::cells_of(core::Size{3, 3})) {
        plan.tiles[at + core::Point{1, 1}] = tiles.floor;
    }
    plan.arrival = {2, 2};
    return plan;
}

/// The hero is there, and has looked around, without a walk.
inline void put_hero(const content::Catalog& catalog, World& world, core::Point at) {
    world.entities.positions[hero_id].at = at;
    rebuild_caches({catalog, world});
    world.memory.seen |= world.caches.visible;
    world.caches.visible.for_each(
        [&world](core::Point cell) { world.memory.tiles[cell] = world.level.tiles[cell]; });
}

}  // namespace torchwake::rules
