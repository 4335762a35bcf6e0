#pragma once

// The catalog of test_catalog.hpp with a ring of powers, and with things that push, swap, dig and ring.

#include "scenario/scenario.hpp"

#include <initializer_list>
#include <utility>

namespace torchwake::scenario {

/// Besides: a hero with ten slots; ring = with those powers, ring % that adds 2 to dexterity, ring ~ that is
/// cursed; and to throw over up to 6 cells: push X (3 cells), swap W, dig V (2 cells), bell L (heard 20 steps
/// away).
content::CatalogParts power_parts(const content::Powers& powers);

/// Holds a catalog, so that it is there before a Scenario over it.
struct PowerCatalog {
    content::Catalog own_catalog;
};

/// A map of that catalog, on which the hero wears the ring of powers.
class PowerScenario : private PowerCatalog, public Scenario {
  public:
    PowerScenario(std::string_view map, content::Power power, std::int32_t amount, std::uint64_t seed = 1);

    /// An actor walks that way again and again, nobody acting between, until a blow of it lands. Returns the
    /// events of that blow.
    rules::Events lands(rules::EntityId actor, core::Direction way);
};

}  // namespace torchwake::scenario
