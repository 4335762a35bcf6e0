#pragma once

#include <torchwake/content/attributes.hpp>
#include <torchwake/content/power.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::content {

/// The kinds of items that can have a trait, if they do not stack.
enum class TraitBearer : std::uint8_t {
    Weapon,   ///< melee weapons
    Shooter,  ///< ranged weapons
    Armour    ///< wearables
};

/// A special property of a single item. A trait without prefix and suffix changes nothing: its weight is that
/// of ordinary finds.
struct TraitDef {
    std::string id;                     ///< text id, unique among traits
    std::string prefix;                 ///< before the name of the kind: "keen"
    std::string suffix;                 ///< after it: "of the bull"
    std::string cursed;                 ///< the word before all while it is cursed; empty: it never was
    std::vector<TraitBearer> bearers;   ///< the items that can have it
    std::uint32_t weight = 1;           ///< its share among the other traits
    std::int32_t min_depth = 1;         ///< the first depth where it occurs
    std::int32_t max_depth = 1000;      ///< the last depth where it occurs
    std::int32_t hit_bonus = 0;         ///< added to the hit bonus of each attack
    std::int32_t damage = 0;            ///< hit points added to each hit
    std::int32_t armour = 0;            ///< points added to the armour of a wearable
    std::int32_t weight_percent = 100;  ///< the weight, in percent of the kind's
    core::Tenths initiative_penalty;    ///< tenths of a point, added to the kind's
    Attributes bonus{0, 0, 0, 0};       ///< added to the attributes of its bearer
    Powers powers{};                    ///< added to the powers of its bearer
    std::int32_t value_percent = 100;   ///< the value, in percent of the kind's

    /// True if it changes nothing.
    [[nodiscard]] bool is_plain() const { return prefix.empty() && suffix.empty(); }
    friend bool operator==(const TraitDef&, const TraitDef&) = default;
};

}  // namespace torchwake::content
