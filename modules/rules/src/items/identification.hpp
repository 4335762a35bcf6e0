#pragma once

// Changes of what the hero knows about items.

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Derives Caches::apparent_kinds again.
void refresh_apparent_kinds(MutableGameState game);

/// Teaches the hero a kind, by an actor's use of it. Does nothing if the hero knew it.
void learn_kind(MutableGameState game, content::ItemId kind, EntityId actor, Events& events);
/// Identifies one item for the hero. Does nothing if the hero knew it.
void recognize(MutableGameState game, EntityId item, EntityId actor, Events& events);

/// Asks the hero to choose an item; the effect is wasted at once if no item fits.
void ask(MutableGameState game, ChoiceKind kind, Events& events);
/// Carries out the hero's choice; an invalid id gives the question up. Requires: a question is pending, and
/// the item answers it.
void answer(MutableGameState game, EntityId item, Events& events);

}  // namespace torchwake::rules
