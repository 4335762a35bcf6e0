#include "scenario/faction_catalog.hpp"

namespace torchwake::scenario {

content::CatalogParts faction_parts(content::CatalogParts parts) {
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

const content::Catalog& faction_catalog() {
    static const content::Catalog catalog(faction_parts());
    return catalog;
}

Scenario among_factions(std::string_view map, std::uint64_t seed) {
    return Scenario(map, seed, faction_catalog());
}

}  // namespace torchwake::scenario
