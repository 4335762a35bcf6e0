#pragma once

// What the ground does to those who walk: it is slippery, holds them, or gives off gas. The walk and its
// forecast share it.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/rules/matter.hpp>

#include <optional>

namespace torchwake::rules {

/// True if a step onto a cell slides on.
[[nodiscard]] inline bool is_slippery(const content::Catalog& catalog, const CellMatter& here) {
    const content::MatterDef* const liquid = liquid_underfoot(catalog, here);
    return (here.cover.valid() && catalog.matter(here.cover).slippery) ||
           (liquid != nullptr && liquid->slippery);
}

/// True if the cover of a cell holds an actor of that kind.
[[nodiscard]] inline bool holds(const content::Catalog& catalog, const content::MonsterDef& kind,
                                const CellMatter& here) {
    return here.cover.valid() && catalog.matter(here.cover).holds > 0 && !kind.walks_webs;
}

/// The cell to which a step between two cells slides on; nothing if it ends where it leads. It slides only
/// onto slippery ground and over it, so that every cell can still be reached by steps, and neither over what
/// holds nor over a trap. `ground` answers matter(cell), has_trap(cell), and lets_by(from, direction): true
/// if nothing and nobody stands in the way of a step.
template <class Ground>
[[nodiscard]] std::optional<core::Point> slide_from(const content::Catalog& catalog,
                                                    const content::MonsterDef& kind, core::Point from,
                                                    core::Point to, const Ground& ground) {
    const std::optional<core::Direction> direction = core::direction_between(from, to);
    if (!direction || kind.flies || !ground.lets_by(to, *direction)) {
        return std::nullopt;
    }
    const core::Point next = core::step(to, *direction);
    const CellMatter between = ground.matter(to);
    const bool slides = is_slippery(catalog, between) && !is_slippery(catalog, ground.matter(from)) &&
                        is_slippery(catalog, ground.matter(next));
    return slides && !holds(catalog, kind, between) && !ground.has_trap(to) ? std::optional(next)
                                                                            : std::nullopt;
}

/// True for a cover that is better walked around: it holds who walks there, or gives off gas that harms.
[[nodiscard]] inline bool hinders(const content::Catalog& catalog, const content::MatterDef& cover) {
    return cover.holds > 0 || (cover.stirs && catalog.matter_facts().may_hurt[cover.stirs->value] != 0);
}

}  // namespace torchwake::rules
