#pragma once

// The hero's quickbar: nine places for kinds of items and for spells that are used by one key. A place names
// a kind, not an item, so it stays while the hero carries none of that kind.

#include <torchwake/content/ids.hpp>
#include <torchwake/rules/described.hpp>

#include <array>
#include <cstdint>

namespace torchwake::rules {

/// The number of places of a quickbar.
inline constexpr std::int32_t quick_slots = 9;

/// The content of a place; free if neither is valid.
struct QuickSlot {
    content::ItemId item;  ///< as the hero knew the kind when it was put there, or has come to know it since
    content::SpellId spell;  ///< in place of the item
};
BOOST_DESCRIBE_STRUCT(QuickSlot, (), (item, spell))

/// All places of a quickbar.
struct Quickbar {
    std::array<QuickSlot, quick_slots> slots{};  ///< place 1 first
};
BOOST_DESCRIBE_STRUCT(Quickbar, (), (slots))

}  // namespace torchwake::rules
