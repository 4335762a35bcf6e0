#pragma once

// The catalog of tests with factions: orcs, trolls and brutes attack everyone but folk; rats and jackals are
// vermin, who attack nobody first; wanderers and dummies are folk, who flee from vermin. The hero attacks
// everyone but folk.

#include "scenario/scenario.hpp"

namespace torchwake::scenario {

inline constexpr content::FactionId heroes{0};
inline constexpr content::FactionId orcs{1};
inline constexpr content::FactionId vermin{2};
inline constexpr content::FactionId folk{3};

/// Adds the factions of the kinds in those parts.
content::CatalogParts faction_parts(content::CatalogParts parts = test_parts());

const content::Catalog& faction_catalog();

/// A map of that catalog.
Scenario among_factions(std::string_view map, std::uint64_t seed = 1);

}  // namespace torchwake::scenario
