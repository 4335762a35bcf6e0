#pragma once

// The catalog of faction_catalog.hpp with monsters that cast.

#include "scenario/faction_catalog.hpp"

#include <utility>

namespace torchwake::scenario {

/// A spell of one effect that costs 2 mana, aimed with a range of 5.
content::SpellDef bolt(std::string id, const content::ItemEffect& effect);

/// A kind of the orcs' faction that casts, as often as it can, with 4 mana that never comes back.
content::MonsterDef caster(std::string id, char letter, std::vector<content::Ability> abilities);

/// Besides: mage M (a zap that takes 1; keeps away); shaman S (mends friends below half: regrowth, 3 turns, 2
/// each; hastens itself); bomber Q (a blast that takes 1 within 1 cell) and careless one E of the same;
/// dragon D (a breath that takes 1 from all in its way); spitter s (poison, 2 turns, 1 each, at 2 cells and
/// more, below half of its hit points; flees when spent; its mana comes back each turn); blinker k (away from
/// one beside it).
content::CatalogParts caster_parts();

/// The catalog of caster_parts() after `change(kind, spells)` of each kind.
template <class Change>
content::Catalog changed_casters(const Change& change) {
    content::CatalogParts parts = caster_parts();
    for (content::MonsterDef& kind : parts.monsters) {
        change(kind, parts.spells);
    }
    return content::Catalog(std::move(parts));
}

const content::Catalog& caster_catalog();

}  // namespace torchwake::scenario
