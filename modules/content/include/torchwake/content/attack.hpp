#pragma once

#include <torchwake/content/attributes.hpp>
#include <torchwake/content/dice.hpp>
#include <torchwake/content/lasting_effect.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::content {

/// A way to hit. Of several that a body has by nature, one is drawn uniformly at each blow.
struct Attack {
    std::string name;  ///< of a weapon: empty, the item has one
    Dice damage;
    std::int32_t hit_bonus = 0;
    std::vector<LastingEffect> effects{};  ///< on whom it hurts

    friend bool operator==(const Attack&, const Attack&) = default;
};

/// How an item hits that is held as a weapon.
struct Weapon {
    Attack attack;
    Attribute attribute = Attribute::Strength;  ///< what adds to its blows

    friend bool operator==(const Weapon&, const Weapon&) = default;
};

}  // namespace torchwake::content
