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

}  // namespace torchwake::rules
