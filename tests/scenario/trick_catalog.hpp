#pragma once

// The catalog of faction_catalog.hpp with monsters that play tricks.

#include "scenario/faction_catalog.hpp"

namespace torchwake::scenario {

/// Besides, of the orcs' faction, slow to dodge, with 10 hit points and blows of 3: thief f; ooze O (parts of
/// 2 hit points at least); slug z (takes 2 points of armour at most); crab K (holds for 9 turns); ghost G
/// (passes 6 cells); necromancer N (two rats for 2 of its 4 mana, with three near it none); worm W; crier H
/// (heard within 8 cells); sleepers Z (looks like its corpse) and D (like a health potion); guard V (2
/// armour).
content::CatalogParts trick_parts();

const content::Catalog& trick_catalog();

/// A map of that catalog.
Scenario among_tricksters(std::string_view map);

}  // namespace torchwake::scenario
