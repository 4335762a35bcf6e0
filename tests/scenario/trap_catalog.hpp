#pragma once

// The catalog of tests with traps, containers, a town and a portal to it.

#include "scenario/scenario.hpp"

#include <string>
#include <vector>

namespace torchwake::scenario {

/// The places of traps in the catalog.
enum class TestTrap : std::uint8_t { Dart, Net, Gas, Alarm, Teleport, Pit, Fire, Spores };

content::TrapId trap_id(TestTrap trap);

/// dart (3 damage), net (holds for 5), gas (2 poison for 3, radius 2), alarm (noise 30), teleport, pit (1
/// damage), fire (5 damage, radius 1, everyone saves half), spores (confuse for 4, nobody saves)
std::vector<content::TrapDef> test_traps();

/// Also: chest c (a weak potion in it), trapped chest k (with darts for sure), empty chest e, bush u (nothing
/// to look into), portal O; scroll of town portal H; bomb D (8 damage, radius 1, save by dexterity from 11
/// on, half).
content::CatalogParts trap_parts();

const content::Catalog& trap_catalog();

/// The parts with a town above.
content::CatalogParts trapped_town_parts();

/// Lays a trap where the map has a digit.
void lay_trap(Scenario& scenario, char mark, TestTrap trap,
              rules::TrapState state = rules::TrapState::Hidden);

}  // namespace torchwake::scenario
