#pragma once

// The commands of trade, checked and applied.

#include <torchwake/rules/trade.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

[[nodiscard]] Checked check_buy(const content::Catalog& catalog, const World& world, EntityId actor,
                                const Buy& buy);
[[nodiscard]] Checked check_sell(const content::Catalog& catalog, const World& world, EntityId actor,
                                 const Sell& sell);

/// A new item comes into the pack; the load is not counted yet.
void buy(const content::Catalog& catalog, World& world, EntityId actor, const BuyPlan& plan, Events& events);
/// One item goes for good; the load is not counted yet. A purse that is full takes what fits.
void sell(World& world, EntityId actor, const SellPlan& plan, Events& events);

}  // namespace torchwake::rules
