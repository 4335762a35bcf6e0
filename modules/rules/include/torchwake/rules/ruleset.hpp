#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/rules/matter.hpp>

#include <cstdint>
#include <functional>
#include <vector>

namespace torchwake::rules {

template <class Kind>
struct Spawn {
    Kind kind;
    core::Point at;
    std::int32_t group = 0;  ///< the region it was made for, from 1; of a monster, its pack
    bool asleep = false;     ///< of a monster
    friend bool operator==(const Spawn&, const Spawn&) = default;
};

/// A level as a builder leaves it: terrain and positions, no entities yet.
struct LevelPlan {
    std::int32_t depth = 1;
    core::Grid<content::TileId> tiles;
    core::Point arrival;  ///< where the hero appears
    std::vector<core::Point> stairs_down;
    std::vector<core::Point> stairs_up;
    std::vector<Spawn<content::MonsterId>> monsters;
    std::vector<Spawn<content::ItemId>> items;
    std::vector<Spawn<content::TrapId>> traps{};
    Matter matter{};  ///< at rest

    friend bool operator==(const LevelPlan&, const LevelPlan&) = default;
};

/// Makes the level of a depth. Random: only from streams derived from seed and depth.
using LevelSource = std::function<LevelPlan(const content::Catalog&, std::uint64_t seed, std::int32_t depth)>;

/// The data that rules functions need besides the World. It must outlive every call that it is passed to.
struct Ruleset {
    const content::Catalog* catalog = nullptr;
    LevelSource level_source;
};

}  // namespace torchwake::rules
