#include "items/purse.hpp"

#include "level/falling.hpp"
#include "level/spawning.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/lookups.hpp>

#include <algorithm>

namespace torchwake::rules {

core::Coins coins_of(const World& world, EntityId actor) {
    const Purse* purse = world.entities.purses.find(actor);
    return purse != nullptr ? purse->coins : core::Coins{};
}

core::Coins& purse_of(World& world, EntityId actor) {
    if (!world.entities.purses.contains(actor)) {
        world.entities.purses.insert(actor, {});
    }
    return world.entities.purses[actor].coins;
}

void gain_coins(World& world, EntityId actor, core::Coins coins, content::MonsterId from, Events& events) {
    core::Coins& purse = purse_of(world, actor);
    purse = std::min(most_coins, purse + coins);
    events.emplace_back(CoinsGained{actor_ref(world, actor), coins, from});
}

void pass_on_purse(const content::Catalog& catalog, World& world, EntityId dead, const ActorRef& killer,
                   Events& events) {
    const core::Coins coins = coins_of(world, dead);
    if (coins.value == 0) {
        return;
    }
    if (killer.id.valid() && is_alive(world, killer.id)) {
        gain_coins(world, killer.id, coins, world.entities.creatures[dead].kind, events);
    } else if (catalog.money()) {
        const EntityId money = make_item(catalog, world, *catalog.money());
        world.entities.items[money].count =
            static_cast<std::int32_t>(std::min(coins, most_coins_on_floor).value);
        let_fall(catalog, world, money, position_of(world, dead), events);
    }
}

}  // namespace torchwake::rules
