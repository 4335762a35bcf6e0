#pragma once

#include "game.hpp"

/// Lets the hero throw a potion of the pack. False, and nothing has happened, if the player leaves the menu.
[[nodiscard]] prompt::Task<bool> throw_potion(Game* game);
