#pragma once

#include "game.hpp"

#include <optional>

/// Lets the player choose a line by its letter: its number, from 0, or nothing if the player leaves the menu.
/// Requires: at most `pack_size` lines.
[[nodiscard]] prompt::Task<std::optional<std::size_t>> choose(Game* game, Menu menu);
/// The same for a menu whose layer is open already, and stays open.
[[nodiscard]] prompt::Task<std::optional<std::size_t>> ask_line(Game* game, const Menu* menu);
/// A menu with a line for each potion of the pack.
[[nodiscard]] Menu menu_of_pack(const World& world, std::string title);
