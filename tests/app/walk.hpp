#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace torchwake::testing {

/// A copy of the game's data with potions in every room, and nothing that could harm the hero.
void write_peaceful_data(const std::filesystem::path& folder);
/// Writes the same data with trolls in every room, and nothing else.
void write_deadly_data(const std::filesystem::path& folder);

/// Writes the same data with a scroll of fireball and a harmless straw man in every room.
void write_target_data(const std::filesystem::path& folder);

/// A small town with a smith, who sells anvils besides, and straw men in every room below. The hero carries
/// three rubies, and the smith is the only one to sell them to.
void write_market_data(const std::filesystem::path& folder);

/// Writes the same data with empty rooms; the hero carries a flask of oil, a flask of fire and seeds of
/// grass.
void write_flask_data(const std::filesystem::path& folder);

/// Writes the same data with empty rooms but for a barrel of oil in each.
void write_barrel_data(const std::filesystem::path& folder);

/// The first seed, as an argument, whose first level suits as show-level prints it; empty if none of many
/// does.
[[nodiscard]] std::string seed_with(const std::filesystem::path& data,
                                    const std::function<bool(const std::string& level)>& suits);

/// The free cells in a row to the east of where the hero arrives, on the level that show-level prints.
[[nodiscard]] int room_to_the_east(const std::string& level);

/// The keys by which the hero walks from where it arrives to the nearest thing of that glyph, on the level
/// that show-level prints: steps along the axes, one more to open each door. Empty where there is no way.
[[nodiscard]] std::vector<std::string> keys_to_nearest(char glyph, const std::string& level);

/// As keys_to_nearest, the last key leading into the thing; empty also where a door is on the way, or where
/// fewer than `room` free cells follow behind the thing.
[[nodiscard]] std::vector<std::string> keys_to_roll(char glyph, int room, const std::string& level);

}  // namespace torchwake::testing
