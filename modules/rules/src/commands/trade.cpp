#include "commands/common.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "items/identification.hpp"
#include "items/purse.hpp"
#include "level/spawning.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/trade.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace torchwake::rules {
namespace {

/// The kind of a friendly vendor beside the actor; nothing if it is not one.
std::optional<content::MonsterId> vendor_beside(const CommandContext& context, EntityId vendor) {
    const World& world = context.world;
    const Creature* creature = world.entities.creatures.find(vendor);
    if (creature == nullptr || vendor_at(context, context.actor, position_of(world, vendor)) != vendor) {
        return std::nullopt;
    }
    return creature->kind;
}

/// The sales of a vendor since the hero last reached a new depth, to be changed.
Sales& sales_of(World& world, EntityId vendor) {
    const std::int32_t depth = deepest_depth(world);
    const Sales* sales = world.entities.sales.find(vendor);
    if (sales == nullptr || sales->depth != depth) {
        world.entities.sales.erase(vendor);
        world.entities.sales.insert(vendor, {depth, {}});
    }
    return world.entities.sales[vendor];
}

}  // namespace

Checked check(const CommandContext& context, const Buy& buy) {
    const auto vendor = vendor_beside(context, buy.vendor);
    if (!vendor) {
        return refuse(RefusalReason::NoVendorThere);
    }
    const std::vector<Ware> wares = wares_of(context, buy.vendor);
    const auto ware = std::ranges::find(wares, buy.item, &Ware::item);
    if (ware == wares.end()) {
        return refuse(RefusalReason::NotForSale);
    }
    if (ware->place && ware->left == 0) {
        return refuse(RefusalReason::SoldOut, buy.item);
    }
    const content::ItemDef& item = context.catalog.item(buy.item);
    const core::Coins price = buying_price(item);
    if (coins_of(context.world, context.actor) < price) {
        return refuse(RefusalReason::TooPoor, buy.item);
    }
    const Pack& pack = pack_of(context.world.entities, context.actor);
    const auto room = find_room(context, pack, {buy.item, item.charges, 1});
    return room ? context.plan(BuyPlan{buy.vendor, buy.item, room->slot, price, ware->place})
                : refuse(RefusalReason::PackFull, buy.item);
}

Checked check(const CommandContext& context, const Sell& sell) {
    const World& world = context.world;
    const auto vendor = vendor_beside(context, sell.vendor);
    if (!vendor) {
        return refuse(RefusalReason::NoVendorThere);
    }
    return with_held(context, sell.slot, [&](EntityId item, content::ItemId kind) -> Checked {
        if (world.entities.equipped.contains(item)) {
            return refuse(RefusalReason::AlreadyEquipped, kind);
        }
        const content::ItemDef& shown = context.catalog.item(apparent_kind(world, item));
        return can_be_sold(shown) ? context.plan(SellPlan{*vendor, item, sell.slot, selling_price(shown)})
                                  : refuse(RefusalReason::NotForSale, kind);
    });
}

void apply(const ActionContext& context, const BuyPlan& bought) {
    World& world = context.world;
    if (bought.place) {
        ++sales_of(world, bought.vendor).sold.at(*bought.place);
    }
    core::Coins& coins = purse_of(world, context.actor);
    coins = coins - bought.price;
    stow(world, make_item(context, bought.item), context.actor, bought.slot);
    context.events.emplace_back(ItemBought{actor_ref(world, context.actor), bought.item, bought.price,
                                           world.entities.creatures[bought.vendor].kind});
    learn_kind(context, bought.item, context.actor, context.events);
    note_encumbrance(context, context.actor, context.events);
}

/// Excess coins are lost.
void apply(const ActionContext& context, const SellPlan& plan) {
    World& world = context.world;
    const content::ItemId kind = apparent_kind(world, plan.item);
    const EntityId sold = split_off(world, plan.item, 1);
    if (sold == plan.item) {
        take_from_pack(world, sold, context.actor, plan.slot);
    }
    world.entities.items.erase(sold);
    core::Coins& coins = purse_of(world, context.actor);
    coins = std::min(most_coins, coins + plan.price);
    context.events.emplace_back(ItemSold{actor_ref(world, context.actor), kind, plan.price, plan.vendor});
    note_encumbrance(context, context.actor, context.events);
}

}  // namespace torchwake::rules
