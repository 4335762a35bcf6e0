#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The reach of noises, in steps of a walker.
inline constexpr std::int32_t noise_of_step = 5;
inline constexpr std::int32_t noise_of_fight = 12;
inline constexpr std::int32_t noise_of_spell = 15;
inline constexpr std::int32_t noise_of_blast = 25;

/// Replaces the noise at the hero's cell by one of that reach; 0 is silence.
void make_noise(World& world, std::int32_t reach);
/// Adds a noise at the hero's cell; a louder one that is there stays.
void add_noise(World& world, std::int32_t reach);
/// Adds a noise at another cell.
void add_noise_at(World& world, core::Point at, std::int32_t reach);

/// True if somebody in a cell hears a noise. Changes only the working memory of the World.
[[nodiscard]] bool is_heard(World& world, const Noise& noise, core::Point here);
/// True if the noise reaches that monster. Changes only the working memory of the World.
[[nodiscard]] bool hears_noise(World& world, EntityId monster);

/// Wakes a sleeper and its pack; they go to the cell of the cause.
/// Requires: it sleeps.
void wake(MutableGameState game, EntityId sleeper, core::Point cause, Events& events);

/// Alerts the victim of an attack from that cell: a sleeper wakes, and one that hunts no enemy goes there.
void alarm(MutableGameState game, EntityId victim, core::Point cause, Events& events);

}  // namespace torchwake::rules
