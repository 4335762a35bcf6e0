#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <string_view>

namespace torchwake::worldgen {

/// Lays an overlay, which opens more cells of a built level. Cells that were joined stay joined; a door that
/// lost a wall beside it is removed. Requires: `name` is one of levels::overlay_names.
void lay_overlay(const content::Catalog& catalog, const content::LevelDef& level, std::string_view name,
                 LevelDraft& draft, core::RandomStream& stream);

}  // namespace torchwake::worldgen
