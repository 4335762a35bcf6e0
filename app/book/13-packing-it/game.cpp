#include "game.hpp"

#include "buy.hpp"
#include "drink.hpp"
#include "fight.hpp"
#include "keys.hpp"
#include "monsters.hpp"
#include "throw.hpp"

#include <algorithm>

namespace {

/// The keys that have an effect now.
std::string legal_keys(const World& world) {
    std::string keys{wait_key};
    const char place = world.level().map[world.hero];
    if (place == down_key || place == up_key) {
        keys += place;
    }
    if (place == 'V') {
        keys += buy_key;
    }
    if (!world.pack.empty()) {
        keys += drink_key;
        keys += throw_key;
    }
    for (const char key : walk_keys) {
        if (world.level().steps.allows(world.hero, direction_of(key))) {
            keys += key;
        }
    }
    return keys;
}

/// Puts what lies under the hero into the pack, if it has room, or gold into the purse.
void pick_up(World* world) {
    char& place = world->level().map[world->hero];
    if (place == '$') {
        const int found = world->random.between(5, 15);
        world->message += "You find " + std::to_string(found) + " coins. ";
        world->coins += found;
        place = '.';
    }
    const auto found = std::ranges::find(world->level().items, world->hero, &Item::at);
    if (found != world->level().items.end() && world->pack.size() < pack_size) {
        world->message += "You take a " + name_of(found->potion) + ". ";
        world->pack.push_back(found->potion);
        world->level().items.erase(found);
    }
}

/// A step of the hero, which hits a monster that is in the way.
void walk_or_hit(World* world, core::Direction direction) {
    const core::Point next = core::step(world->hero, direction);
    if (Monster* const monster = monster_at(world, next)) {
        hit_monster(world, monster);
    } else {
        world->hero = next;
        pick_up(world);
    }
}

/// A turn of the hero, then one of the monsters. It does not count if the player leaves a menu.
prompt::Task<void> take_turn(Game* game, char key) {
    World* const world = &game->world;
    world->message.clear();
    if (key == drink_key) {
        const bool has_drunk = co_await drink(game);
        if (!has_drunk) {
            co_return;
        }
    } else if (key == buy_key) {
        const bool has_bought = co_await buy(game);
        if (!has_bought) {
            co_return;
        }
    } else if (key == throw_key) {
        const bool has_thrown = co_await throw_potion(game);
        if (!has_thrown) {
            co_return;
        }
    } else if (key == down_key || key == up_key) {
        take_stairs(world, key);
    } else if (key != wait_key) {
        walk_or_hit(world, direction_of(key));
    }
    ++world->turns;
    look(world, &game->sight);
    let_monsters_act(world, &game->distances);
}

/// Lets the player choose the dungeon, and what the dice will show.
prompt::Task<void> ask_for_luck(Game* game) {
    game->world.message = "Which letter brings you luck?";
    const Question question{"abcdefghijklmnopqrstuvwxyz"};
    const char letter = co_await game->asker.ask(question);
    begin(&game->world, static_cast<std::uint64_t>(letter));
    game->world.message.clear();
    look(&game->world, &game->sight);
}

}  // namespace

prompt::Task<void> play(Game* game) {
    const prompt::LayerScope<Layer> scope(game->layers, {"play"});
    co_await ask_for_luck(game);
    while (game->world.health > 0) {
        const Question question{legal_keys(game->world)};
        const char key = co_await game->asker.ask(question);
        co_await take_turn(game, key);
    }
    game->world.message += "You die.";
    const Question death{};
    co_await game->asker.ask(death);
}
