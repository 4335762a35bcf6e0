#include "steps.hpp"
#include "terrain.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/enumerate.hpp>
#include <range/v3/view/transform.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

namespace torchwake::worldgen {
namespace {

using core::Point;

/// The least distance between two traps, by the longer axis, at which the cells around them stay free.
constexpr std::int32_t least_distance = 3;

/// Finds the cells of a laid level that have room for props and traps.
class Site {
  public:
    Site(const content::Catalog& catalog, const content::LevelDef& level, const LevelDraft& draft)
        : catalog_(&catalog), level_(&level), draft_(&draft), taken_(draft.plan.tiles.size()) {
        taken_.add(draft.guarded);
        taken_.add(draft.treasured);
    }

    /// Marks the end of the way, and what stands or lies on the level.
    void take(const Route& route) {
        taken_.set(route.end);
        add_cells(draft_->plan.monsters, taken_);
        add_cells(draft_->plan.items, taken_);
    }

    /// True if the cell is beside a wall and no way leads only through it: the open cells across its edges
    /// are joined around it without steps past corners.
    [[nodiscard]] bool takes_prop(Point at) const {
        if (!is_bare(at)) {
            return false;
        }
        int open = 0;
        int joined = 0;
        for (std::size_t side = 0; side < core::cardinal_directions.size(); ++side) {
            const core::Direction way = core::cardinal_directions[side];
            const core::Direction next = core::cardinal_directions[(side + 1) % 4];
            const bool is_way = is_passable(core::step(at, way));
            open += is_way ? 1 : 0;
            joined += is_way && is_passable(core::step(at, next)) &&
                              is_passable(core::step(core::step(at, way), next))
                          ? 1
                          : 0;
        }
        return (open == 2 || open == 3) && open - joined == 1;
    }

    /// True if the cell and all cells around it are bare floor.
    [[nodiscard]] bool takes_trap(Point at) const {
        return is_bare(at) && std::ranges::all_of(core::all_directions, [this, at](core::Direction way) {
                   return draft_->plan.tiles[core::step(at, way)] == level_->tiles.floor;
               });
    }

  private:
    [[nodiscard]] bool is_bare(Point at) const {
        return draft_->plan.tiles[at] == level_->tiles.floor && !taken_.get(at);
    }
    [[nodiscard]] bool is_passable(Point at) const {
        return content::is_passable(catalog_->tile(draft_->plan.tiles[at]));
    }

    const content::Catalog* catalog_;
    const content::LevelDef* level_;
    const LevelDraft* draft_;
    spatial::BitGrid taken_;
};

/// One of the cells of a region that fit; nothing if none does. Random: one draw if a cell fits.
template <class Fits>
std::optional<Point> draw_cell(const levels::Region& region, const Fits& fits, core::RandomStream& stream) {
    std::vector<Point> cells;
    std::ranges::copy_if(region.cells, std::back_inserter(cells), fits);
    return cells.empty() ? std::nullopt : std::optional(core::pick(cells, stream));
}

std::uint32_t weight_at(const content::TrapDef& trap, std::int32_t depth) {
    return content::SpawnEntry<content::TrapId>{
        {}, trap.min_depth, trap.max_depth, trap.weight, trap.weight_per_depth}
        .weight_at(depth);
}

}  // namespace

void lay_props(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
               core::RandomStream& stream) {
    const auto weights =
        level.props | ranges::views::transform(&content::PropChoice::weight) | ranges::to<std::vector>();
    const Site site(catalog, level, draft);
    for (levels::Region& region : draft.regions) {
        const std::size_t count = stream.weighted(level.props_per_region);
        for (std::size_t number = 0; number < count && region.cells.size() > least_left; ++number) {
            const auto fits = [&site, &region](Point at) {
                return at != region.center && site.takes_prop(at);
            };
            const auto at = draw_cell(region, fits, stream);
            if (at) {
                draft.plan.tiles[*at] = level.props[stream.weighted(weights)].tile;
                std::erase(region.cells, *at);
            }
        }
    }
}

void lay_traps(const content::Catalog& catalog, const content::LevelDef& level, const Route& route,
               LevelDraft& draft, core::RandomStream& stream) {
    rules::LevelPlan& plan = draft.plan;
    std::vector<std::uint32_t> weights;
    std::ranges::transform(catalog.traps(), std::back_inserter(weights),
                           [&plan](const content::TrapDef& trap) { return weight_at(trap, plan.depth); });
    if (std::ranges::none_of(weights, [](std::uint32_t weight) { return weight > 0; })) {
        return;
    }
    Site site(catalog, level, draft);
    site.take(route);
    const auto fits = [&site, &plan](Point at) {
        return site.takes_trap(at) && std::ranges::none_of(plan.traps, [at](const auto& other) {
                   return core::chebyshev_distance(at, other.at) < least_distance;
               });
    };
    for (const auto& [place, region] : ranges::views::enumerate(draft.regions)) {
        const std::size_t count = stream.weighted(level.traps_per_region);
        for (std::size_t number = 0; number < count && place != route.arrival_region; ++number) {
            const auto kind = static_cast<content::TrapId::rep>(stream.weighted(weights));
            const auto at = draw_cell(region, fits, stream);
            if (at) {
                plan.traps.push_back({content::TrapId{kind}, *at});
            }
        }
    }
}

}  // namespace torchwake::worldgen
