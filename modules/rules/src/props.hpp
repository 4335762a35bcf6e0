#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Somebody looks into what stands in a cell: it is empty from now on, what was in it falls at the actor's
/// feet, and the trap that may be in it goes off. Requires: what stands there can be looked into. Random:
/// stream "loot", a draw where it may hold something; "traps", a draw where there may be a trap.
void open_prop(const Ruleset& ruleset, World& world, EntityId actor, core::Point at, Events& events);

}  // namespace torchwake::rules
