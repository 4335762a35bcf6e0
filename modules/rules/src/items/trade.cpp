#include "world/limits.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/trade.hpp>
#include <torchwake/rules/turn.hpp>

#include <range/v3/view/zip.hpp>

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace torchwake::rules {
namespace {

constexpr std::int64_t sold_tenths = 8;
constexpr std::int64_t bought_tenths = 12;

/// The kinds that a vendor sells without end.
std::vector<Ware> endless_wares(const content::Catalog& catalog, const content::MonsterDef& vendor) {
    std::vector<Ware> wares;
    for (const auto& [kind, item] : with_ids<content::ItemId>(catalog.items())) {
        if (can_be_sold(item) && item.look.empty() &&
            std::ranges::count(vendor.deals_in, item.category) > 0) {
            wares.push_back({kind});
        }
    }
    return wares;
}

core::RandomStream stock_stream(const World& world, EntityId vendor, std::int32_t depth) {
    constexpr std::uint64_t most_depths = 1 << 16;
    return core::derive_stream(world.run.seed, "stock",
                               vendor.value * most_depths + static_cast<std::uint64_t>(depth));
}

/// The stock that a vendor begins with at a depth. Random: a kind and the dice of its count, for each kind.
std::vector<Ware> draw_stock(const content::Catalog& catalog, const content::Stock& stock, std::int32_t depth,
                             core::RandomStream& stream) {
    const auto& entries = catalog.item_table(stock.table).entries;
    std::vector<std::uint32_t> weights;
    std::ranges::transform(entries, std::back_inserter(weights), [depth](const auto& entry) {
        return entry.kind.valid() ? entry.weight_at(std::max(depth, way_out_depth)) : 0;
    });
    std::vector<Ware> wares;
    while (std::ssize(wares) < stock.kinds &&
           std::ranges::any_of(weights, [](std::uint32_t weight) { return weight > 0; })) {
        const content::ItemId kind = entries[stream.weighted(weights)].kind;
        const std::int32_t bundles = roll(stream, stock.count);
        wares.push_back({kind, bundles * catalog.item(kind).bundle, wares.size()});
        for (auto&& [entry, weight] : ranges::views::zip(entries, weights)) {
            weight = entry.kind == kind ? 0 : weight;
        }
    }
    return wares;
}

/// Takes the number sold off a stock, unless another depth was the greatest when it was sold.
void take_off_sold(const Sales* sales, std::int32_t depth, std::vector<Ware>& stock) {
    if (sales == nullptr || sales->depth != depth) {
        return;
    }
    for (Ware& ware : stock) {
        ware.left = std::max(0, ware.left - sales->sold.at(*ware.place));
    }
}

}  // namespace

bool is_vendor(const content::MonsterDef& kind) {
    return !kind.deals_in.empty() || kind.stock.has_value();
}

bool can_be_sold(const content::ItemDef& item) {
    return item.value.value > 0 && !item.prize && !item.money;
}

std::vector<Ware> wares_of(GameState game, EntityId vendor) {
    const content::MonsterDef& kind = definition_of(game, vendor);
    std::vector<Ware> wares = endless_wares(game.catalog, kind);
    if (kind.stock) {
        const std::int32_t depth = deepest_depth(game);
        core::RandomStream stream = stock_stream(game, vendor, depth);
        std::vector<Ware> stock = draw_stock(game.catalog, *kind.stock, depth, stream);
        take_off_sold(game.world.entities.sales.find(vendor), depth, stock);
        wares.insert(wares.end(), stock.begin(), stock.end());
        std::ranges::sort(wares, {}, &Ware::item);
    }
    return wares;
}

core::Coins selling_price(const content::ItemDef& item) {
    return core::Coins{item.value.value * sold_tenths / 10};
}

core::Coins buying_price(const content::ItemDef& item) {
    return core::Coins{(item.value.value * bought_tenths + 9) / 10};
}

EntityId vendor_at(GameState game, EntityId actor, core::Point at) {
    const bool beside = core::chebyshev_distance(position_of(game, actor), at) == 1;
    const EntityId other =
        beside && game.world.level.tiles.contains(at) ? game.world.caches.actors[at] : EntityId{};
    const bool trades =
        other.valid() && is_vendor(definition_of(game, other)) && !hostile(game, actor, other);
    return trades ? other : EntityId{};
}

}  // namespace torchwake::rules
