#pragma once

#include "stairs.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstdint>

namespace torchwake::worldgen {

/// The cells that can be seen from the region of arrival.
[[nodiscard]] spatial::BitGrid sight_of_arrival(const content::Catalog& catalog, const LevelDraft& draft,
                                                const Route& route);

/// Spawns monsters. First each guarded cell gets one. Then a number of monsters is drawn for each region, and
/// for each monster a kind, a free cell out of sight from the region of arrival, and whether it sleeps. If
/// the first kind goes in packs, all monsters of the region are of that kind; otherwise none of them goes in
/// packs. A region without enough cells gets fewer monsters.
void spawn_monsters(const content::Catalog& catalog, LevelDraft& draft, const Route& route,
                    core::RandomStream& stream);

/// Spawns items in the same way, also in sight of the arrival. First comes the prize, if the level has one,
/// then an item in each treasured cell.
void spawn_items(const content::Catalog& catalog, LevelDraft& draft, const Route& route,
                 core::RandomStream& stream);

/// Spawns the meals of a level, so that all of a run together are as many as its levels promise. The first
/// share of a meal is drawn for each run. A level without room gets fewer.
void spawn_food(const content::Catalog& catalog, LevelDraft& draft, const Route& route, std::uint64_t seed);

}  // namespace torchwake::worldgen
