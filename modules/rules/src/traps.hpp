#pragma once

// Traps of the level. Those who live there know them: no step of theirs leads onto one that is armed. The
// hero finds out about them, or walks into them.

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The trap in a cell that can still go off; null: there is none.
[[nodiscard]] const Trap* armed_trap_at(const World& world, core::Point at);

/// Takes the steps onto all that are armed out of the caches.
void close_traps(World& world);

/// A trap of that kind goes off in somebody's hands, or under its feet. The actor may die, or be elsewhere
/// afterwards. Requires: it lives. Random: stream "traps", a saving throw for each whom it reaches, then the
/// dice of each damage once; of a teleportation "combat".
void go_off(const Ruleset& ruleset, World& world, EntityId actor, const Trap& trap, Events& events);

/// Whoever stands on an armed trap has sprung it, and where that brings it onto another, that too.
void spring_underfoot(const Ruleset& ruleset, World& world, EntityId actor, Events& events);

/// Requires: an armed trap there. Random: stream "traps", a draw, and another where it fails.
void disarm(const Ruleset& ruleset, World& world, EntityId actor, core::Point at, Events& events);

/// The hero looks out for traps in view that are near. Random: stream "traps", a draw for each.
void notice_traps(World& world, bool searching, Events& events);

}  // namespace torchwake::rules
