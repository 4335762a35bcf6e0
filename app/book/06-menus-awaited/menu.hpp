#pragma once

#include "game.hpp"

#include <optional>

/// Lets the player choose a line by its letter: its number, from 0, or nothing if the player leaves the menu.
/// Requires: at most `pack_size` lines.
[[nodiscard]] prompt::Task<std::optional<std::size_t>> choose(Game* game, Menu menu);
