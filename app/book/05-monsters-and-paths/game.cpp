#include "game.hpp"

#include "fight.hpp"
#include "monsters.hpp"

namespace {

/// The keys for the four directions, in the order of core::cardinal_directions: up, right, down, left.
constexpr std::string_view walk_keys = "kljh";
constexpr char wait_key = '.';

core::Direction direction_of(char key) {
    return core::cardinal_directions.at(walk_keys.find(key));
}

/// The keys that have an effect now.
std::string legal_keys(const World& world) {
    std::string keys{wait_key};
    for (const char key : walk_keys) {
        if (world.steps.allows(world.hero, direction_of(key))) {
            keys += key;
        }
    }
    return keys;
}

/// A step of the hero, which hits a monster that is in the way.
void walk_or_hit(World* world, core::Direction direction) {
    const core::Point next = core::step(world->hero, direction);
    if (Monster* const monster = monster_at(world, next)) {
        hit_monster(world, monster);
    } else {
        world->hero = next;
    }
}

/// A turn of the hero, then one of the monsters.
void take_turn(Game* game, char key) {
    World* const world = &game->world;
    ++world->turns;
    world->message.clear();
    if (key != wait_key) {
        walk_or_hit(world, direction_of(key));
    }
    look(world, &game->sight);
    let_monsters_act(world, &game->distances);
}

/// Lets the player choose what the dice will show.
prompt::Task<void> ask_for_luck(Game* game) {
    game->world.message = "Which letter brings you luck?";
    const Question question{"abcdefghijklmnopqrstuvwxyz"};
    const char letter = co_await game->asker.ask(question);
    game->world.random = core::RandomStream(static_cast<std::uint64_t>(letter));
    game->world.message.clear();
}

}  // namespace

prompt::Task<void> play(Game* game) {
    const prompt::LayerScope<Layer> scope(game->layers, {"play"});
    look(&game->world, &game->sight);
    co_await ask_for_luck(game);
    while (game->world.health > 0) {
        const Question question{legal_keys(game->world)};
        const char key = co_await game->asker.ask(question);
        take_turn(game, key);
    }
    game->world.message += "You die.";
    const Question death{};
    co_await game->asker.ask(death);
}
