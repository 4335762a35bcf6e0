#pragma once

#include "creatures.hpp"

/// The chance that a hero of that health kills the monster before it kills the hero, from 0 to 1, if they do
/// nothing but hit each other from now on, the hero first. `turn` is the number of the hero's next turn.
/// Requires: both are alive. Cost: the product of both health values and of both numbers of damages; 55,000
/// steps for a zombie.
[[nodiscard]] double chance_to_win(int health, const Monster& monster, int turn);
