#pragma once

// Shooting and throwing: what a missile does.

#include "fight/fighter.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/attack.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// An item to be shot, and its slot.
struct Missile {
    EntityId item;
    Slot slot;
};

/// The first item of an actor's pack that fits its ranged weapon; nothing if it holds no such weapon, or
/// carries nothing that fits.
[[nodiscard]] std::optional<Missile> first_ammunition(GameState game, EntityId actor);

/// One missile on its way, which does not break.
struct Launch {
    EntityId actor;
    EntityId missile;  ///< a single one, in no place
    content::ItemId weapon;
    core::Point target;
};

/// Flies a missile to the first actor in its way, else to its target, else to the last open cell before an
/// obstacle. It lands nearest to that cell: on a stack of its kind with room, else on a free cell. A shot
/// that hit breaks half of the time, a thrown item never. Random: stream "combat", the dice of a blow if an
/// actor is in the way, and one more draw if a shot hit.
void shoot(MutableGameState game, const Launch& launch, Events& events);

}  // namespace torchwake::rules
