#pragma once

// What announces a spell, and what keeps the spell from being cast (announcement.hpp).

#include <torchwake/content/item_def.hpp>
#include <torchwake/rules/announcement.hpp>
#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The flight of an announced spell: on through all in its way.
[[nodiscard]] Flight announced_flight(GameState game, core::Point from, core::Point target,
                                      const content::Aim& aim);

/// Drops the announcement of an actor, if it has one, and tells that the spell is not cast.
void break_announcement(MutableGameState game, EntityId actor, Events& events);

/// Drops the announcements of those who were moved, or whom a condition keeps from casting. Cost: none where
/// nobody has announced anything.
void break_announcements(MutableGameState game, Events& events);

}  // namespace torchwake::rules
