#pragma once

// Traps that go off, and those that are disarmed.

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Sets a trap off in an actor's hands, or under its feet. What it does counts as a deed of `by`; an invalid
/// id is the actor itself. The actor may die, or be elsewhere afterwards. Requires: it lives. Random: stream
/// "traps", a saving throw for each actor reached, then the dice of each damage once; "combat" for a
/// teleportation.
void go_off(const Ruleset& ruleset, World& world, EntityId actor, const ActorRef& by, const Trap& trap,
            Events& events);

/// Springs the armed trap under an actor, and if that moves it onto another, that one too; `by` as above.
void spring_underfoot(const Ruleset& ruleset, World& world, EntityId actor, const ActorRef& by,
                      Events& events);

/// Requires: the cell holds an armed trap. Random: stream "traps", a draw, and another after a failure.
void disarm(const Ruleset& ruleset, World& world, EntityId actor, core::Point at, Events& events);

}  // namespace torchwake::rules
