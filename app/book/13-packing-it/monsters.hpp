#pragma once

#include "world.hpp"

#include <torchwake/spatial/distance_finder.hpp>

/// Each monster that has seen the hero hits, if it stands beside the hero, or makes a step. Requires: what
/// the hero sees is up to date.
void let_monsters_act(World* world, spatial::DistanceFinder* distances);
