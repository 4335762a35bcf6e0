#pragma once

// How long ago who has to eat last ate, and what follows from it. Well fed one hits harder; hungry and
// starving one does not recover by waiting; past starving each turn costs a hit point.

#include <torchwake/content/enum_table.hpp>

#include <cstdint>

namespace torchwake::rules {

BOOST_DEFINE_FIXED_ENUM_CLASS(HungerStage, std::uint8_t, WellFed, Normal, Hungry, Starving)

// How long each stage lasts, in turns of its bearer's own.
inline constexpr std::int32_t turns_well_fed = 20;
inline constexpr std::int32_t turns_normal = 200;
inline constexpr std::int32_t turns_hungry = 200;
inline constexpr std::int32_t turns_starving = 200;

/// Turns since a meal at which all strength is used up.
inline constexpr std::int32_t turns_until_famished =
    turns_well_fed + turns_normal + turns_hungry + turns_starving;

/// What a turn costs from then on.
inline constexpr std::int32_t famished_hit_points = 1;

/// What a well fed one's blows do besides.
inline constexpr std::int32_t well_fed_damage = 1;

[[nodiscard]] constexpr HungerStage hunger_stage(std::int32_t turns_since_meal) {
    if (turns_since_meal < turns_well_fed) {
        return HungerStage::WellFed;
    }
    if (turns_since_meal < turns_well_fed + turns_normal) {
        return HungerStage::Normal;
    }
    return turns_since_meal < turns_well_fed + turns_normal + turns_hungry ? HungerStage::Hungry
                                                                           : HungerStage::Starving;
}

/// Whether waiting gives nothing back.
[[nodiscard]] constexpr bool stops_recovery(HungerStage stage) {
    return stage >= HungerStage::Hungry;
}

}  // namespace torchwake::rules
