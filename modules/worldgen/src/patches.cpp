#include "patches.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace torchwake::worldgen {
namespace {

using core::Point;

/// The distance from the arrival, by the longer axis, within which nothing is laid.
constexpr std::int32_t clear_of_arrival = 2;

/// The floor on which patches can be laid, and what was laid.
class Ground {
  public:
    Ground(const content::LevelDef& level, const Route& route, LevelDraft& draft)
        : level_(&level), arrival_(draft.plan.arrival), plan_(&draft.plan), taken_(draft.plan.tiles.size()) {
        for (const std::vector<Point>* cells : {&draft.guarded, &draft.treasured}) {
            std::ranges::for_each(*cells, [this](Point at) { taken_.set(at); });
        }
        taken_.set(route.end);
        rules::Matter& matter = plan_->matter;
        matter.cover.reset(taken_.size());
        matter.liquid.reset(taken_.size());
        matter.depth.reset(taken_.size());
    }

    /// True if the cell takes a cover or a liquid; one that holds only where it can be walked around.
    [[nodiscard]] bool takes(Point at, bool holds) const {
        return is_floor(at) && !taken_.get(at) && core::chebyshev_distance(at, arrival_) > clear_of_arrival &&
               (!holds || std::ranges::all_of(core::all_directions, [this, at](core::Direction way) {
                   return is_floor(core::step(at, way));
               }));
    }

    /// Lays a patch of cells that are joined by straight steps.
    void lay(const std::vector<Point>& cells, const content::MatterDef& matter,
             const content::MatterPatches& patches) {
        if (matter.layer == content::MatterLayer::Cover) {
            for (const Point at : cells) {
                plan_->matter.cover[at] = patches.kind;
            }
        } else {
            pour(cells, patches);
        }
        std::ranges::for_each(cells, [this](Point at) { taken_.set(at); });
    }

  private:
    [[nodiscard]] bool is_floor(Point at) const {
        return plan_->tiles.contains(at) && plan_->tiles[at] == level_->tiles.floor;
    }

    void pour(const std::vector<Point>& cells, const content::MatterPatches& patches) {
        rules::Amounts& depth = plan_->matter.depth;
        for (const Point at : cells) {
            plan_->matter.liquid[at] = patches.kind;
            depth[at] = 1;
        }
        for (std::int32_t deep = 2; deep <= patches.depth; ++deep) {
            std::vector<Point> deeper;
            std::ranges::copy_if(cells, std::back_inserter(deeper), [&](Point at) {
                return std::ranges::all_of(core::cardinal_directions, [&](core::Direction way) {
                    return depth[core::step(at, way)] >= deep - 1;
                });
            });
            std::ranges::for_each(deeper, [&](Point at) { depth[at] = static_cast<std::uint8_t>(deep); });
        }
    }

    const content::LevelDef* level_;
    Point arrival_;
    rules::LevelPlan* plan_;
    spatial::BitGrid taken_;
};

/// Grows a patch from a cell, one cell beside the others at a time. Random: a draw for each cell.
std::vector<Point> grow(const Ground& ground, Point first, std::int32_t most, bool holds, core::Size size,
                        core::RandomStream& stream) {
    std::vector<Point> cells;
    std::vector<Point> edge{first};
    spatial::BitGrid met(size);
    met.set(first);
    while (!edge.empty() && std::ssize(cells) < most) {
        const std::size_t place = stream.below(static_cast<std::uint32_t>(edge.size()));
        const Point at = edge[place];
        edge.erase(edge.begin() + static_cast<std::ptrdiff_t>(place));
        cells.push_back(at);
        for (const core::Direction way : core::cardinal_directions) {
            const Point beside = core::step(at, way);
            if (ground.takes(beside, holds) && !met.get(beside)) {
                met.set(beside);
                edge.push_back(beside);
            }
        }
    }
    return cells;
}

}  // namespace

void lay_patches(const content::Catalog& catalog, const content::LevelDef& level, const Route& route,
                 LevelDraft& draft, core::RandomStream& stream) {
    Ground ground(level, route, draft);
    for (const content::MatterPatches& patches : level.matter) {
        const bool holds = catalog.matter(patches.kind).holds > 0;
        const std::size_t count = stream.weighted(patches.count);
        for (std::size_t number = 0; number < count; ++number) {
            const auto regions = static_cast<std::uint32_t>(draft.regions.size());
            const levels::Region& region = draft.regions[stream.below(regions)];
            const auto cells = static_cast<std::uint32_t>(region.cells.size());
            const Point first = region.cells[stream.below(cells)];
            if (ground.takes(first, holds)) {
                const auto patch = grow(ground, first, patches.cells, holds, draft.plan.tiles.size(), stream);
                ground.lay(patch, catalog.matter(patches.kind), patches);
            }
        }
    }
}

}  // namespace torchwake::worldgen
