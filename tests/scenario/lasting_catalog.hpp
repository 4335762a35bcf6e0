#pragma once

// The catalog of test_catalog.hpp with lasting effects: for tests of conditions, hunger and learned spells.

#include "scenario/test_catalog.hpp"

namespace torchwake::scenario {

/// An item of that letter with one effect; aimed with a range of 6 where the letter is a capital.
content::ItemDef brew(char letter, const content::ItemEffect& effect);

/// Besides: a hero with ten slots who hungers and knows only the dart; a viper v that neither moves nor
/// misses, and poisons for 3 turns; brews to drink: haste h and slow s (3 turns), poison p (4 turns, 1 each),
/// regrowth z (3 turns, 2 each), strength u (+4 for 3 turns), cure c, mana n (4), food f, teleport t and
/// blink k (2 cells), learn q (quicken); brews to throw: haste H, slow S, poison P (4 turns, 1 each),
/// strength U (-6 for 3 turns).
content::CatalogParts lasting_parts();

const content::Catalog& lasting_catalog();

}  // namespace torchwake::scenario
