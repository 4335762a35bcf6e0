#pragma once

// How a blow is struck, which decides about its sound, and the arc that it draws in the air.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/panels/picture.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::stage {

enum class BlowKind : std::uint8_t {
    Slash,   ///< swords
    Chop,    ///< axes
    Thrust,  ///< daggers, spears
    Crush,   ///< clubs, maces, staves, and all other things
    Fist,    ///< no weapon, by those who have hands
    Claw,    ///< no weapon, by all others: claws, teeth, horns
};

[[nodiscard]] BlowKind blow_kind(const content::ItemDef& weapon);
/// `weapon`: in the attacker's hand; invalid if there is none.
[[nodiscard]] BlowKind blow_kind(const content::Catalog& catalog, content::MonsterId attacker,
                                 content::ItemId weapon);

struct Swing {
    BlowKind kind = BlowKind::Fist;
    core::Point cell;   ///< the attacker's
    core::Point along;  ///< towards the victim, -1 to 1 on each axis; not (0, 0)
    content::Colour hue;
};

inline constexpr std::int64_t swing_time = 160;  ///< milliseconds

/// Adds its dots at an age in milliseconds. Requires: 0 <= age < swing_time.
void draw_swing(const Swing& swing, std::int64_t age, std::vector<panels::Particle>& particles);

}  // namespace torchwake::stage
