#pragma once

// Conditions of actors, counted in actions of their bearers. A condition does not count
// the action during which it began, and it still holds during the last action that it counts.

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The attributes after so many more actions, if nothing but the end of conditions changes them.
[[nodiscard]] content::Attributes attributes_after(const World& world, EntityId actor,
                                                   const content::Attributes& bonus, std::int32_t actions);
/// The pace of an action that begins now, which decides the wait after it.
[[nodiscard]] Pace pace_of(const World& world, EntityId actor);
/// The pace after so many more actions, if nothing but the end of conditions changes it.
[[nodiscard]] Pace pace_after(const World& world, EntityId actor, std::int32_t actions);

/// Shortens the hold on an actor by its strength bonus and its freedom. At least one turn is left, and the
/// end of this action takes it. Requires: it is held.
void struggle(World& world, EntityId actor, Events& events);

/// Starts a condition. Does nothing if the effect has no turns. Requires: the actor lives.
void begin_condition(MutableGameState game, EntityId actor, const content::LastingEffect& effect,
                     const ActorRef& causer, Events& events);
/// Starts a condition that goes on as long as its cause does: one that the actor has is only prolonged, and
/// not told. Requires: the actor lives.
void keep_up_condition(MutableGameState game, EntityId actor, const content::LastingEffect& effect,
                       const ActorRef& causer, Events& events);
/// Ends a condition. Does nothing if the actor does not have it.
void end_condition(MutableGameState game, EntityId actor, content::ConditionKind kind, Events& events);

}  // namespace torchwake::rules
