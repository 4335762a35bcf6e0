#pragma once

// The stages of hunger of an actor that has to eat, and their effects. A well fed one hits harder; a hungry
// or starving one does not recover by waiting; after starving, each turn costs a hit point.

#include <torchwake/content/enum_table.hpp>
#include <torchwake/content/monster_def.hpp>

#include <cstdint>

namespace torchwake::rules {

/// The stages of hunger, in the order in which an actor goes through them after a meal.
BOOST_DEFINE_FIXED_ENUM_CLASS(HungerStage, std::uint8_t,
                              WellFed,   ///< from the meal on; blows do more damage
                              Normal,    ///< no effect
                              Hungry,    ///< waiting regains nothing
                              Starving)  ///< the same; after it, each turn costs hit points

/// Turns since the last meal after which each further turn costs hit points.
[[nodiscard]] constexpr std::int32_t turns_until_famished(const content::HungerStages& lengths) {
    return lengths.well_fed + lengths.normal + lengths.hungry + lengths.starving;
}

/// The hit points that each further turn costs.
inline constexpr std::int32_t famished_hit_points = 1;

/// The additional damage of a well fed actor's blows.
inline constexpr std::int32_t well_fed_damage = 1;

/// The stage of an actor that last ate so many turns ago; Starving has no end.
[[nodiscard]] constexpr HungerStage hunger_stage(const content::HungerStages& lengths,
                                                 std::int32_t turns_since_meal) {
    if (turns_since_meal < lengths.well_fed) {
        return HungerStage::WellFed;
    }
    if (turns_since_meal < lengths.well_fed + lengths.normal) {
        return HungerStage::Normal;
    }
    return turns_since_meal < lengths.well_fed + lengths.normal + lengths.hungry ? HungerStage::Hungry
                                                                                 : HungerStage::Starving;
}

/// True if waiting regains nothing.
[[nodiscard]] constexpr bool stops_recovery(HungerStage stage) {
    return stage >= HungerStage::Hungry;
}

}  // namespace torchwake::rules
