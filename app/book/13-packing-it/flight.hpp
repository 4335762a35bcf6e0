#pragma once

#include "world.hpp"

/// The cells that a potion passes if the hero throws it at the target: those after the hero's, up to the
/// target or to the first monster. Empty if the hero cannot throw there: at rock, out of sight, or at
/// himself.
[[nodiscard]] std::vector<core::Point> flight(const World& world, core::Point target);
