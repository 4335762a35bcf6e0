#include "game.hpp"

namespace {

/// The keys for the four directions, in the order of core::cardinal_directions: up, right, down, left.
constexpr std::string_view walk_keys = "kljh";

core::Direction direction_of(char key) {
    return core::cardinal_directions.at(walk_keys.find(key));
}

/// The keys that have an effect now.
std::string legal_keys(const World& world) {
    std::string keys;
    for (const char key : walk_keys) {
        if (can_enter(world, core::step(world.hero, direction_of(key)))) {
            keys += key;
        }
    }
    return keys;
}

}  // namespace

prompt::Task<void> play(Game* game) {
    const prompt::LayerScope<Layer> scope(game->layers, {"play"});
    while (true) {
        look(&game->world, &game->sight);
        const Question question{legal_keys(game->world)};
        const char key = co_await game->asker.ask(question);
        walk(&game->world, direction_of(key));
    }
}
