// Plays fights by the rules of the game, and compares how often the hero wins with the exact chance.

#include "odds.hpp"

#include "fight.hpp"

#include <cmath>
#include <iostream>

namespace {

/// A world with nothing but the hero and a monster.
World world_with(const Kind& kind, int health, int turns, std::uint64_t seed) {
    World world;
    world.health = health;
    world.turns = turns;
    world.random = core::RandomStream(seed);
    world.level().monsters.push_back({&kind, {}, kind.health});
    return world;
}

/// Fights until one of them is dead. True if that is the monster.
bool wins_fight(World world) {
    while (true) {
        hit_monster(&world, &world.level().monsters.front());
        if (world.level().monsters.empty()) {
            return true;
        }
        ++world.turns;
        if (acts_in(*world.level().monsters.front().kind, world.turns)) {
            hit_hero(&world, world.level().monsters.front());
        }
        if (world.health <= 0) {
            return false;
        }
    }
}

/// True if the hero wins as often as the chance says, within four standard deviations.
bool agrees(const Kind& kind, int health, int turns) {
    constexpr int fights = 10'000;
    int won = 0;
    for (std::uint64_t seed = 0; seed < fights; ++seed) {
        won += wins_fight(world_with(kind, health, turns, seed)) ? 1 : 0;
    }
    const double chance = chance_to_win(health, {&kind, {}, kind.health}, turns + 1);
    const double deviation = std::sqrt(fights * chance * (1 - chance));
    std::cout << kind.name << ", health " << health << ", turn " << turns << ": " << won << " of " << fights
              << " fights won, " << fights * chance << " expected\n";
    return std::abs(won - fights * chance) <= 4 * deviation;
}

}  // namespace

int main() {
    bool all_agree = true;
    for (const Kind& kind : kinds) {
        for (const int turns : {0, 1}) {
            all_agree = agrees(kind, 7, turns) && all_agree;
        }
    }
    return all_agree ? 0 : 1;
}
