#pragma once

#include <torchwake/content/enum_table.hpp>

#include <cstddef>
#include <cstdint>

namespace torchwake::content {

/// Where on a body an item is held or worn; each has room for one.
BOOST_DEFINE_FIXED_ENUM_CLASS(EquipSlot, std::uint8_t, Melee, Shield, Head, Torso, Legs, Feet, Hands)

inline constexpr std::size_t equip_slot_count = enum_count<EquipSlot>;

/// What an item keeps off whoever wears it.
struct Wear {
    EquipSlot slot = EquipSlot::Torso;  ///< never Melee: what is held there is a weapon
    std::int32_t armour = 0;

    friend constexpr bool operator==(const Wear&, const Wear&) = default;
};

}  // namespace torchwake::content
