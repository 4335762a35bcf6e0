#include "throw.hpp"

#include "aim.hpp"
#include "fight.hpp"
#include "flight.hpp"
#include "menu.hpp"

namespace {

void break_potion(World* world, Potion potion, core::Point cell) {
    Monster* const monster = monster_at(world, cell);
    if (monster == nullptr) {
        world->message += "The potion breaks on the floor. ";
    } else if (potion == Potion::Fire) {
        burn_monster(world, monster);
    } else {
        world->message += "The " + std::string(monster->kind->name) + " is wet. ";
    }
}

}  // namespace

prompt::Task<bool> throw_potion(Game* game) {
    World* const world = &game->world;
    const Menu menu = menu_of_pack(*world, "Throw which?");
    const prompt::LayerScope<Layer> scope(game->layers, {.name = "menu", .menu = &menu});
    while (true) {
        const std::optional<std::size_t> line = co_await ask_line(game, &menu);
        if (!line) {
            co_return false;
        }
        const std::optional<core::Point> target = co_await aim(game);
        if (target) {
            const Potion potion = world->pack.at(*line);
            world->pack.erase(world->pack.begin() + static_cast<std::ptrdiff_t>(*line));
            break_potion(world, potion, flight(*world, *target).back());
            co_return true;
        }
    }
}
