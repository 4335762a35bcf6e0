#pragma once

#include "sources/source.hpp"

#include <torchwake/content/catalog.hpp>

namespace torchwake::content {

/// The level of a lesson's depth exists below the town; actors, items and matter are where they can be; the
/// hero can carry and wear its things, and gets to the places of the goals. Requires: all other lists are
/// sound.
void check_lessons(Source& source, const CatalogParts& parts);

}  // namespace torchwake::content
