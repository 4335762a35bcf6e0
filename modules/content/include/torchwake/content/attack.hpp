#pragma once

#include <torchwake/content/attributes.hpp>
#include <torchwake/content/dice.hpp>
#include <torchwake/content/lasting_effect.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::content {

/// An attack. Of several natural attacks, one is drawn uniformly at each blow.
struct Attack {
    std::string name;                      ///< empty for a weapon: the item has a name
    Dice damage;                           ///< the dice of a blow that hits
    std::int32_t hit_bonus = 0;            ///< added to the damage before armour and dodging are subtracted
    std::vector<LastingEffect> effects{};  ///< the effects on a victim that it hurts
    bool sets_alight = false;  ///< it lights a victim that it hurts, unless that is wet or fireproof

    friend bool operator==(const Attack&, const Attack&) = default;
};

/// The attack of an item that is held as a weapon.
struct Weapon {
    Attack attack;                              ///< of a blow with it
    Attribute attribute = Attribute::Strength;  ///< the attribute that adds to its blows

    friend bool operator==(const Weapon&, const Weapon&) = default;
};

}  // namespace torchwake::content
