#pragma once

#include <torchwake/content/ids.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>

namespace torchwake::content {

/// The greatest distance from its caster, by the longer side, of a cell that an announced spell reaches.
inline constexpr std::int32_t reach_of_announced = 8;

/// The target of a monster's spell.
enum class AbilityTarget : std::uint8_t {
    Foe,     ///< an enemy in view
    Friend,  ///< one of its camp, hurt or not
    Self     ///< the caster
};

/// An ability of a monster: a spell, and when it casts it. A monster casts only in view of an enemy.
struct Ability {
    SpellId spell;                              ///< the spell that it casts
    AbilityTarget target = AbilityTarget::Foe;  ///< at whom it casts
    std::int32_t chance = 1;                    ///< it casts on one of this many turns on which it could
    core::Cells nearest{0};                     ///< the least distance of the target, by the longer side
    core::Cells farthest{0};      ///< the greatest; 0: the spell's range. For Self: the enemy's distance
    std::int32_t hurt_below = 0;  ///< it casts below that percent of its (or the Friend's) hit points; 0: any
    bool careless = false;        ///< casts even where the spell reaches itself or its friends
    bool announced = false;       ///< announces the spell, and casts it two turns later
    std::int32_t phase = 0;       ///< of a lord: the phase in which it casts, from 1 on; 0: any

    friend bool operator==(const Ability&, const Ability&) = default;
};

}  // namespace torchwake::content
