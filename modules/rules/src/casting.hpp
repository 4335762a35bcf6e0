#pragma once

#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// What a monster with abilities casts in view of an enemy that stands there: the first of them that it can
/// and will; nothing where that is none. Requires: the cell lies on the level. Random: stream "minds", one
/// draw for each ability whose time it is.
[[nodiscard]] std::optional<Command> casting(const Ruleset& ruleset, World& world, EntityId caster,
                                             core::Point enemy);

/// How one whose kind keeps away does that, while it has mana to harm that enemy: a step away from one beside
/// it; it waits where its spells reach one farther off. Nothing where it has to close in, or to fight by
/// hand.
[[nodiscard]] std::optional<Command> keeping_away(const Ruleset& ruleset, World& world, EntityId caster,
                                                  core::Point enemy);

/// Whether it has too little mana for all that it is able to do; one who has fled for that, for less than
/// half of what it can have. Never where it has no abilities.
[[nodiscard]] bool is_spent(const content::Catalog& catalog, const World& world, EntityId caster,
                            bool has_fled);

/// At the end of its own action perhaps a mana comes back to a monster. Random: stream "minds", one draw
/// where it could.
void regrow_mana(const content::Catalog& catalog, World& world, EntityId actor);

}  // namespace torchwake::rules
