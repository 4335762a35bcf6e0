#pragma once

// Checks of whole lists, each after all of its definitions were read without errors.

#include "sources/source.hpp"

#include <torchwake/content/catalog.hpp>

#include <vector>

namespace torchwake::content {

/// A door opens to a passable tile, and a tile that closes becomes a door; a container blocks, and so does
/// what it becomes; an actor can stand on a portal.
void check_tiles(Source& source, const std::vector<TileDef>& tiles);
/// Requires: tiles and items are sound.
void check_rolling_tiles(Source& source, const CatalogParts& parts);

/// An item is aimed exactly if it strikes others; none can be both held and worn; a stack has one charge; at
/// most one item is the prize, and at most one is money, which can't be used; the spells of books can be
/// learned; unknown kinds have enough looks.
void check_items(Source& source, const CatalogParts& parts);

/// A spell is aimed exactly if it strikes others.
void check_spells(Source& source, const std::vector<SpellDef>& spells);

/// A trap does something, and has only effects that traps can have.
void check_traps(Source& source, const std::vector<TrapDef>& traps);

/// A monster has slots for its items, and one item a place; it has the mana for its abilities, and can aim
/// them as they are meant. Requires: sound items and spells.
void check_monsters(Source& source, const CatalogParts& parts);

/// The stock of a vendor has only kinds with a price, and none that it sells without end. Requires: sound
/// items and tables.
void check_stocks(Source& source, const CatalogParts& parts);

/// A gift is something, and its items are stacks to carry. Requires: sound items.
void check_gifts(Source& source, const CatalogParts& parts);

/// An arena is one, has a lord, and leaves room to the rest of its level, which has no overlays. Requires:
/// sound monsters and vaults.
void check_arenas(Source& source, const CatalogParts& parts);

/// Somebody can stand where something stands or lies in a scene, and none of its items is worth more than
/// dearest_in_scene. Requires: all lists are sound.
void check_vaults(Source& source, const CatalogParts& parts);

/// A prize lies on the last level, and only there; its hunter comes to the hero, strikes and does no more.
/// Requires: sound items, monsters and matter.
void check_levels(Source& source, const CatalogParts& parts);

}  // namespace torchwake::content
