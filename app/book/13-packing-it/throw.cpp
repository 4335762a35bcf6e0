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

/// Lets the potion be seen in each cell for a moment.
prompt::Task<void> fly(Game* game, std::vector<core::Point> cells) {
    constexpr core::Milliseconds pause{60};
    core::Point at;
    const prompt::LayerScope<Layer> scope(game->layers, {.name = "flight", .flying = &at});
    for (const core::Point cell : cells) {
        at = cell;
        co_await game->clock.sleep_for(pause);
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
            std::vector<core::Point> cells = flight(*world, *target);
            const core::Point end = cells.back();
            co_await fly(game, std::move(cells));
            const Potion potion = world->pack.at(*line);
            world->pack.erase(world->pack.begin() + static_cast<std::ptrdiff_t>(*line));
            break_potion(world, potion, end);
            co_return true;
        }
    }
}
