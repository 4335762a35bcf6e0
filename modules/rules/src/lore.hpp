#pragma once

// What is unknown comes out.

#include <torchwake/rules/shown.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Derives Caches::shown anew.
void refresh_shown(const content::Catalog& catalog, World& world);

/// The hero knows that kind from now on, by somebody's doing. Does nothing where it did before.
void learn_kind(const content::Catalog& catalog, World& world, content::ItemId kind, EntityId actor,
                Events& events);
/// The hero knows what a thing is. Does nothing where it did before.
void recognize(const content::Catalog& catalog, World& world, EntityId item, EntityId actor, Events& events);

/// Asks the hero to choose; where no thing is an answer, it has come to nothing at once.
void ask(const content::Catalog& catalog, World& world, ChoiceKind kind, Events& events);
/// The hero has chosen; an invalid id: it gives the question up. Requires: something is asked, and the item
/// is an answer.
void answer(const content::Catalog& catalog, World& world, EntityId item, Events& events);

}  // namespace torchwake::rules
