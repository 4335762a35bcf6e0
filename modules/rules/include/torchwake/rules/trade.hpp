#pragma once

// Trade with vendors. The same functions give the price that is shown and the price that is paid. A vendor's
// stock and purse are unlimited, so neither is stored.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/world.hpp>

#include <vector>

namespace torchwake::rules {

/// True if that kind buys and sells.
[[nodiscard]] bool is_vendor(const content::MonsterDef& kind);

/// A vendor's stock, in the order of the catalog: every item of its categories that can be sold, except
/// looks.
[[nodiscard]] std::vector<content::ItemId> stock_of(const content::Catalog& catalog,
                                                    const content::MonsterDef& vendor);

/// True if any vendor buys it: it has a value, and is neither a prize nor money.
[[nodiscard]] bool can_be_sold(const content::ItemDef& item);

/// The price that a vendor pays for one: 0.8 times its value, rounded down to copper.
[[nodiscard]] core::Coins selling_price(const content::ItemDef& item);
/// The price that a vendor asks for one: 1.2 times its value, rounded up.
[[nodiscard]] core::Coins buying_price(const content::ItemDef& item);

/// The living vendor, not hostile to the actor, in a cell beside it; an invalid id if none stands there.
[[nodiscard]] EntityId vendor_at(const content::Catalog& catalog, const World& world, EntityId actor,
                                 core::Point at);

}  // namespace torchwake::rules
