#pragma once

// What can be said only of whole lists, each after all of its definitions were read and found sound.

#include "source.hpp"

#include <torchwake/content/catalog.hpp>

#include <vector>

namespace torchwake::content {

/// A door opens to a tile that lets pass, and what closes becomes a door; what may hold something blocks, and
/// becomes something that does too; a portal is to be stood on.
void check_tiles(Source& source, const std::vector<TileDef>& tiles);

/// What strikes others is aimed, and nothing else is; nothing is held and worn; what stacks has one charge;
/// at most one item is the prize, and at most one is money, which can't be used; what books teach can be
/// learned; what is unknown has looks enough.
void check_items(Source& source, const CatalogParts& parts);

/// A spell that strikes others is aimed, and no other is.
void check_spells(Source& source, const std::vector<SpellDef>& spells);

/// A trap does only what can be done to somebody; what is no area spares nobody.
void check_traps(Source& source, const std::vector<TrapDef>& traps);

/// What a monster comes with has its slots; of what it holds or wears there is one thing a place; what it is
/// able to do it has the mana for, and can aim as it is meant. Requires: sound items and spells.
void check_monsters(Source& source, const CatalogParts& parts);

/// Where an item is the prize it lies on the last level, and only there. Requires: sound items.
void check_levels(Source& source, const CatalogParts& parts);

}  // namespace torchwake::content
