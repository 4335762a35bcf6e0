#pragma once

// How a blow is struck: what decides about its arc on the map and its sound.

#include <torchwake/content/catalog.hpp>

#include <cstdint>

namespace torchwake::view {

enum class BlowKind : std::uint8_t {
    Slash,   ///< swords
    Chop,    ///< axes
    Thrust,  ///< daggers, spears
    Crush,   ///< clubs, maces, staves, and all other things
    Fist,    ///< no weapon, by those who have hands
    Claw,    ///< no weapon, by all others: claws, teeth, horns
};

[[nodiscard]] BlowKind blow_kind(const content::ItemDef& weapon);
/// `weapon`: in the attacker's hand; invalid if there is none.
[[nodiscard]] BlowKind blow_kind(const content::Catalog& catalog, content::MonsterId attacker,
                                 content::ItemId weapon);

}  // namespace torchwake::view
