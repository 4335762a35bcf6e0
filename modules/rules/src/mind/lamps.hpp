#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The command that a monster which shuns lamps gives in place of another one that would leave it within two
/// cells of a lit lamp or lead it there: a step away, a step past, or a wait.
[[nodiscard]] Command away_from_lamps(const content::Catalog& catalog, const World& world, EntityId monster,
                                      const Command& decided);

}  // namespace torchwake::rules
