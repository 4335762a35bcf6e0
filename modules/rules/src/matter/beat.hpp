#pragma once

// The passes of a beat over the matter of a level, without its actors. The World and the forecast share them.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/matter.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace torchwake::rules {

/// The changes of a beat, row by row.
struct BeatChanges {
    std::vector<core::Point> lit;           ///< cells that began to burn
    std::vector<core::Point> burnt_ground;  ///< cells whose tile burnt away; the caller replaces it
    std::vector<core::Point> eaten_ground;  ///< likewise, by acid
    std::vector<core::Point> opacity;       ///< cells whose matter now blocks sight, or no longer does
    std::vector<Blast> blasts;              ///< each cell once
};

/// The blast in a cell; null if there is none. Requires: the blasts are those of a beat.
[[nodiscard]] const Blast* blast_in(std::span<const Blast> blasts, core::Point at);

/// Lets one beat pass: fire spends its fuel and gives heat; heat lights what burns, freezes and thaws;
/// gas drifts and thins, liquid flows, what is wet dries. `tiles` has an invalid id for stone of which
/// nothing is known. Requires: the matter is not at rest. Cost: a few microseconds for a level of 80x43
/// cells.
[[nodiscard]] BeatChanges pass_beat(const content::Catalog& catalog, const core::Grid<content::TileId>& tiles,
                                    Matter& matter);

/// Columns of a row, from `first` to before `last`; none if those are equal.
struct Columns {
    std::size_t first = 0;
    std::size_t last = 0;
};

/// By row, the columns between the first and the last cell in which one of the planes is not 0. Requires: the
/// planes have the same size.
[[nodiscard]] std::vector<Columns> busy_columns(core::Size size,
                                                std::initializer_list<std::span<const std::byte>> planes);

/// Calls visit(cell) for each cell of those columns, by its index.
template <class Visit>
void for_each_cell(std::span<const Columns> rows, std::size_t width, const Visit& visit) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = rows[row].first; column < rows[row].last; ++column) {
            visit(row * width + column);
        }
    }
}

/// True if no further beat would change anything.
[[nodiscard]] bool is_calm(const Matter& matter);

/// True if the matter of a cell blocks sight.
[[nodiscard]] bool blocks_sight(const content::Catalog& catalog, const CellMatter& here);

}  // namespace torchwake::rules
