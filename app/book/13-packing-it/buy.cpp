#include "buy.hpp"

#include "menu.hpp"

#include <algorithm>

namespace {

Menu menu_of_offers(const World& world) {
    Menu menu{"Buy what? You have " + std::to_string(world.coins) + " coins."};
    for (const Offer& offer : world.level().offers) {
        menu.lines.push_back(name_of(offer.potion) + ", " + std::to_string(offer.price) + " coins each, " +
                             std::to_string(offer.count) + " left");
    }
    return menu;
}

/// A line for each number that the hero can pay and carry, from 1 on.
Menu menu_of_counts(const World& world, const Offer& offer) {
    const int room = static_cast<int>(pack_size - world.pack.size());
    const int most = std::min({offer.count, room, world.coins / offer.price});
    Menu menu{most > 0 ? "How many?" : "You cannot pay or carry one."};
    for (int count = 1; count <= most; ++count) {
        menu.lines.push_back(std::to_string(count) + " for " + std::to_string(count * offer.price) +
                             " coins");
    }
    return menu;
}

void hand_over(World* world, Offer* offer, std::size_t count) {
    const int price = static_cast<int>(count) * offer->price;
    offer->count -= static_cast<int>(count);
    world->coins -= price;
    world->pack.insert(world->pack.end(), count, offer->potion);
    world->message += "You pay " + std::to_string(price) + " coins. ";
}

}  // namespace

prompt::Task<bool> buy(Game* game) {
    World* const world = &game->world;
    const Menu menu = menu_of_offers(*world);
    const prompt::LayerScope<Layer> scope(game->layers, {.name = "shop", .menu = &menu});
    while (true) {
        const std::optional<std::size_t> line = co_await ask_line(game, &menu);
        if (!line) {
            co_return false;
        }
        Offer* const offer = &world->level().offers.at(*line);
        Menu counts = menu_of_counts(*world, *offer);
        const std::optional<std::size_t> count = co_await choose(game, std::move(counts));
        if (count) {
            hand_over(world, offer, *count + 1);
            co_return true;
        }
    }
}
