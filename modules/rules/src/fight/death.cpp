#include "fight/death.hpp"

#include "fight/announcing.hpp"
#include "fight/powers.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "items/purse.hpp"
#include "level/falling.hpp"
#include "level/hunt.hpp"
#include "level/matter.hpp"
#include "level/placement.hpp"
#include "level/spawning.hpp"
#include "turn/growth.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/deeds.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <iterator>
#include <vector>

namespace torchwake::rules {
namespace {

/// Clears the cell's object for a corpse. Returns the item that lay there, which is in no place now.
EntityId clear_for_corpse(World& world, core::Point at) {
    const EntityId object = world.caches.objects[at];
    if (world.entities.items.contains(object)) {
        lift_object(world, object);
        return object;
    }
    erase_corpse_at(world, at);
    return {};
}

void empty_pack(MutableGameState game, EntityId actor, core::Point at, Events& events) {
    const Pack pack = pack_of(game.world.entities, actor);
    for (const SlotContent& slot : filled_slots(pack)) {
        take_from_pack(game, slot.item, actor, slot.slot);
        let_fall(game, slot.item, at, events);
    }
}

/// Drops a draw of a kind's loot, if it has some and the draw is not nothing. Random: that draw, and those of
/// Catalog::draw_find(), stream "loot".
void drop_loot(MutableGameState game, content::MonsterId kind, core::Point at, Events& events) {
    const auto& table = game.catalog.monster(kind).loot;
    const content::ItemId loot = table ? draw_item(game.catalog.item_table(*table), game) : content::ItemId{};
    if (loot.valid()) {
        const content::ItemId found =
            game.catalog.draw_find(loot, game.world.level.depth, game.world.streams.loot);
        let_fall(game, make_find(game, found), at, events);
    }
}

/// Gives the purse of the dead to its killer; without a living killer the coins fall to the floor.
void pass_on_purse(MutableGameState game, EntityId dead, const ActorRef& killer, Events& events) {
    const core::Coins coins = coins_of(game, dead);
    if (coins.value == 0) {
        return;
    }
    if (killer.id.valid() && is_alive(game, killer.id)) {
        gain_coins(game, killer.id, coins, game.world.entities.creatures[dead].kind, events);
    } else if (game.catalog.money()) {
        const EntityId money = make_item(game, *game.catalog.money());
        game.world.entities.items[money].count =
            static_cast<std::int32_t>(std::min(coins, most_coins_on_floor).value);
        let_fall(game, money, position_of(game, dead), events);
    }
}

/// Lets out what a kind holds that bursts.
void burst(MutableGameState game, const ActorRef& dead, const ActorRef& killer, Events& events) {
    const auto matter = burst_of(game.catalog.monster(dead.kind));
    if (matter) {
        events.emplace_back(TrickUsed{dead, content::TrickKind::Burst, killer, {}});
        bring_matter(game, dead.at, {dead.at}, *matter, {killer.id, killer.kind}, events);
    }
}

}  // namespace

content::ItemId draw_item(const content::ItemTable& table, World& world) {
    std::vector<std::uint32_t> weights;
    std::ranges::transform(table.entries, std::back_inserter(weights),
                           [&world](const auto& entry) { return entry.weight_at(world.level.depth); });
    const bool any = std::ranges::any_of(weights, [](std::uint32_t weight) { return weight > 0; });
    return any ? table.entries[world.streams.loot.weighted(weights)].kind : content::ItemId{};
}

void let_die(MutableGameState game, EntityId actor, const ActorRef& killer, Events& events) {
    if (actor == game.world.hunt.hunter) {
        scatter_hunter(game, events);
        return;
    }
    const core::Point at = position_of(game, actor);
    const ActorRef dead = actor_ref(game, actor);
    events.emplace_back(ActorDied{dead, killer});
    break_announcement(game, actor, events);
    const content::MonsterId kind = game.world.entities.creatures[actor].kind;
    const std::int32_t level = game.world.entities.abilities[actor].level;
    if (!game.world.caches.perils.get(at)) {
        const EntityId displaced = clear_for_corpse(game, at);
        spawn_corpse(game, kind, at);
        if (displaced.valid()) {
            let_fall(game, displaced, at, events);
        }
    }
    empty_pack(game, actor, at, events);
    if (actor == hero_id) {
        vacate_cell(game, actor);
        game.world.run.killer = killer.kind;
        count_encumbrances(game);
    } else {
        pass_on_purse(game, actor, killer, events);
        if (level != level_of_offspring) {
            drop_loot(game, kind, at, events);
        }
        erase_actor(game, actor);
        game.world.run.kills += killer.id == hero_id ? 1 : 0;
    }
    burst(game, dead, killer, events);
    reward_kill(game, killer.id, level, events);
    use_powers_of_kill(game, killer.id, events);
}

}  // namespace torchwake::rules
