#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstddef>

namespace torchwake::worldgen {

/// Draws for each region how many monsters it gets, and for each a kind and a free cell that nobody sees from
/// the region of arrival. A region without enough cells takes fewer.
void spawn_monsters(const content::Catalog& catalog, const Layout& layout, std::size_t arrival_region,
                    core::RandomStream& stream, std::vector<rules::Spawn<content::MonsterId>>& spawns);

/// The same for items, which may lie in sight.
void spawn_items(const content::Catalog& catalog, const Layout& layout, core::RandomStream& stream,
                 std::vector<rules::Spawn<content::ItemId>>& spawns);

}  // namespace torchwake::worldgen
