#pragma once

// The moves of a monster against an enemy: shots, throws, spells and tricks.

#include <torchwake/core/point.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// The move of an archer with ammunition against an enemy in view: it steps away from an adjacent one, and
/// shoots at one farther off if nobody else is in the line. Nothing if it can do neither, and so has to
/// approach or to fight hand to hand.
/// Requires: the enemy's cell lies on the level.
[[nodiscard]] std::optional<Command> archery(const Ruleset& ruleset, const World& world, EntityId archer,
                                             core::Point enemy);

/// A step to the free neighbour that is farthest from the enemy; nothing if none is farther than `here`.
[[nodiscard]] std::optional<Command> step_back(const World& world, core::Point here, core::Point enemy);

/// A throw of what breaks and harms from the pack of a monster, at an enemy in view that is not adjacent. It
/// throws where the enemy is reached and no friend is. Nothing if it can't, or keeps it for later.
/// Requires: the enemy's cell lies on the level. Random: stream "minds", one draw if it can.
[[nodiscard]] std::optional<Command> throwing(const Ruleset& ruleset, World& world, EntityId monster,
                                              core::Point enemy);

/// The spell that a monster casts in view of an enemy: the first of its abilities that is in range, of use
/// and drawn; nothing if there is none. Requires: the enemy's cell lies on the level. Random: stream "minds",
/// one draw for each ability that it considers.
[[nodiscard]] std::optional<Command> casting(const Ruleset& ruleset, World& world, EntityId caster,
                                             core::Point enemy);

/// The move of a caster whose kind keeps its distance, while it has mana to harm the enemy: a step away from
/// an adjacent one, a wait while its spells reach one farther off. Nothing if it has to approach, or to fight
/// hand to hand.
[[nodiscard]] std::optional<Command> keeping_away(const Ruleset& ruleset, World& world, EntityId caster,
                                                  core::Point enemy);

/// True if an actor has too little mana for each of its abilities; after it has fled for that reason, as long
/// as it has less than half of its maximum. Always false without abilities.
[[nodiscard]] bool is_spent(GameState game, EntityId caster, bool has_fled);

/// Perhaps regains one mana for a monster at the end of its action. Random: stream "minds", one draw if some
/// is missing.
void regrow_mana(MutableGameState game, EntityId actor);

/// The trick that a monster plays while it hunts or tracks an enemy: the first of its kind's that is of use
/// and drawn; nothing if there is none. Random: stream "minds", one draw for each trick that it considers.
[[nodiscard]] std::optional<Command> trickery(const Ruleset& ruleset, World& world, EntityId monster);

}  // namespace torchwake::rules
