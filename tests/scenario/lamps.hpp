#pragma once

#include <torchwake/content/catalog.hpp>

namespace torchwake::scenario {

/// Adds a lamp L, whose light has a range of 4, and a dark lamp l; the hero lights one and puts the other
/// out. Returns the lamp.
content::TileId add_lamps(content::CatalogParts& parts);

}  // namespace torchwake::scenario
