#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/rules/matter.hpp>

#include <cstdint>
#include <functional>
#include <vector>

namespace torchwake::rules {

/// Seeds are below this limit, so that every JSON reader takes them without loss.
inline constexpr std::uint64_t seed_limit = std::uint64_t{1} << 53U;

/// Something that a builder puts into a cell: a monster, an item or a trap.
template <class Kind>
struct Spawn {
    Kind kind;               ///< what it is
    core::Point at;          ///< its cell
    std::int32_t group = 0;  ///< the region it was made for, from 1; of a monster, its pack
    bool asleep = false;     ///< of a monster
    friend bool operator==(const Spawn&, const Spawn&) = default;
};

/// A level as a builder leaves it: terrain and positions, no entities yet.
struct LevelPlan {
    std::int32_t depth = 1;                            ///< from 1 on; 0: the town
    core::Grid<content::TileId> tiles;                 ///< the terrain; its size is the level's
    core::Point arrival;                               ///< where the hero appears
    std::vector<core::Point> stairs_down;              ///< the cells of the stairs down
    std::vector<core::Point> stairs_up;                ///< the cells of the stairs up
    std::vector<Spawn<content::MonsterId>> monsters;   ///< the actors that come with the level
    std::vector<Spawn<content::ItemId>> items;         ///< what lies on the floor
    std::vector<Spawn<content::TrapId>> traps{};       ///< hidden ones
    std::vector<Spawn<content::MonsterId>> corpses{};  ///< the dead that lie on the floor
    std::vector<Spawn<content::TrapId>> sprung{};      ///< traps that went off long ago
    std::vector<Spawn<content::VaultId>> scenes{};     ///< by their middle cells
    Matter matter{};                                   ///< at rest

    friend bool operator==(const LevelPlan&, const LevelPlan&) = default;
};

/// Makes the planes of a plan's covers and liquids, unless it has them.
void make_planes(LevelPlan& plan);

/// Puts all that stands in a cell of a drawing into a plan, but not its tile.
void put(LevelPlan& plan, const content::DrawnCell& cell, core::Point at);

/// Makes the level of a depth. Random: only from streams derived from seed and depth.
using LevelSource = std::function<LevelPlan(const content::Catalog&, std::uint64_t seed, std::int32_t depth)>;

/// The data that rules functions need besides the World. It must outlive every call that it is passed to.
struct Ruleset {
    const content::Catalog* catalog = nullptr;  ///< the definitions; never null in a call
    LevelSource level_source;                   ///< makes each level when the hero first comes to it
};

}  // namespace torchwake::rules
