#pragma once

#include "game.hpp"

/// Lets the hero buy of the vendor where the hero stands. False, and nothing has happened, if the player
/// leaves the menu. Requires: the level has a vendor.
[[nodiscard]] prompt::Task<bool> buy(Game* game);
