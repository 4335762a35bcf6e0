#pragma once

// A snapshot of the map in sprites, as the hero knows it at the end of a turn. Frames are built from it until
// the next turn.

#include "scene/head_marks.hpp"
#include "scene/scene_matter.hpp"
#include "scene/sprite_table.hpp"

#include <torchwake/core/grid.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/spatial/opacity_grid.hpp>
#include <torchwake/stage/terrain.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::stage {

struct SceneObject {
    core::Point at;
    panels::SpriteIndex sprite = 0;
    bool glints = false;  ///< true for an item in view
};

struct SceneActor {
    rules::EntityId id;
    content::MonsterId kind;
    core::Point at;
    bool asleep = false;
    bool hostile = false;
    std::vector<HeadMark> marks;
    std::vector<IdleSprites> gear;  ///< the visible equipment, in drawing order
    bool burning = false;
    bool wet = false;
};

/// A vendor whose place the hero knows.
struct SceneVendor {
    core::Point at;
    std::string name;
};

/// A level that unfolds: newly known cells are visible only in the rows above `rows`.
struct Unfolding {
    const core::Grid<forecast::Visibility>* before = nullptr;
    std::int32_t rows = 0;

    [[nodiscard]] bool hides(core::Point at) const {
        return before->contains(at) && at.y >= rows && (*before)[at] == forecast::Visibility::Unseen;
    }
};

/// A tile or matter in view that sheds light.
struct SceneLight {
    core::Point at;
    content::Light light;
};

struct Scene {
    core::Grid<forecast::Visibility> visibility;
    spatial::OpacityGrid opaque;  ///< the known cells that stop light
    core::Grid<CellLook> looks;
    std::vector<SceneObject> objects;  ///< row by row
    std::vector<SceneActor> actors;    ///< row by row, with the hero among them
    std::vector<SceneVendor> vendors;
    SceneMatter matter;
    std::vector<SceneLight> lights;  ///< row by row, of many in one place the first
    core::Point hero;
    bool torch_lit = true;
    core::Rect known;         ///< the bounds of the known cells
    std::int32_t depth = -1;  ///< below 0: no snapshot was taken yet

    /// Takes a new snapshot; keeps the allocated memory. Cost: linear in the cells of the level.
    void take(const forecast::Knowledge& knowledge, const SpriteTable& sprites,
              const std::optional<Unfolding>& unfolding = std::nullopt);
};

}  // namespace torchwake::stage
