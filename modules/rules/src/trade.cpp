#include "trade.hpp"

#include "actor_ref.hpp"
#include "gear.hpp"
#include "lore.hpp"
#include "purse.hpp"
#include "spawning.hpp"

#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <variant>

namespace torchwake::rules {
namespace {

constexpr std::int64_t sold_tenths = 8;
constexpr std::int64_t bought_tenths = 12;

/// The kind of a vendor beside an actor; nothing where it is not there, or is none.
std::optional<content::MonsterId> vendor_beside(const content::Catalog& catalog, const World& world,
                                                EntityId actor, EntityId vendor) {
    const Creature* creature = world.entities.creatures.find(vendor);
    if (creature == nullptr || vendor_at(catalog, world, actor, position_of(world, vendor)) != vendor) {
        return std::nullopt;
    }
    return creature->kind;
}

Checked refuse(RefusalReason reason, content::ItemId item = {}) {
    return Refusal{reason, item};
}

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

Checked check_buy(const content::Catalog& catalog, const World& world, EntityId actor, const Buy& buy) {
    const auto vendor = vendor_beside(catalog, world, actor, buy.vendor);
    if (!vendor) {
        return refuse(RefusalReason::NoVendorThere);
    }
    const std::vector<content::ItemId> stock = stock_of(catalog, catalog.monster(*vendor));
    if (std::ranges::count(stock, buy.item) == 0) {
        return refuse(RefusalReason::NotForSale);
    }
    const content::ItemDef& item = catalog.item(buy.item);
    const core::Coins price = buying_price(item);
    if (coins_of(world, actor) < price) {
        return refuse(RefusalReason::TooPoor, buy.item);
    }
    const Pack* pack = world.entities.packs.find(actor);
    const auto room =
        pack != nullptr ? find_room(catalog, world, *pack, {buy.item, item.charges, 1}) : std::nullopt;
    return room ? Plan{actor, BuyPlan{*vendor, buy.item, room->slot, price}}
                : refuse(RefusalReason::PackFull, buy.item);
}

Checked check_sell(const content::Catalog& catalog, const World& world, EntityId actor, const Sell& sell) {
    const auto vendor = vendor_beside(catalog, world, actor, sell.vendor);
    if (!vendor) {
        return refuse(RefusalReason::NoVendorThere);
    }
    const auto held = held_in(world, actor, sell.slot);
    if (const auto* refusal = std::get_if<Refusal>(&held)) {
        return *refusal;
    }
    const EntityId item = std::get<EntityId>(held);
    const content::ItemId kind = world.entities.items[item].kind;
    if (world.entities.equipped.contains(item)) {
        return refuse(RefusalReason::AlreadyEquipped, kind);
    }
    const content::ItemDef& shown = catalog.item(shown_item(world, item));
    if (!can_be_sold(shown)) {
        return refuse(RefusalReason::NotForSale, kind);
    }
    return Plan{actor, SellPlan{*vendor, item, sell.slot, selling_price(shown)}};
}

void buy(const content::Catalog& catalog, World& world, EntityId actor, const BuyPlan& plan, Events& events) {
    core::Coins& coins = purse_of(world, actor);
    coins = coins - plan.price;
    stow(world, make_item(catalog, world, plan.item), actor, plan.slot);
    events.emplace_back(ItemBought{actor_ref(world, actor), plan.item, plan.price, plan.vendor});
    learn_kind(catalog, world, plan.item, actor, events);
}

void sell(World& world, EntityId actor, const SellPlan& plan, Events& events) {
    const content::ItemId kind = shown_item(world, plan.item);
    const EntityId sold = split_off(world, plan.item, 1);
    if (sold == plan.item) {
        take_from_pack(world, sold, actor, plan.slot);
    }
    world.entities.items.erase(sold);
    core::Coins& coins = purse_of(world, actor);
    coins = std::min(most_coins, coins + plan.price);
    events.emplace_back(ItemSold{actor_ref(world, actor), kind, plan.price, plan.vendor});
}

}  // namespace torchwake::rules
