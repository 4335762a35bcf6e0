#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The command that a monster gives in place of another one that would leave it in flames or lead it there: a
/// step out of them, a way around, or a wait. Its kind tells how it minds them (content::Wariness). Monsters
/// know the matter of the whole level.
[[nodiscard]] Command away_from_hazards(const content::Catalog& catalog, World& world, EntityId monster,
                                        const Command& decided);

/// True if the hazards that monsters remember are those of the present matter.
[[nodiscard]] bool hazards_are_current(const content::Catalog& catalog, const World& world);

}  // namespace torchwake::rules
