#include "matter/touch.hpp"

#include <torchwake/rules/formulas.hpp>

namespace torchwake::rules {
namespace {

/// Steam hurts by its amount.
std::int32_t scald_damage(const content::Catalog& catalog, const CellMatter& here) {
    const bool steam = here.gas.valid() && catalog.matter(here.gas).steam;
    return steam ? here.amount / amount_that_scalds : 0;
}

}  // namespace

bool soaks(const content::Catalog& catalog, const CellMatter& here) {
    return here.wet || (here.liquid.valid() && catalog.matter(here.liquid).wets);
}

TouchChanges touch(const content::Catalog& catalog, const content::MonsterDef& kind,
                   std::int32_t max_hit_points, const CellMatter& here, Exposure& exposure) {
    TouchChanges changes;
    const bool burnt = exposure.burning > 0;
    if (soaks(catalog, here)) {
        exposure.wet = beats_of_wetness;
        exposure.burning = 0;
    } else if (exposure.wet > 0) {
        --exposure.wet;
    }
    if (here.burns && exposure.wet == 0 && !kind.fireproof) {
        exposure.burning = beats_of_burning;
    } else if (exposure.burning > 0) {
        --exposure.burning;
    }
    changes.caught = !burnt && exposure.burning > 0;
    changes.put_out = burnt && exposure.burning == 0;
    changes.burnt = exposure.burning > 0 ? burn_damage(max_hit_points) : 0;
    changes.scalded = kind.fireproof ? 0 : scald_damage(catalog, here);
    return changes;
}

bool hurts(const content::Catalog& catalog, const CellMatter& here) {
    return here.burns || scald_damage(catalog, here) > 0;
}

spatial::BitGrid harmful_cells(const content::Catalog& catalog, const Matter& matter) {
    spatial::BitGrid cells(matter.cover.size());
    for (std::size_t place = 0; place < matter.cover.size().area(); ++place) {
        const core::Point at = matter.cover.point(place);
        if (matter.active.fuel[at] > 0 || matter.active.amount[at] > 0) {
            cells.set(at, hurts(catalog, matter_at(matter, at)));
        }
    }
    return cells;
}

}  // namespace torchwake::rules
