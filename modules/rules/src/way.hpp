#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/world.hpp>

#include <optional>

namespace torchwake::rules {

/// The first step of a shortest way to a place, around others who stand in it where that is not much longer;
/// nothing where the actor had better stand still. `going_around` is the actor's memory of being on a longer
/// way, without which it would turn back at the first step.
/// Changes only the working memory of the World.
[[nodiscard]] std::optional<core::Direction> way_towards(World& world, core::Point from, core::Point place,
                                                         bool& going_around);

/// The same to a place that is near, without a map of all distances to it: for ways that nobody shares.
/// Nothing also where all ways lead far around.
[[nodiscard]] std::optional<core::Direction> way_nearby(World& world, core::Point from, core::Point place);

/// The next step of a flight from the hero: away, or past it to where there is more room. Nothing where it
/// can flee no farther.
[[nodiscard]] std::optional<core::Direction> way_from_hero(World& world, core::Point from, core::Point hero);

/// The free step that leads farthest from a place; nothing where none leads away from it.
[[nodiscard]] std::optional<core::Direction> step_away(const World& world, core::Point from,
                                                       core::Point place);

/// One of the places of the level, the same few in each of its turns, between which some walk about. Nothing
/// leads to one on a level in parts. Requires: 0 <= number < waypoints.
inline constexpr std::uint32_t waypoints = 8;
[[nodiscard]] core::Point waypoint(const World& world, std::uint32_t number);

}  // namespace torchwake::rules
