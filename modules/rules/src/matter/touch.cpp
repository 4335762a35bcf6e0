#include "matter/touch.hpp"

#include <torchwake/rules/formulas.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// Steam hurts by its amount, and only whom fire hurts.
std::int32_t gas_damage(const content::Catalog& catalog, const CellMatter& here, bool fireproof) {
    if (!here.gas.valid()) {
        return 0;
    }
    const content::MatterDef& gas = catalog.matter(here.gas);
    const std::int32_t scalds = gas.steam && !fireproof ? here.amount / amount_that_scalds : 0;
    return gas.harm + scalds;
}

/// True if the gas of a cell brings a condition that is bad for its bearer.
bool impairs(const content::Catalog& catalog, const CellMatter& here) {
    return here.gas.valid() &&
           std::ranges::any_of(catalog.matter(here.gas).effects, [](const content::LastingEffect& effect) {
               return content::traits_of(effect.kind).harmful;
           });
}

bool corrodes(const content::Catalog& catalog, const CellMatter& here) {
    return here.liquid.valid() && catalog.matter(here.liquid).corrodes;
}

}  // namespace

bool soaks(const content::Catalog& catalog, const CellMatter& here) {
    return here.wet || (here.liquid.valid() && catalog.matter(here.liquid).wets);
}

TouchChanges touch(const content::Catalog& catalog, const content::MonsterDef& kind,
                   std::int32_t max_hit_points, const CellMatter& here, const Blast* blast,
                   Exposure& exposure) {
    TouchChanges changes;
    const bool burnt = exposure.burning > 0;
    if (!kind.flies && soaks(catalog, here)) {
        exposure.wet = beats_of_wetness;
        exposure.burning = 0;
    } else if (exposure.wet > 0) {
        --exposure.wet;
    }
    if (here.freezes) {
        exposure.burning = 0;
    } else if (here.burns && exposure.wet == 0 && !kind.fireproof) {
        exposure.burning = beats_of_burning;
    } else if (exposure.burning > 0) {
        --exposure.burning;
    }
    changes.caught = !burnt && exposure.burning > 0;
    changes.put_out = burnt && exposure.burning == 0;
    changes.burnt = exposure.burning > 0 ? burn_damage(max_hit_points) : 0;
    changes.gassed = gas_damage(catalog, here, kind.fireproof);
    changes.impaired = impairs(catalog, here);
    changes.corroded = !kind.flies && corrodes(catalog, here);
    changes.blasted = blast != nullptr ? blast->damage : 0;
    return changes;
}

bool hurts(const content::Catalog& catalog, const CellMatter& here) {
    return here.burns || harmful_matter(catalog, here).valid();
}

content::MatterId harmful_matter(const content::Catalog& catalog, const CellMatter& here) {
    if (gas_damage(catalog, here, false) > 0 || impairs(catalog, here)) {
        return here.gas;
    }
    return corrodes(catalog, here) ? here.liquid : content::MatterId{};
}

spatial::BitGrid harmful_cells(const content::Catalog& catalog, const Matter& matter,
                               std::span<const Blast> blasts) {
    const core::Size size = matter.cover.size();
    spatial::BitGrid cells(size);
    const std::span<const std::uint8_t> fuel = matter.active.fuel.span();
    const std::span<const std::uint8_t> amount = matter.active.amount.span();
    const std::span<const std::uint8_t> eaten = matter.active.eaten.span();
    const std::vector<Columns> busy =
        busy_columns(size, {std::as_bytes(fuel), std::as_bytes(amount), std::as_bytes(eaten)});
    for_each_cell(busy, static_cast<std::size_t>(size.width), [&](std::size_t cell) {
        const core::Point at = matter.cover.point(cell);
        if (fuel[cell] > 0 ||
            ((amount[cell] > 0 || eaten[cell] > 0) && hurts(catalog, matter_at(matter, at)))) {
            cells.set(at, true);
        }
    });
    for (const Blast& blast : blasts) {
        cells.set(blast.at, true);
    }
    return cells;
}

}  // namespace torchwake::rules
