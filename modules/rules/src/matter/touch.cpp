#include "matter/rows.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/touch.hpp>

#include <algorithm>
#include <array>

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

bool mends(const content::MonsterDef& kind, const CellMatter& here, bool soaked) {
    switch (kind.mends_in) {
        case content::MendsIn::Nothing:
            return false;
        case content::MendsIn::Flames:
            return here.burns;
        case content::MendsIn::Water:
            return soaked;
    }
    return false;
}

bool corrodes(const content::Catalog& catalog, const CellMatter& here) {
    const content::MatterDef* const liquid = liquid_underfoot(catalog, here);
    return liquid != nullptr && liquid->corrodes;
}

}  // namespace

bool melts(const content::Catalog& catalog, const content::MonsterDef& kind, const CellMatter& here) {
    return !kind.flies && !kind.fireproof && is_molten(catalog, here);
}

bool soaks(const content::Catalog& catalog, const content::MonsterDef& kind, const CellMatter& here) {
    const content::MatterDef* const liquid = liquid_underfoot(catalog, here);
    return !kind.flies && (here.wet || (liquid != nullptr && liquid->wets));
}

bool catches_fire(const content::Catalog& catalog, const content::MonsterDef& kind, const CellMatter& here,
                  const Exposure& exposure) {
    return !kind.fireproof && exposure.wet == 0 && !soaks(catalog, kind, here) && !here.freezes;
}

bool falls(const content::Catalog& catalog, const content::MonsterDef& kind, const CellMatter& here) {
    return !kind.flies && is_chasm(catalog, here);
}

TouchChanges touch(const content::Catalog& catalog, const content::MonsterDef& kind,
                   std::int32_t max_hit_points, const CellMatter& here, const Blast* blast,
                   Exposure& exposure) {
    TouchChanges changes;
    const bool burnt = exposure.burning > 0;
    const bool soaked = soaks(catalog, kind, here);
    const bool wet = soaked || exposure.wet > 0;
    if (soaked) {
        exposure.wet = beats_of_wetness;
        exposure.burning = 0;
    } else if (wet) {
        --exposure.wet;
    }
    if (here.freezes) {
        exposure.burning = 0;
    } else if (here.burns && !wet && !kind.fireproof) {
        exposure.burning = beats_of_burning;
    } else if (exposure.burning > 0) {
        --exposure.burning;
    }
    changes.caught = !burnt && exposure.burning > 0;
    changes.put_out = burnt && exposure.burning == 0;
    changes.burnt = exposure.burning > 0 ? burn_damage(max_hit_points) : 0;
    changes.gassed = gas_damage(catalog, here, kind.fireproof);
    changes.impaired = impairs(catalog, here);
    changes.melted = melts(catalog, kind, here) ? max_hit_points : 0;
    changes.corroded = !kind.flies && corrodes(catalog, here);
    changes.mended = mends(kind, here, soaked) ? burn_damage(max_hit_points) : 0;
    changes.blasted = blast != nullptr ? blast->damage : 0;
    return changes;
}

bool hurts(const content::Catalog& catalog, const CellMatter& here, Sensitivity sensitive) {
    return (here.burns && sensitive.to_fire) || harmful_matter(catalog, here, sensitive).valid();
}

content::MatterId harmful_matter(const content::Catalog& catalog, const CellMatter& here,
                                 Sensitivity sensitive) {
    if (sensitive.to_fire && is_molten(catalog, here)) {
        return here.liquid;
    }
    if (gas_damage(catalog, here, !sensitive.to_fire) > 0 || impairs(catalog, here)) {
        return here.gas;
    }
    return sensitive.to_acid && corrodes(catalog, here) ? here.liquid : content::MatterId{};
}

void add_harmful_cells(const content::Catalog& catalog, const Matter& matter, Sensitivity sensitive,
                       BeatBuffers& buffers, spatial::BitGrid& cells) {
    const content::MatterFacts& facts = catalog.matter_facts();
    const core::Grid<content::MatterId>& gas = matter.active.gas;
    const std::array planes{std::as_bytes(matter.active.fuel.span()),
                            std::as_bytes(matter.active.amount.span()),
                            std::as_bytes(matter.active.eaten.span())};
    find_columns(gas.size(), planes, buffers.active);
    for (std::int32_t y = 0; y < gas.height(); ++y) {
        const Columns& busy = buffers.active[static_cast<std::size_t>(y)];
        const std::span<const std::uint8_t> fuel = matter.active.fuel.row(y);
        const std::span<const content::MatterId> liquid = matter.liquid.row(y);
        for (std::size_t column = busy.first; column < busy.last; ++column) {
            const core::Point at{static_cast<std::int32_t>(column), y};
            const bool asks =
                facts.may_hurt[gas.row(y)[column].value] > 0 || facts.corrodes[liquid[column].value] > 0;
            if ((fuel[column] > 0 && sensitive.to_fire) ||
                (asks && hurts(catalog, matter_at(matter, at), sensitive))) {
                cells.set(at, true);
            }
        }
    }
}

void add_harm_of_changes(const content::Catalog& catalog, const Matter& matter, const BeatChanges& changes,
                         Sensitivity sensitive, spatial::BitGrid& cells) {
    for (const Blast& blast : changes.blasts) {
        cells.set(blast.at);
    }
    for (const core::Point at : changes.perils) {
        const CellMatter here = matter_at(matter, at);
        if (is_chasm(catalog, here) || (sensitive.to_fire && is_molten(catalog, here))) {
            cells.set(at);
        }
    }
}

}  // namespace torchwake::rules
