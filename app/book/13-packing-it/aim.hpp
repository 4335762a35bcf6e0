#pragma once

#include "game.hpp"

#include <optional>

/// Lets the player move a cursor to a cell where the hero can throw: that cell, or nothing if the player
/// leaves.
[[nodiscard]] prompt::Task<std::optional<core::Point>> aim(Game* game);
