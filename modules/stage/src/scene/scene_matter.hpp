#pragma once

// The matter of a scene besides the covers, which are part of the terrain: what moves, and what stands before
// or over actors.

#include "scene/sprite_table.hpp"

#include <torchwake/core/grid.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/panels/marked_cells.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::stage {

struct SceneLiquid {
    core::Point at;
    content::MatterId kind;
    panels::SpriteIndex shape = 0;
    std::optional<panels::SpriteIndex> deep;   ///< over the shape
    std::optional<panels::SpriteIndex> cover;  ///< what floats on it or grows in it
    bool glows = false;                        ///< it is in view, and seen by its own light
    bool stony = false;                        ///< its sides are rock, in the light that falls on rock
};

struct SceneGas {
    core::Point at;
    content::MatterId kind;
    std::int32_t amount = 0;
    bool dense = false;  ///< it blocks sight
};

/// The front of a cover that stands before the feet of who is in its cell.
struct SceneFront {
    core::Point at;
    panels::SpriteIndex sprite = 0;
};

/// The variant of a cover in a cell.
[[nodiscard]] panels::SpriteIndex cover_variant(const std::array<panels::SpriteIndex, 3>& variants,
                                                core::Point at, std::int32_t depth);

/// Each list is row by row.
struct SceneMatter {
    std::vector<SceneLiquid> liquids;
    std::vector<SceneFront> fronts;
    std::vector<SceneGas> gases;
    std::vector<core::Point> flames;
    panels::ForecastMarks foretold;
    forecast::Forecaster forecaster;  ///< kept for its memory

    /// Takes a new snapshot of the known cells. Cost: linear in the cells of the level.
    void take(const forecast::Knowledge& knowledge, const rules::Matter& matter,
              const core::Grid<forecast::Visibility>& visibility, const SpriteTable& sprites);
};

}  // namespace torchwake::stage
