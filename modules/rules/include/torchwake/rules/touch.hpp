#pragma once

// A beat touches one actor, as numbers alone. The World and the forecast share it.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/components.hpp>
#include <torchwake/rules/matter.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <span>

namespace torchwake::rules {

/// The changes of one actor in one beat.
struct TouchChanges {
    bool caught = false;       ///< it began to burn
    bool put_out = false;      ///< it no longer burns
    std::int32_t burnt = 0;    ///< hit points that its own flames take
    std::int32_t gassed = 0;   ///< hit points that the gas around it takes
    std::int32_t blasted = 0;  ///< hit points that gas takes by exploding
    std::int32_t melted = 0;   ///< hit points that what is molten takes: more than it can have
    bool impaired = false;     ///< the gas brings a condition that is bad for it
    bool corroded = false;     ///< acid eats at its armour
    std::int32_t mended = 0;   ///< the hit points that it regains before it loses others, up to its most
    /// The hit points that it loses in all.
    [[nodiscard]] std::int32_t lost() const { return burnt + gassed + blasted + melted; }
};

/// True if an actor of that kind gets wet in a cell.
[[nodiscard]] bool soaks(const content::Catalog& catalog, const content::MonsterDef& kind,
                         const CellMatter& here);
/// True if fire that strikes an actor of that kind in a cell sets it alight: it is neither fireproof, nor
/// wet, nor in such cold that nothing burns.
[[nodiscard]] bool catches_fire(const content::Catalog& catalog, const content::MonsterDef& kind,
                                const CellMatter& here, const Exposure& exposure);
/// True if an actor of that kind falls in a cell, where there is a level below.
[[nodiscard]] bool falls(const content::Catalog& catalog, const content::MonsterDef& kind,
                         const CellMatter& here);

/// Lets an actor of that kind and those most hit points stand in a cell for one beat; `blast` is null if
/// nothing explodes there. Does not change the cause of its fire.
TouchChanges touch(const content::Catalog& catalog, const content::MonsterDef& kind,
                   std::int32_t max_hit_points, const CellMatter& here, const Blast* blast,
                   Exposure& exposure);

/// True if what is molten in a cell kills an actor of that kind.
[[nodiscard]] bool melts(const content::Catalog& catalog, const content::MonsterDef& kind,
                         const CellMatter& here);

/// The harms that an actor has to mind; it may be spared these.
struct Sensitivity {
    bool to_fire = true;  ///< flames, steam, and what is molten
    bool to_acid = true;  ///< it wears something that acid eats at
};

/// The matter of a cell, flames apart, that hurts such an actor, brings it a condition that is bad for it, or
/// eats at its armour; an invalid id if none does.
[[nodiscard]] content::MatterId harmful_matter(const content::Catalog& catalog, const CellMatter& here,
                                               Sensitivity sensitive);
/// True if a cell hurts such an actor when it is not wet.
[[nodiscard]] bool hurts(const content::Catalog& catalog, const CellMatter& here, Sensitivity sensitive);
/// Adds the cells that hurt. Requires: the matter is not at rest, and the cells are the level's.
void add_harmful_cells(const content::Catalog& catalog, const Matter& matter, Sensitivity sensitive,
                       BeatBuffers& buffers, spatial::BitGrid& cells);
/// Adds the cells in which gas explodes in a beat, or a bridge over a chasm or over what is molten breaks.
void add_harm_of_changes(const content::Catalog& catalog, const Matter& matter, const BeatChanges& changes,
                         Sensitivity sensitive, spatial::BitGrid& cells);

}  // namespace torchwake::rules
