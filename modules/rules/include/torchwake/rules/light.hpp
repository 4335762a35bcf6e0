#pragma once

// The light on a level, in whole numbers. It never limits whom the hero sees; it decides from how far those
// who do not hunt the hero notice it, and whether the hero finds traps and can read.

#include <torchwake/content/catalog.hpp>
#include <torchwake/content/light.hpp>
#include <torchwake/rules/game_state.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace torchwake::rules {

/// The light that is enough to be seen from afar, to find traps and to read.
inline constexpr std::int32_t enough_light = 2;
/// The light of each cell of a level with daylight.
inline constexpr std::int32_t daylight = 9;
/// The range of the light of a burning cell.
inline constexpr core::Cells range_of_fire{5};
/// The range of the light of a burning actor.
inline constexpr core::Cells range_of_burning{3};

/// The light of a source in another cell, if nothing hides one from the other: the range + 1 at the source
/// itself, 1 less for each cell between, 0 beyond the range.
[[nodiscard]] std::int32_t light_from(core::Point source, core::Cells range, core::Point at);

/// The light in a cell: that of the brightest source. Requires: the level contains the cell.
/// Cost: about a microsecond.
[[nodiscard]] std::int32_t light_at(GameState game, core::Point at);

/// True if there is enough light in a cell. Requires: the level contains it.
/// Cost: little where a light stands; else that of light_at.
[[nodiscard]] bool is_lit(GameState game, core::Point at);

/// The armour of a monster that is awake and stands where there is too little light.
inline constexpr std::int32_t armour_in_the_dark = 2;
/// The armour that the dark gives an actor while it is awake; 0 for the hero, whom every eye finds.
/// Cost: that of is_lit.
[[nodiscard]] std::int32_t shade_of(GameState game, EntityId actor);

/// True if the actor sheds the light of its kind: its torch, if it has one, is lit.
[[nodiscard]] bool sheds_light(const World& world, EntityId actor);

/// The distance from which an eye notices somebody in that light: half of the vision, rounded down, where
/// there is too little light; at least 1. `gloom`: the power of who is seen, by which light lets nobody
/// notice it from farther away; 0: none.
[[nodiscard]] constexpr core::Cells noticing_range(core::Cells vision, std::int32_t light,
                                                   std::int32_t gloom = 0) {
    const core::Cells in_the_dark{std::max(1, vision.value / 2)};
    if (light < enough_light) {
        return in_the_dark;
    }
    return gloom == 0 ? vision : std::max(in_the_dark, std::min(vision, core::Cells{gloom}));
}

/// Calls visit(content::Light) for what sheds light in a cell besides actors and fire.
template <class Visit>
void for_each_light(const content::Catalog& catalog, content::TileId tile, const CellMatter& matter,
                    const Visit& visit) {
    const auto consider = [&visit](const std::optional<content::Light>& light) {
        if (light) {
            visit(*light);
        }
    };
    consider(catalog.tile(tile).light);
    if (matter.cover.valid()) {
        consider(catalog.matter(matter.cover).light);
    }
    if (matter.liquid.valid()) {
        consider(catalog.matter(matter.liquid).light);
    }
}

}  // namespace torchwake::rules
