#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/item_def.hpp>
#include <torchwake/content/saving_throw.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::content {

/// The most kinds of traps of a catalog.
inline constexpr std::size_t most_traps = 100;

/// The definition of a kind of trap. A trap goes off once, under the first who steps onto it.
struct TrapDef {
    std::string id;                     ///< text id, unique among traps
    std::string name;                   ///< without an article
    std::string description;            ///< a sentence or two
    Appearance appearance;              ///< its look once it is spotted
    std::string spent_sprite;           ///< its sprite after it went off; empty: nothing is drawn
    std::vector<ItemEffect> effects;    ///< damage, conditions, teleportation
    core::Cells radius{0};              ///< the radius of its area; 0: only the actor on it
    std::optional<SavingThrow> save;    ///< the saving throw of those that it reaches
    std::int32_t noise = 0;             ///< the steps that its noise carries: enemies who hear it come
    bool pit = false;                   ///< the hero falls a level down
    std::int32_t difficulty = 0;        ///< subtracted from the chance to disarm it, in percent
    std::int32_t min_depth = 1;         ///< the first depth where it occurs
    std::int32_t max_depth = 1000;      ///< the last depth where it occurs
    std::int32_t weight = 1;            ///< at min_depth, against the other kinds
    std::int32_t weight_per_depth = 0;  ///< added for each depth below it; the sum is never below 0

    friend bool operator==(const TrapDef&, const TrapDef&) = default;
};

/// True if a trap can have that effect.
[[nodiscard]] constexpr bool can_trap(const ItemEffect& effect) {
    return std::holds_alternative<DamageEffect>(effect) || std::holds_alternative<LastingEffect>(effect) ||
           std::holds_alternative<TeleportEffect>(effect) || std::holds_alternative<HeatEffect>(effect) ||
           std::holds_alternative<MatterEffect>(effect);
}

}  // namespace torchwake::content
