#pragma once

// What is shot or thrown: how far and how hard it flies, and what comes of it.

#include "fighter.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// How hard a missile hits, and how far it flies.
struct Shot {
    const content::Attack* attack = nullptr;
    content::Attribute attribute = content::Attribute::Dexterity;
    std::int32_t bonus = 0;  ///< of what flies, besides that of what shoots it
    core::Cells range;
};

/// Of an item shot from a weapon that it fits; thrown where the weapon is invalid. What is not made for
/// throwing flies four cells, and takes what the arm behind it does.
/// Refers to the catalog.
[[nodiscard]] Shot shot_of(const content::Catalog& catalog, content::ItemId weapon, content::ItemId missile);

/// What a hit depends on: a blow's facts, but for what hits and the attribute behind it.
[[nodiscard]] BlowFacts shot_facts(const Shot& shot, const Fighter& attacker, const Fighter& victim);

/// What is in a slot to be shot.
struct Missile {
    EntityId item;
    Slot slot;
};

/// The first of an actor's pack that fits the weapon in its hand; nothing where it holds none that shoots, or
/// carries nothing that fits.
[[nodiscard]] std::optional<Missile> first_ammunition(const content::Catalog& catalog, const World& world,
                                                      EntityId actor);

/// Whether something of that kind can be shot from a weapon.
[[nodiscard]] bool fits(const content::Catalog& catalog, content::ItemId weapon, content::ItemId missile);

/// One missile under way.
struct Launch {
    EntityId actor;
    EntityId missile;  ///< one, that is nowhere
    content::ItemId weapon;
    core::Point target;
};

/// It flies to the first actor in its way, else to its target, else to the last open cell before what stands
/// there, and lies nearest to where it ended: on a stack of like ones that has room, else on a free cell.
/// What was shot and hit breaks one time in two; what was thrown never does. Random: stream "combat", the
/// dice of a blow where somebody is in the way, and whether it breaks where that one was hit.
void shoot(const content::Catalog& catalog, World& world, const Launch& launch, Events& events);

}  // namespace torchwake::rules
