#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// How far doings carry, in steps that a walker would take.
inline constexpr std::int32_t noise_of_step = 5;
inline constexpr std::int32_t noise_of_fight = 12;
inline constexpr std::int32_t noise_of_spell = 15;

/// The hero's place is full of noise of that reach from now on; 0: silence.
void make_noise(World& world, std::int32_t reach);
/// The same, but a louder noise that is there already stays.
void add_noise(World& world, std::int32_t reach);
/// The same around another's cell.
void add_noise_at(World& world, core::Point at, std::int32_t reach);

/// Whether the noise carries to that monster. Changes only the working memory of the World.
[[nodiscard]] bool hears_noise(World& world, EntityId monster);

/// A sleeper wakes, and its pack with it, and they go to where the cause of it is.
/// Requires: it sleeps.
void wake(const content::Catalog& catalog, World& world, EntityId sleeper, core::Point cause, Events& events);

/// Somebody was attacked from that place: who slept wakes, and who does not see its enemies goes there.
void alarm(const content::Catalog& catalog, World& world, EntityId victim, core::Point cause, Events& events);

}  // namespace torchwake::rules
