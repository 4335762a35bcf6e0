#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// The trick by which a monster hides from the hero at present: it sleeps, and the hero is not beside it.
/// Null if it shows itself.
[[nodiscard]] const content::PlayDeadTrick* feigning(const content::Catalog& catalog, const World& world,
                                                     EntityId actor);

/// The thing or the corpse that the hero takes a feigning monster for.
[[nodiscard]] RememberedObject feigned_object(const World& world, EntityId monster,
                                              const content::PlayDeadTrick& trick);

}  // namespace torchwake::rules
