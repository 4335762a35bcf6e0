#include "aim.hpp"

#include "flight.hpp"
#include "keys.hpp"

#include <algorithm>

namespace {

/// A monster in sight; the hero if there is none.
core::Point first_target(const World& world) {
    const auto is_seen = [&](const Monster& monster) { return world.visible.get(monster.at); };
    const auto found = std::ranges::find_if(world.level().monsters, is_seen);
    return found == world.level().monsters.end() ? world.hero : found->at;
}

std::string legal_keys(const World& world, core::Point target) {
    std::string keys{leave_key};
    if (!flight(world, target).empty()) {
        keys += throw_key;
    }
    for (const char key : walk_keys) {
        if (world.level().map.contains(core::step(target, direction_of(key)))) {
            keys += key;
        }
    }
    return keys;
}

}  // namespace

prompt::Task<std::optional<core::Point>> aim(Game* game) {
    core::Point target = first_target(game->world);
    const prompt::LayerScope<Layer> scope(game->layers, {.name = "aim", .target = &target});
    while (true) {
        const Question question{legal_keys(game->world, target)};
        const char key = co_await game->asker.ask(question);
        if (key == leave_key) {
            co_return std::nullopt;
        }
        if (key == throw_key) {
            co_return target;
        }
        target = core::step(target, direction_of(key));
    }
}
