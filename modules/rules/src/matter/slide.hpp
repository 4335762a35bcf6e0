#pragma once

// Slippery matter, as the walk and what is foreseen of it share it.

#include "matter/beat.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/matter.hpp>

namespace torchwake::rules {

[[nodiscard]] inline bool is_slippery(const content::Catalog& catalog, const CellMatter& here) {
    const content::MatterDef* const liquid = liquid_underfoot(catalog, here);
    return (here.cover.valid() && catalog.matter(here.cover).slippery) ||
           (liquid != nullptr && liquid->slippery);
}

/// True if a step between two cells slides on to a third one, unless something stands there. It does so only
/// onto slippery ground and over it, so that every cell can still be reached by steps.
template <class MatterAt>
[[nodiscard]] bool slides_on(const content::Catalog& catalog, core::Point from, core::Point to,
                             core::Point next, const MatterAt& at) {
    return is_slippery(catalog, at(to)) && !is_slippery(catalog, at(from)) && is_slippery(catalog, at(next));
}

}  // namespace torchwake::rules
