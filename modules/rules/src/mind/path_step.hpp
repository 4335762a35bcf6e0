#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/world.hpp>

#include <optional>

namespace torchwake::rules {

/// The first step of a shortest path to a place, around other actors if that is not much longer; nothing if
/// the actor had better stand still. `going_around` remembers that the actor is on a detour, without which it
/// would turn back at once.
/// Changes only the working memory of the World.
[[nodiscard]] std::optional<core::Direction> step_towards(World& world, core::Point from, core::Point place,
                                                          bool& going_around);

/// The first step to a near place, without a distance map of the level: for goals that only one actor has.
/// Nothing also if every path leads far around.
[[nodiscard]] std::optional<core::Direction> step_towards_nearby(World& world, core::Point from,
                                                                 core::Point place);

/// The next step of a flight from the hero: away, or past it to where there is more room. Nothing if it can
/// flee no farther.
[[nodiscard]] std::optional<core::Direction> step_from_hero(World& world, core::Point from, core::Point hero);

/// The free step that leads farthest from a place; nothing if none leads away from it.
[[nodiscard]] std::optional<core::Direction> step_away(const World& world, core::Point from,
                                                       core::Point place);

/// One of the level's goals for wanderers, the same few on each of its turns. On a level in parts some goals
/// can't be reached. Requires: 0 <= number < waypoints.
inline constexpr std::uint32_t waypoints = 8;
[[nodiscard]] core::Point waypoint(const World& world, std::uint32_t number);

/// The first step of a shortest path for one whom others let pass, whoever stands in it; nothing without a
/// path. Cost: that of step_towards().
[[nodiscard]] std::optional<core::Direction> step_past_others(World& world, core::Point from,
                                                              core::Point place);

}  // namespace torchwake::rules
