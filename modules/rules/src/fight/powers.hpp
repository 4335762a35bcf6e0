#pragma once

// The powers of gear at work in a fight (content/power.hpp).

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Brings about the powers of both sides after a blow that landed: first the attacker's, then the victim's.
/// Either may be dead, before or afterwards. Random: stream "combat", one draw if the victim flits.
void use_powers_of_blow(MutableGameState game, const ActorRef& attacker, const ActorRef& victim,
                        Events& events);

/// Brings about the powers of a killer. Does nothing if it is dead.
void use_powers_of_kill(MutableGameState game, EntityId killer, Events& events);

/// Brings about the powers of an actor that lost hit points and lives. `before`: its hit points before that.
void use_powers_of_loss(MutableGameState game, EntityId victim, std::int32_t before, Events& events);

/// True if nothing moves an actor, because its kind never moves by itself.
[[nodiscard]] bool is_rooted(GameState game, EntityId actor);

/// Throws an actor straight away from another one, by so many cells or up to the first obstacle. Nothing
/// moves who never does by itself, and the hero stops before an armed trap and a peril; others fall into it
/// when the action ends. Requires: it lives.
void throw_back(MutableGameState game, EntityId actor, const ActorRef& by, std::int32_t cells,
                Events& events);

}  // namespace torchwake::rules
