#pragma once

#include <torchwake/rules/world.hpp>

#include <algorithm>

namespace torchwake::rules {

/// Restores hit points, up to the maximum, and returns how many were gained.
inline std::int32_t heal(World& world, EntityId actor, std::int32_t amount) {
    Vitals& vitals = world.entities.vitals[actor];
    const std::int32_t gained = std::min(amount, vitals.max_hit_points - vitals.hit_points);
    vitals.hit_points += gained;
    return gained;
}

/// Restores mana, up to the maximum, and returns how much was gained.
inline std::int32_t restore_mana(World& world, EntityId actor, std::int32_t amount) {
    Vitals& vitals = world.entities.vitals[actor];
    const std::int32_t gained = std::min(amount, vitals.max_mana - vitals.mana);
    vitals.mana += gained;
    return gained;
}

}  // namespace torchwake::rules
