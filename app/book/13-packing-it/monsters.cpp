#include "monsters.hpp"

#include "fight.hpp"

namespace {

/// The cells that a monster does not enter.
spatial::BitGrid occupied_cells(const World& world) {
    spatial::BitGrid cells(world.level().map.size());
    cells.set(world.hero);
    for (const Monster& monster : world.level().monsters) {
        cells.set(monster.at);
    }
    return cells;
}

}  // namespace

void let_monsters_act(World* world, spatial::DistanceFinder* distances) {
    spatial::DistanceMap to_hero;
    distances->steps(world->level().steps, world->hero, to_hero);
    for (Monster& monster : world->level().monsters) {
        monster.hunts = monster.hunts || world->visible.get(monster.at);
        if (!monster.hunts || !acts_in(*monster.kind, world->turns)) {
            continue;
        }
        if (to_hero[monster.at] == 1) {
            hit_hero(world, monster);
            continue;
        }
        const spatial::BitGrid occupied = occupied_cells(*world);
        if (const auto step = spatial::downhill(to_hero, world->level().steps, monster.at, &occupied)) {
            monster.at = core::step(monster.at, *step);
        }
    }
}
