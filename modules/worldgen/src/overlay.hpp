#pragma once

#include "building.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>

#include <string_view>

namespace torchwake::worldgen {

/// Opens more of a level that a builder laid: "erosion" crumbles walls in some places, "burrows" are dug from
/// what is open. What was joined stays so; a door that lost a wall beside it is gone.
/// Requires: one of content::overlay_names.
void lay_overlay(const content::Catalog& catalog, const content::LevelDef& level, std::string_view name,
                 Layout& layout, core::RandomStream& stream);

}  // namespace torchwake::worldgen
