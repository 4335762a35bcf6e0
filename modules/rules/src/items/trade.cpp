#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/trade.hpp>

#include <algorithm>
#include <cstdint>

namespace torchwake::rules {
namespace {

constexpr std::int64_t sold_tenths = 8;
constexpr std::int64_t bought_tenths = 12;

}  // namespace

bool is_vendor(const content::MonsterDef& kind) {
    return !kind.deals_in.empty();
}

bool can_be_sold(const content::ItemDef& item) {
    return item.value.value > 0 && !item.prize && !item.money;
}

std::vector<content::ItemId> stock_of(const content::Catalog& catalog, const content::MonsterDef& vendor) {
    std::vector<content::ItemId> stock;
    for (std::size_t place = 0; place < catalog.items().size(); ++place) {
        const content::ItemDef& item = catalog.items()[place];
        if (can_be_sold(item) && item.look.empty() &&
            std::ranges::count(vendor.deals_in, item.category) > 0) {
            stock.push_back(content::ItemId{static_cast<content::ItemId::rep>(place)});
        }
    }
    return stock;
}

core::Coins selling_price(const content::ItemDef& item) {
    return core::Coins{item.value.value * sold_tenths / 10};
}

core::Coins buying_price(const content::ItemDef& item) {
    return core::Coins{(item.value.value * bought_tenths + 9) / 10};
}

EntityId vendor_at(const content::Catalog& catalog, const World& world, EntityId actor, core::Point at) {
    const bool beside = core::chebyshev_distance(position_of(world, actor), at) == 1;
    const EntityId other = beside && world.level.tiles.contains(at) ? world.caches.actors[at] : EntityId{};
    const bool trades = other.valid() && is_vendor(catalog.monster(world.entities.creatures[other].kind)) &&
                        !hostile(catalog, world, actor, other);
    return trades ? other : EntityId{};
}

}  // namespace torchwake::rules
