#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/dice.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::content {

/// Gives back hit points, up to the maximum.
struct HealEffect {
    std::int32_t amount = 0;
    friend bool operator==(const HealEffect&, const HealEffect&) = default;
};

/// What happens when an item is used. A new kind of effect is a new struct here, a reader in the loader, a
/// case in `rules`, and words in `view`; the compiler names each place that is still missing.
using ItemEffect = std::variant<HealEffect>;

/// The definition of a kind of item.
struct ItemDef {
    std::string id;
    std::string name;
    std::string description;
    Appearance appearance;
    std::vector<ItemEffect> effects;  ///< in the order in which they happen; none: the item can't be used
    std::int32_t charges = 1;         ///< uses before it is gone
    core::Tenths weight;
    core::Tenths initiative_penalty;
    core::Coins value;
    std::string category;  ///< which vendors deal in it; empty: none

    friend bool operator==(const ItemDef&, const ItemDef&) = default;
};

}  // namespace torchwake::content
