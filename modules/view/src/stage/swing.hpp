#pragma once

// The arc that a blow draws in the air, by the kind of blow.

#include "stage/blow_kind.hpp"

#include <torchwake/core/point.hpp>
#include <torchwake/view/picture.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::view {

struct Swing {
    BlowKind kind = BlowKind::Fist;
    core::Point cell;   ///< the attacker's
    core::Point along;  ///< towards the victim, -1 to 1 on each axis; not (0, 0)
    Colour hue;
};

inline constexpr std::int64_t swing_time = 160;  ///< milliseconds

/// Adds its dots at an age in milliseconds. Requires: 0 <= age < swing_time.
void draw_swing(const Swing& swing, std::int64_t age, std::vector<Particle>& particles);

}  // namespace torchwake::view
