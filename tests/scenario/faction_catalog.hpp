#pragma once

// The catalog of tests with factions: orcs, trolls and brutes attack everyone but folk; rats and jackals are
// vermin, who attack nobody first; wanderers and dummies are folk, who flee from vermin. The hero attacks
// everyone but folk.

#include "scenario/test_catalog.hpp"

#include <utility>

namespace torchwake::scenario {

inline constexpr content::FactionId heroes{0};
inline constexpr content::FactionId orcs{1};
inline constexpr content::FactionId vermin{2};
inline constexpr content::FactionId folk{3};

/// Adds the factions of the kinds in those parts.
inline content::CatalogParts faction_parts(content::CatalogParts parts = test_parts()) {
    using enum content::Reaction;
    parts.factions = {{"heroes", Attack, {{folk, Ignore}}},
                      {"orcs", Attack, {{folk, Ignore}}},
                      {"vermin", Ignore, {}},
                      {"folk", Ignore, {{vermin, Flee}}}};
    for (content::MonsterDef& kind : parts.monsters) {
        if (kind.id == "hero") {
            kind.faction = heroes;
        } else if (kind.id == "rat" || kind.id == "jackal") {
            kind.faction = vermin;
        } else if (kind.id == "wanderer" || kind.id == "dummy") {
            kind.faction = folk;
        } else {
            kind.faction = orcs;
        }
    }
    return parts;
}

inline const content::Catalog& faction_catalog() {
    static const content::Catalog catalog(faction_parts());
    return catalog;
}

}  // namespace torchwake::scenario
