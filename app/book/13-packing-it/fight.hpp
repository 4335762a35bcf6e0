#pragma once

#include "world.hpp"

/// The hero tries to hit a monster of the world, which may die.
void hit_monster(World* world, Monster* monster);
/// The monster tries to hit the hero.
void hit_hero(World* world, const Monster& monster);
/// Fire burns a monster of the world, which may die.
void burn_monster(World* world, Monster* monster);
/// Fire burns the hero.
void burn_hero(World* world);
