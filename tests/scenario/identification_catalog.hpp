#pragma once

// The catalog of test_catalog.hpp with unidentified items: for tests of looks, traits and curses.

#include "scenario/scenario.hpp"

#include <string>

namespace torchwake::scenario {

content::ItemDef unknown_item(std::string id, char letter, std::string group,
                              const content::ItemEffect& effect);

content::ItemDef look(std::string id, char letter, std::string group);

/// plain; keen (+2 to hit); of the cat (+3 dexterity, 1 armour more); dull (cursed, -1 to hit, half the
/// value); heavy (cursed, 3 armour less, twice the weight)
std::vector<content::TraitDef> test_traits();

/// Besides, in this order: unknown potions, elixir e (haste for 3 turns) and venom v (poison for 3 turns);
/// tonic t (heals 2), a potion that everybody knows; unknown scrolls, insight i (identify), bolt l (takes 4,
/// range 6); mercy y (removes a curse), known; three looks each. The hero has ten slots.
content::CatalogParts identification_parts();

const content::Catalog& identification_catalog();

/// A map of that catalog.
class IdentificationScenario : public Scenario {
  public:
    explicit IdentificationScenario(std::string_view map, std::uint64_t seed = 1);

    [[nodiscard]] content::ItemId kind(std::string_view id) const;
    /// A thing of that kind, as one that was found.
    rules::Slot give_find(std::string_view id, rules::EntityId actor = rules::hero_id);
    /// The kind that the hero takes the item in a slot for.
    [[nodiscard]] const content::ItemDef& shown(rules::Slot slot) const;
};

}  // namespace torchwake::scenario
