#include "items/purse.hpp"

#include "world/actor_ref.hpp"

#include <torchwake/rules/encumbrance.hpp>

#include <algorithm>

namespace torchwake::rules {

core::Coins toll_of(const World& world, EntityId actor, const content::TileDef& gate) {
    const std::int32_t spared = powers_of(world, actor)[content::Power::Keys];
    return core::Coins{copper_in_gold * std::max(0, gate.toll - spared)};
}

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

}  // namespace torchwake::rules
