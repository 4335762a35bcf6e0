#pragma once

#include "game.hpp"

/// Lets the hero drink a potion of the pack. False, and nothing has happened, if the player leaves a menu.
[[nodiscard]] prompt::Task<bool> drink(Game* game);
