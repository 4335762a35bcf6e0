// The choice of a gift where a run begins.

#include "commands/common.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "items/identification.hpp"
#include "items/purse.hpp"
#include "level/falling.hpp"
#include "level/spawning.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/rules/gifts.hpp>
#include <torchwake/rules/queries.hpp>

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/map.hpp>

#include <algorithm>
#include <set>
#include <string_view>

namespace torchwake::rules {
namespace {

/// Puts on what the hero was given, if it can be held or worn and nothing that is cursed holds its place.
void put_on_gift(const ActionContext& context, EntityId item, content::ItemId kind) {
    const auto slot = content::equip_slot_of(context.catalog.item(kind));
    if (!slot) {
        return;
    }
    const content::EquipSlot where = place_for(context, hero_id, *slot);
    const EntityId worn = worn_at(context.world, hero_id, where);
    if (!stays_on(context, worn)) {
        apply(context, EquipPlan{item, where, worn});
    }
}

/// Puts a stack of new items into the hero's pack, and puts it on; without room there it falls to the floor.
void give(const ActionContext& context, const content::Supply& supply) {
    World& world = context.world;
    const EntityId item = make_item(context, supply.item);
    world.entities.items[item].count = supply.count;
    const Item wanted{supply.item, context.catalog.item(supply.item).charges, supply.count};
    const auto room = find_room(context, pack_of(world.entities, hero_id), wanted);
    if (room && room->count == supply.count) {
        stow(world, item, hero_id, room->slot);
        put_on_gift(context, item, supply.item);
    } else {
        let_fall(context, item, position_of(world, hero_id), context.events);
    }
    learn_kind(context, supply.item, hero_id, context.events);
}

}  // namespace

std::vector<content::GiftId> gifts_of_run(const content::Catalog& catalog, std::uint64_t seed) {
    auto gifts = with_ids<content::GiftId>(catalog.gifts()) | ranges::views::keys | ranges::to<std::vector>();
    core::RandomStream stream = core::derive_stream(seed, "gifts");
    core::shuffle(gifts, stream);
    std::set<std::string_view> sorts;
    std::erase_if(gifts, [&](content::GiftId gift) {
        return sorts.size() == content::most_offered_gifts || !sorts.insert(catalog.gift(gift).sort).second;
    });
    std::ranges::sort(gifts);
    return gifts;
}

Checked check_gift(const CommandContext& context, const AnswerChoice& given) {
    const std::vector<content::GiftId> gifts = gifts_of_run(context.catalog, context.world.run.seed);
    return given.slot && given.slot->value < gifts.size()
               ? context.plan(TakeGiftPlan{gifts[given.slot->value]})
               : refuse(RefusalReason::NoAnswer);
}

void apply(const ActionContext& context, const TakeGiftPlan& taken) {
    World& world = context.world;
    const content::GiftDef& gift = context.catalog.gift(taken.gift);
    world.choice = {};
    context.events.emplace_back(GiftTaken{actor_ref(world, hero_id), taken.gift});
    core::Coins& coins = purse_of(world, hero_id);
    coins = std::min(most_coins, coins + gift.coins);
    for (const content::Supply& supply : gift.items) {
        give(context, supply);
    }
    note_encumbrance(context, hero_id, context.events);
}

}  // namespace torchwake::rules
