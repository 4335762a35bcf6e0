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

inline constexpr std::size_t most_traps = 100;

/// The definition of a kind of trap. It goes off once, under whoever steps onto it first.
struct TrapDef {
    std::string id;
    std::string name;
    std::string description;
    Appearance appearance;            ///< once it is spotted
    std::string spent_sprite;         ///< when nothing is left in it; empty: it does not show any more
    std::vector<ItemEffect> effects;  ///< damage, what lasts, teleportation
    core::Cells radius{0};            ///< of what it reaches around it; 0: only who steps onto it
    std::optional<SavingThrow> save;  ///< of those whom it reaches
    std::int32_t noise = 0;           ///< steps that its noise carries: all who hear it come
    bool pit = false;                 ///< the hero falls a level down
    std::int32_t difficulty = 0;      ///< percent off the chance to disarm it
    std::int32_t min_depth = 1;
    std::int32_t max_depth = 1000;
    std::int32_t weight = 1;            ///< at min_depth, against the other kinds
    std::int32_t weight_per_depth = 0;  ///< added for each depth below it; the sum is never below 0

    friend bool operator==(const TrapDef&, const TrapDef&) = default;
};

/// Whether a trap can do that to somebody.
[[nodiscard]] constexpr bool can_trap(const ItemEffect& effect) {
    return strikes_others(effect) || std::holds_alternative<TeleportEffect>(effect);
}

}  // namespace torchwake::content
