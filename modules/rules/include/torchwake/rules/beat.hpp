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

/// Lets a beat pass over a copy of a level's tiles: also lays `floor` in it where a tile burns or is eaten
/// away.
const BeatChanges& pass_beat(const content::Catalog& catalog, content::TileId floor,
                             core::Grid<content::TileId>& tiles, Matter& matter, BeatBuffers& buffers);

/// True if a liquid would move in a beat.
[[nodiscard]] bool can_flow(const content::Catalog& catalog, const core::Grid<content::TileId>& tiles,
                            const Matter& matter);

/// Finds by row the columns between the first and the last cell in which something is going on.
void find_active_columns(const Matter& matter, std::vector<Columns>& columns);

/// True if no further beat would change anything.
[[nodiscard]] bool is_calm(const Matter& matter);

/// True if no heat stays in a cell of that cover and liquid; `wet` if the ground still is.
[[nodiscard]] inline bool is_wet(const content::MatterFacts& facts, content::MatterId cover,
                                 content::MatterId liquid, bool wet) {
    return (wet || facts.wets[liquid.value] > 0) && facts.slick[cover.value] == 0;
}

/// True if gas comes into a cell that has that gas, or none.
[[nodiscard]] inline bool takes_gas(content::MatterId there, content::MatterId coming) {
    return !there.valid() || there == coming;
}

/// The steam of what is molten in a cell that meets water.
inline constexpr std::int32_t steam_of_quenching = 40;

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
