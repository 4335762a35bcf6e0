#pragma once

// The groups in which lists of things are shown.

#include <torchwake/content/enum_table.hpp>
#include <torchwake/content/item_def.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>

namespace torchwake::content {

/// The group says what a thing is for. Lists have the groups in this order.
BOOST_DEFINE_FIXED_ENUM_CLASS(ItemGroup, std::uint8_t,
                              Weapon,   ///< held to hit or to shoot with
                              Missile,  ///< shot, thrown, or broken where it ends
                              Armour,   ///< worn, but for rings
                              Ring,     ///< worn on a finger
                              Potion,   ///< drunk; its kind is hidden at first
                              Reading,  ///< read: it needs light
                              Tool,     ///< used in another way
                              Food,     ///< eaten
                              Other)    ///< of no use but to be sold

/// The number of groups.
inline constexpr std::size_t item_group_count = enum_count<ItemGroup>;

/// The group of a kind. The kinds of one hidden group, and their looks, are of the same.
[[nodiscard]] inline ItemGroup group_of(const ItemDef& item) {
    if (const auto slot = equip_slot_of(item)) {
        return *slot == EquipSlot::Melee  ? ItemGroup::Weapon
               : *slot == EquipSlot::Ring ? ItemGroup::Ring
                                          : ItemGroup::Armour;
    }
    if (item.ammunition || item.throws || (item.breaks && item.unknown.empty())) {
        return ItemGroup::Missile;
    }
    if (item.needs_light) {
        return ItemGroup::Reading;
    }
    if (item.breaks) {
        return ItemGroup::Potion;
    }
    const bool feeds = std::ranges::any_of(
        item.effects, [](const ItemEffect& effect) { return std::holds_alternative<FoodEffect>(effect); });
    return feeds ? ItemGroup::Food : item.effects.empty() ? ItemGroup::Other : ItemGroup::Tool;
}

}  // namespace torchwake::content
