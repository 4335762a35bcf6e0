#pragma once

#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

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
[[nodiscard]] bool is_spent(const content::Catalog& catalog, const World& world, EntityId caster,
                            bool has_fled);

/// Perhaps regains one mana for a monster at the end of its action. Random: stream "minds", one draw if some
/// is missing.
void regrow_mana(const content::Catalog& catalog, World& world, EntityId actor);

}  // namespace torchwake::rules
