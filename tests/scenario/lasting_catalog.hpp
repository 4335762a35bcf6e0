#pragma once

// The catalog of test_catalog.hpp with lasting effects: for tests of conditions, hunger and learned spells.

#include "scenario/scenario.hpp"

namespace torchwake::scenario {

/// An item of that letter with one effect; aimed with a range of 6 where the letter is a capital.
content::ItemDef brew(char letter, const content::ItemEffect& effect);

/// Besides: a hero with ten slots who hungers and knows only the dart; a viper v that neither moves nor
/// misses, and poisons for 3 turns; brews to drink: haste h and slow s (3 turns), poison p (4 turns, 1 each),
/// regrowth z (3 turns, 2 each), strength u (+4 for 3 turns), cure c, mana n (4), food f, teleport t and
/// blink k (2 cells), learn q (quicken); brews to throw: haste H, slow S, poison P (4 turns, 1 each),
/// strength U (-6 for 3 turns).
content::CatalogParts lasting_parts();

const content::Catalog& lasting_catalog();

/// A map of that catalog.
class LastingScenario : public Scenario {
  public:
    explicit LastingScenario(std::string_view map, std::uint64_t seed = 1);

    /// The hero is given a brew of that letter and drinks it, nobody acting after it.
    rules::Events drinks(char letter);
    /// Sets the number of turns since the hero's last meal.
    void set_hunger(std::int32_t turns);
    [[nodiscard]] rules::HungerStage stage() const;
};

}  // namespace torchwake::scenario
