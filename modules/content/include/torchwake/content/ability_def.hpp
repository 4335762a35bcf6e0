#pragma once

#include <torchwake/content/ids.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>

namespace torchwake::content {

/// Whom a monster casts a spell on.
enum class AbilityTarget : std::uint8_t { Foe, Friend, Self };

/// Something that a monster is able to do: a spell, and when it casts it. It does so only in view of an
/// enemy.
struct Ability {
    SpellId spell;
    AbilityTarget target = AbilityTarget::Foe;
    std::int32_t chance = 1;  ///< it does so in one of so many of the turns in which it could
    core::Cells nearest{0};   ///< how far the target is at least, by the longer side
    core::Cells farthest{0};  ///< and at most; 0: as far as the spell flies. Of Self both are about its enemy
    std::int32_t hurt_below = 0;  ///< only while the friend, or else itself, has fewer than so many in 100 of
                                  ///< its hit points; 0: always
    bool careless = false;  ///< even where it reaches itself or its friends too

    friend bool operator==(const Ability&, const Ability&) = default;
};

}  // namespace torchwake::content
