#pragma once

// The passes of a beat over the matter of a level, without its actors. The World and the forecast share them.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/beat_buffers.hpp>
#include <torchwake/rules/matter.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::rules {

/// The blast in a cell; null if there is none. Requires: the blasts are those of a beat.
[[nodiscard]] const Blast* blast_in(std::span<const Blast> blasts, core::Point at);

/// Lets one beat pass: fire spends its fuel and gives heat; heat lights what burns, freezes and thaws;
/// gas drifts and thins, liquid flows, what is wet dries. `tiles` has an invalid id for stone of which
/// nothing is known. Returns the changes, which stand in the buffers until their next beat.
/// Requires: the matter is not at rest.
/// Cost: 3 us where gas drifts in 200 cells of a level of 80x43, 6 us where half of them burn; no memory but
/// what the buffers lack.
const BeatChanges& pass_beat(const content::Catalog& catalog, const core::Grid<content::TileId>& tiles,
                             Matter& matter, BeatBuffers& buffers);

/// Finds by row the columns between the first and the last cell in which something is going on.
void find_active_columns(const Matter& matter, std::vector<Columns>& columns);

/// True if no further beat would change anything.
[[nodiscard]] bool is_calm(const Matter& matter);

/// True if whoever walks in a cell gets into what is molten.
[[nodiscard]] inline bool is_molten(const content::Catalog& catalog, const CellMatter& here) {
    const content::MatterDef* const liquid = liquid_underfoot(catalog, here);
    return liquid != nullptr && liquid->molten;
}

/// True if whoever walks in a cell falls a level down.
[[nodiscard]] inline bool is_chasm(const content::Catalog& catalog, const CellMatter& here) {
    const content::MatterDef* const liquid = liquid_underfoot(catalog, here);
    return liquid != nullptr && liquid->chasm;
}

}  // namespace torchwake::rules
