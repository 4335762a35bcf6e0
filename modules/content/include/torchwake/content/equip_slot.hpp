#pragma once

#include <torchwake/content/enum_table.hpp>

#include <cstddef>
#include <cstdint>

namespace torchwake::content {

/// The places of a body for items; each has room for one. Of the two for rings, the definition of a ring
/// names the first.
// Files store the numbers: a new place comes last.
BOOST_DEFINE_FIXED_ENUM_CLASS(EquipSlot, std::uint8_t,
                              Melee,      ///< the hand with the weapon, a ranged one too
                              Shield,     ///< the other hand
                              Head,       ///< helmets
                              Torso,      ///< body armour
                              Legs,       ///< leg armour
                              Feet,       ///< boots
                              Hands,      ///< gloves
                              Ring,       ///< one ring
                              OtherRing)  ///< a second ring

/// The number of places of a body.
inline constexpr std::size_t equip_slot_count = enum_count<EquipSlot>;

/// True if an item whose definition names `slot` can be worn at `place`.
[[nodiscard]] constexpr bool fits_place(EquipSlot slot, EquipSlot place) {
    return slot == place || (slot == EquipSlot::Ring && place == EquipSlot::OtherRing);
}

/// The armour of an item that is worn.
struct Wear {
    EquipSlot slot = EquipSlot::Torso;  ///< never Melee, which is for weapons, nor OtherRing
    std::int32_t armour = 0;            ///< points that blows and shots lose

    friend constexpr bool operator==(const Wear&, const Wear&) = default;
};

}  // namespace torchwake::content
