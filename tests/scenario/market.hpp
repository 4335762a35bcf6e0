#pragma once

// The test catalog with a vendor and items that have a price.

#include "scenario/test_catalog.hpp"

namespace torchwake::scenario {

/// tonic t (alchemy, 1.01 gold, ten share a slot), axe k (weapon, 10 gold, 4 lb, 2-9), stone u (of no value)
std::vector<content::ItemDef> market_items();

/// smith s deals in weapons and what alchemists make; peddler p in alchemy alone
content::CatalogParts market_parts();

/// A town of the test tiles, its folk a smith, a peddler and three wanderers.
content::LevelDef town_level();

/// The parts with that town above the dungeon.
content::CatalogParts town_parts();

const content::Catalog& market_catalog();

/// A vendor with a limited stock: one or two of each of two kinds of those that the table of the depth has;
/// it sells stones (of value 2) without end. The hero has 50 pieces of gold.
content::CatalogParts stock_parts();

const content::Catalog& stock_catalog();

/// The market, and gifts where a run begins: an axe, tonics or three of its coins, two sorts of each.
const content::Catalog& gift_catalog();

}  // namespace torchwake::scenario
