#include "drink.hpp"

#include "fight.hpp"
#include "menu.hpp"

#include <algorithm>

namespace {

void take_effect(World* world, Potion potion) {
    if (potion == Potion::Healing) {
        world->health = std::min(world->health + 12, hero_health);
        world->message += "You feel better. ";
    } else if (potion == Potion::Fire) {
        burn_hero(world);
    } else {
        world->level().explored.fill(true);
        world->message += "You know where the walls are. ";
    }
}

/// The potion whose effect the player wishes for; nothing if the player leaves the menu.
prompt::Task<std::optional<Potion>> wish(Game* game) {
    Menu menu{"Wish for what?", {"health", "a map"}};
    const std::optional<std::size_t> line = co_await choose(game, std::move(menu));
    co_return line ? std::optional(*line == 0 ? Potion::Healing : Potion::Maps) : std::nullopt;
}

}  // namespace

prompt::Task<bool> drink(Game* game) {
    World* const world = &game->world;
    Menu menu = menu_of_pack(*world, "Drink which?");
    const std::optional<std::size_t> line = co_await choose(game, std::move(menu));
    if (!line) {
        co_return false;
    }
    std::optional<Potion> effect = world->pack.at(*line);
    if (effect == Potion::Wishes) {
        effect = co_await wish(game);
    }
    if (effect) {
        world->pack.erase(world->pack.begin() + static_cast<std::ptrdiff_t>(*line));
        take_effect(world, *effect);
    }
    co_return effect.has_value();
}
