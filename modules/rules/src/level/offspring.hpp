#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/world.hpp>

#include <optional>

namespace torchwake::rules {

/// The level of actors that came by a trick: they bring neither experience nor loot nor coins.
inline constexpr std::int32_t level_of_offspring = 0;

/// The first free neighbour that a step leads to, clockwise from north; nothing if there is none.
[[nodiscard]] std::optional<core::Point> free_neighbour(const World& world, core::Point at);

/// Makes an actor of that kind by a parent's trick, of the parent's pack and after the parent's prey. It has
/// the parent's wait die, so that no random number is drawn.
/// Requires: the cell is free.
EntityId spawn_offspring(const content::Catalog& catalog, World& world, EntityId parent,
                         content::MonsterId kind, core::Point at);

}  // namespace torchwake::rules
