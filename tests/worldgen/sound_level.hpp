#pragma once

#include "scenario/test_catalog.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/levels/builders.hpp>
#include <torchwake/levels/overlays.hpp>
#include <torchwake/spatial/distance_finder.hpp>
#include <torchwake/spatial/field_of_view.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::worldgen {

using levels::Region;

/// The test catalog with another builder.
inline content::CatalogParts parts_of(const std::string& builder) {
    content::CatalogParts parts = scenario::test_parts();
    parts.levels.front().builders = {{builder, 1}};
    return parts;
}

inline content::Catalog catalog_of(const std::string& builder) {
    return content::Catalog(parts_of(builder));
}

/// Tiles are the same in all catalogs of these tests.
inline const content::TileDef& tile_at(const rules::LevelPlan& plan, core::Point at) {
    return scenario::test_catalog().tile(plan.tiles[at]);
}

inline bool passable(const rules::LevelPlan& plan, core::Point at) {
    return !tile_at(plan, at).blocks || tile_at(plan, at).opens_to.has_value();
}

/// Calls visit(core::Point) for every cell.
template <class Visit>
void for_each_cell(const rules::LevelPlan& plan, Visit visit) {
    for (std::size_t index = 0; index < plan.tiles.size().area(); ++index) {
        visit(plan.tiles.point(index));
    }
}

template <class Holds>
spatial::BitGrid cells_that(const rules::LevelPlan& plan, Holds holds) {
    spatial::BitGrid cells(plan.tiles.size());
    for_each_cell(plan, [&](core::Point at) { cells.set(at, holds(at)); });
    return cells;
}

/// By the steps that ledger row W4 allows.
inline spatial::DistanceMap steps_from_arrival(const rules::LevelPlan& plan) {
    const spatial::BitGrid open = cells_that(plan, [&plan](core::Point at) { return passable(plan, at); });
    spatial::DistanceMap steps;
    spatial::DistanceFinder().steps({open, spatial::CornerRule::Refuse}, plan.arrival, steps);
    return steps;
}

inline spatial::Distance distance_to(const Region& region, const spatial::DistanceMap& steps) {
    const auto distance = [&steps](core::Point at) { return steps[at]; };
    return distance(*std::ranges::min_element(region.cells, {}, distance));
}

inline const Region& region_of(const LevelDraft& draft, core::Point at) {
    const auto holds = [at](const Region& region) { return std::ranges::count(region.cells, at) > 0; };
    const auto found = std::ranges::find_if(draft.regions, holds);
    REQUIRE(found != draft.regions.end());
    return *found;
}

/// The cells that are visible from any cell of the region of arrival.
inline spatial::BitGrid seen_on_arrival(const LevelDraft& draft) {
    const spatial::OpacityGrid opaque(
        cells_that(draft.plan, [&draft](core::Point at) { return tile_at(draft.plan, at).opaque; }));
    spatial::BitGrid seen(draft.plan.tiles.size());
    spatial::BitGrid one;
    for (const core::Point eye : region_of(draft, draft.plan.arrival).cells) {
        spatial::FieldOfView().compute(opaque, eye, spatial::unlimited_sight, one);
        seen |= one;
    }
    return seen;
}

template <class Kind>
std::set<core::Point> cells_of(const std::vector<rules::Spawn<Kind>>& spawns) {
    std::set<core::Point> cells;
    for (const auto& spawn : spawns) {
        cells.insert(spawn.at);
    }
    return cells;
}

inline void check_connected(const LevelDraft& draft) {
    const rules::LevelPlan& plan = draft.plan;
    const spatial::DistanceMap steps = steps_from_arrival(plan);
    bool connected = true;
    bool closed_in = true;
    for_each_cell(plan, [&](core::Point at) {
        const bool at_edge =
            at.x == 0 || at.y == 0 || at.x == plan.tiles.width() - 1 || at.y == plan.tiles.height() - 1;
        connected &= !passable(plan, at) || steps[at] != spatial::unreachable;
        closed_in &= !at_edge || !passable(plan, at);
    });
    REQUIRE(draft.regions.size() >= 2);
    REQUIRE(connected);
    REQUIRE(closed_in);
}

/// Each cell of a region is one to stand on, and of one region alone.
inline void check_regions(const LevelDraft& draft) {
    std::set<core::Point> cells;
    for (const Region& region : draft.regions) {
        REQUIRE(std::ranges::count(region.cells, region.center) == 1);
        for (const core::Point at : region.cells) {
            const bool fits = !tile_at(draft.plan, at).blocks && cells.insert(at).second;
            REQUIRE(fits);
        }
    }
}

/// The end of the way is in the region that is farthest to walk to.
inline void check_farthest(const LevelDraft& draft, core::Point end) {
    const spatial::DistanceMap steps = steps_from_arrival(draft.plan);
    const spatial::Distance here = distance_to(region_of(draft, end), steps);
    REQUIRE(std::ranges::all_of(draft.regions,
                                [&](const Region& region) { return distance_to(region, steps) <= here; }));
}

inline void check_stairs(const LevelDraft& draft) {
    const rules::LevelPlan& plan = draft.plan;
    REQUIRE(plan.stairs_down.size() == 1);
    REQUIRE(plan.stairs_up == std::vector{plan.arrival});
    const core::Point down = plan.stairs_down.front();
    REQUIRE(tile_at(plan, down).stairs == content::Stairs::Down);
    REQUIRE(tile_at(plan, plan.arrival).stairs == content::Stairs::Up);
    REQUIRE(down != plan.arrival);
    check_farthest(draft, down);
}

/// A door has wall on two sides and a way on the others. Answers how many there are.
inline std::size_t check_doors(const rules::LevelPlan& plan) {
    using core::Direction;
    std::size_t doors = 0;
    for_each_cell(plan, [&](core::Point at) {
        if (!tile_at(plan, at).opens_to) {
            return;
        }
        ++doors;
        const auto way = [&plan, at](Direction direction) {
            return passable(plan, core::step(at, direction));
        };
        const bool north = way(Direction::North);
        const bool east = way(Direction::East);
        const bool sound = north == way(Direction::South) && east == way(Direction::West) && north != east;
        REQUIRE(sound);
    });
    return doors;
}

/// No two open cells touch by a corner alone.
inline void check_corners(const rules::LevelPlan& plan) {
    std::size_t corners = 0;
    for (std::int32_t y = 0; y + 1 < plan.tiles.height(); ++y) {
        for (std::int32_t x = 0; x + 1 < plan.tiles.width(); ++x) {
            const bool here = passable(plan, {x, y});
            const bool beside = passable(plan, {x + 1, y});
            const bool alone = here == passable(plan, {x + 1, y + 1}) &&
                               beside == passable(plan, {x, y + 1}) && here != beside;
            corners += alone ? 1U : 0U;
        }
    }
    REQUIRE(corners == 0);
}

/// Things stand on floor of their own, off stairs, and monsters out of sight.
inline void check_spawns(const LevelDraft& draft) {
    const rules::LevelPlan& plan = draft.plan;
    const std::set<core::Point> monsters = cells_of(plan.monsters);
    const std::set<core::Point> items = cells_of(plan.items);
    REQUIRE(monsters.size() == plan.monsters.size());
    REQUIRE(items.size() == plan.items.size());
    const auto bare = [&plan](core::Point at) {
        return !tile_at(plan, at).blocks && tile_at(plan, at).stairs == content::Stairs::None;
    };
    REQUIRE(std::ranges::all_of(monsters, bare));
    REQUIRE(std::ranges::all_of(items, bare));
    const spatial::BitGrid seen = seen_on_arrival(draft);
    REQUIRE(std::ranges::none_of(monsters, [&seen](core::Point at) { return seen.get(at); }));
}

/// All that every level promises. Answers how many doors it has.
inline std::size_t check_sound(const LevelDraft& draft) {
    check_connected(draft);
    check_regions(draft);
    check_stairs(draft);
    check_corners(draft.plan);
    check_spawns(draft);
    return check_doors(draft.plan);
}

}  // namespace torchwake::worldgen
