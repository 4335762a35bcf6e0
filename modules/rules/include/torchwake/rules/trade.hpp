#pragma once

// Trade with vendors. The same functions give the price that is shown and the price that is paid.
//
// 1. A vendor sells the kinds of its categories without end, and besides them the stock that its definition
//    names: a selection from a table, in limited numbers. It differs by run, vendor and depth.
// 2. A new selection replaces the stock when the hero reaches a new depth. A selection follows from the run's
//    seed, so only the number sold is stored.
// 3. A vendor's purse is unlimited. What the hero sells does not join the stock: the vendor passes it on.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/game_state.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::rules {

/// True if that kind buys and sells.
[[nodiscard]] bool is_vendor(const content::MonsterDef& kind);

/// A kind of item that a vendor sells.
struct Ware {
    content::ItemId item;                ///< the kind on sale
    std::int32_t left = 0;               ///< of a kind in the stock
    std::optional<std::size_t> place{};  ///< in the stock; nothing: it is sold without end
    friend bool operator==(const Ware&, const Ware&) = default;
};

/// The wares of a vendor, those that are sold out too, in the order of the catalog. Requires: an actor.
/// Random: stream "stock" of the vendor and the greatest depth.
[[nodiscard]] std::vector<Ware> wares_of(GameState game, EntityId vendor);

/// True if any vendor buys it: it has a value, and is neither a prize nor money.
[[nodiscard]] bool can_be_sold(const content::ItemDef& item);

/// The price that a vendor pays for one: 0.8 times its value, rounded down to copper.
[[nodiscard]] core::Coins selling_price(const content::ItemDef& item);
/// The price that a vendor asks for one: 1.2 times its value, rounded up.
[[nodiscard]] core::Coins buying_price(const content::ItemDef& item);

/// The living vendor, not hostile to the actor, in a cell beside it; an invalid id if none stands there.
[[nodiscard]] EntityId vendor_at(GameState game, EntityId actor, core::Point at);

}  // namespace torchwake::rules
