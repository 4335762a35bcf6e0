#pragma once

#include <torchwake/content/enum_table.hpp>

#include <cstddef>
#include <cstdint>

namespace torchwake::content {

/// The places of a body for items; each has room for one.
BOOST_DEFINE_FIXED_ENUM_CLASS(EquipSlot, std::uint8_t, Melee, Shield, Head, Torso, Legs, Feet, Hands)

inline constexpr std::size_t equip_slot_count = enum_count<EquipSlot>;

/// The armour of an item that is worn.
struct Wear {
    EquipSlot slot = EquipSlot::Torso;  ///< never Melee, which is for weapons
    std::int32_t armour = 0;

    friend constexpr bool operator==(const Wear&, const Wear&) = default;
};

}  // namespace torchwake::content
