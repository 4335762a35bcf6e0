#pragma once

// Shooting and throwing: how far and how hard a missile flies, and what it does.

#include "fight/fighter.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// The range of items that are not made for throwing.
inline constexpr core::Cells range_of_a_throw{4};

/// The force and the range of a missile.
struct Shot {
    const content::Attack* attack = nullptr;
    content::Attribute attribute = content::Attribute::Dexterity;
    std::int32_t bonus = 0;  ///< of the missile, besides that of the weapon
    core::Cells range;
};

/// The shot of an item from a weapon that it fits; an invalid weapon means that it is thrown. An item not
/// made for throwing flies four cells, with the thrower's bare-handed force; what breaks flies as far as it
/// is aimed, and does not hit by force. Refers to the catalog.
[[nodiscard]] Shot shot_of(const content::Catalog& catalog, content::ItemId weapon, content::ItemId missile);

/// The inputs of a hit: those of a blow, with the shot's attack and attribute.
[[nodiscard]] BlowFacts shot_facts(const Shot& shot, const Fighter& attacker, const Fighter& victim);

/// An item to be shot, and its slot.
struct Missile {
    EntityId item;
    Slot slot;
};

/// The first item of an actor's pack that fits its ranged weapon; nothing if it holds no such weapon, or
/// carries nothing that fits.
[[nodiscard]] std::optional<Missile> first_ammunition(const content::Catalog& catalog, const World& world,
                                                      EntityId actor);

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
void shoot(const content::Catalog& catalog, World& world, const Launch& launch, Events& events);

}  // namespace torchwake::rules
