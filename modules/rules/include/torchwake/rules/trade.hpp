#pragma once

// Trade with vendors. What is shown and what is paid come from the same functions here. A vendor's stock and
// purse have no end: neither is stored.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/world.hpp>

#include <vector>

namespace torchwake::rules {

/// Whether that kind buys and sells.
[[nodiscard]] bool is_vendor(const content::MonsterDef& kind);

/// What such a vendor sells, in the order of the catalog: all of its categories that has a value, never a
/// prize or money.
[[nodiscard]] std::vector<content::ItemId> stock_of(const content::Catalog& catalog,
                                                    const content::MonsterDef& vendor);

/// Whether any vendor takes it: it has a value, and is neither a prize nor money.
[[nodiscard]] bool can_be_sold(const content::ItemDef& item);

/// What one is sold for: 0.8 times its value, rounded down to copper.
[[nodiscard]] core::Coins selling_price(const content::ItemDef& item);
/// What one is bought for: 1.2 times its value, rounded up.
[[nodiscard]] core::Coins buying_price(const content::ItemDef& item);

/// The living vendor in a cell beside an actor; an invalid id: none stands there.
[[nodiscard]] EntityId vendor_at(const content::Catalog& catalog, const World& world, EntityId actor,
                                 core::Point at);

}  // namespace torchwake::rules
