#pragma once

// Traps of the level. Monsters know them, so no step of theirs leads onto an armed one. The hero discovers
// them, or walks into them (fight/springing.hpp).

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The trap in a cell that can still go off; null if there is none.
[[nodiscard]] const Trap* armed_trap_at(const World& world, core::Point at);

/// Removes the steps onto armed traps and into perils from the caches.
void close_dangers(World& world);

/// Lets the hero look for nearby traps in view. Random: stream "traps", a draw for each.
void notice_traps(MutableGameState game, bool searching, Events& events);

}  // namespace torchwake::rules
