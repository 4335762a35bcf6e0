#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <string_view>

namespace torchwake::worldgen {

/// Opens more of a level that a builder laid. What was joined stays so; a door that lost a wall beside it is
/// gone. Requires: one of levels::overlay_names.
void lay_overlay(const content::Catalog& catalog, const content::LevelDef& level, std::string_view name,
                 Layout& layout, core::RandomStream& stream);

}  // namespace torchwake::worldgen
