#pragma once

// The waits between the actions of an actor. Its turn begins as soon as its previous action is over: the
// counter of the wait is set from the die that was drawn one turn before, and the die of the next wait is
// drawn and kept. So the ticks up to an actor's next action and from there to the one after it are known.

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>

namespace torchwake::rules {

/// The ticks from an actor's action that begins now and takes so many turns to its next one, if the action
/// changes nothing but the end of conditions. Requires: it lives.
[[nodiscard]] std::int32_t ticks_of_action(const World& world, EntityId actor, std::int32_t turns);

/// Begins an actor's turn after an action at that pace, which took so many turns. The hunter for the prize
/// waits for the hero's next deed instead, however long that is. Requires: it lives.
/// Random: stream "initiative", one draw, but none for the hunter.
void begin_turn(World& world, EntityId actor, Pace pace, std::int32_t turns = 1);

}  // namespace torchwake::rules
