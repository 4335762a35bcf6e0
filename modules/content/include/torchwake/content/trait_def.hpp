#pragma once

#include <torchwake/content/attributes.hpp>
#include <torchwake/content/power.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::content {

/// The kinds of items that can have a trait, if they do not stack: melee weapons, ranged weapons and
/// wearables.
enum class TraitBearer : std::uint8_t { Weapon, Shooter, Armour };

/// A special property of a single item. A trait without prefix and suffix changes nothing: its weight is that
/// of ordinary finds.
struct TraitDef {
    std::string id;
    std::string prefix;  ///< before the name of the kind: "keen"
    std::string suffix;  ///< after it: "of the bull"
    std::string cursed;  ///< the word before all while it is cursed; empty: it never was
    std::vector<TraitBearer> bearers;
    std::uint32_t weight = 1;  ///< against the other traits
    std::int32_t min_depth = 1;
    std::int32_t max_depth = 1000;
    std::int32_t hit_bonus = 0;
    std::int32_t damage = 0;  ///< added to each hit
    std::int32_t armour = 0;
    std::int32_t weight_percent = 100;  ///< of the kind's weight
    core::Tenths initiative_penalty;
    Attributes bonus{0, 0, 0, 0};  ///< of its bearer
    Powers powers{};               ///< of its bearer
    std::int32_t value_percent = 100;

    [[nodiscard]] bool is_plain() const { return prefix.empty() && suffix.empty(); }
    friend bool operator==(const TraitDef&, const TraitDef&) = default;
};

}  // namespace torchwake::content
