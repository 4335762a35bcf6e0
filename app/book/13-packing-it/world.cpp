#include "world.hpp"

#include "keys.hpp"

#include <algorithm>

namespace {

constexpr core::Cells sight_radius{8};

}  // namespace

void begin(World* world, std::uint64_t seed) {
    world->seed = seed;
    world->random = core::derive_stream(seed, "dice");
    world->level() = build_level(seed, 0);
    world->hero = world->level().up;
}

void take_stairs(World* world, char key) {
    if (key == up_key) {
        --world->depth;
        world->hero = world->level().down;
        return;
    }
    ++world->depth;
    if (world->depth == world->levels.size()) {
        world->levels.push_back(build_level(world->seed, world->depth));
    }
    world->hero = world->level().up;
}

Monster* monster_at(World* world, core::Point cell) {
    std::vector<Monster>& monsters = world->level().monsters;
    const auto found = std::ranges::find(monsters, cell, &Monster::at);
    return found == monsters.end() ? nullptr : &*found;
}

void look(World* world, spatial::FieldOfView* sight) {
    sight->compute(world->level().opaque, world->hero, sight_radius, world->visible);
    world->level().explored |= world->visible;
}
