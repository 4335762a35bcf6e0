#include "steps.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/footing.hpp>
#include <torchwake/rules/landmark.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

namespace torchwake::worldgen {
namespace {

using core::Point;

/// The distance from the arrival, by the longer axis, within which nothing is laid.
constexpr std::int32_t clear_of_arrival = 2;

/// How one gets past a patch.
enum class Manner : std::uint8_t {
    Open,     ///< across it
    Hinders,  ///< around it, because it holds, or gives off gas that harms
    Peril,    ///< around it, because whoever treads there is lost
};

Manner manner_of(const content::Catalog& catalog, const content::MatterDef& matter) {
    if (matter.molten || matter.chasm) {
        return Manner::Peril;
    }
    return rules::hinders(catalog, matter) ? Manner::Hinders : Manner::Open;
}

/// The floor on which patches can be laid, and what was laid.
class Ground {
  public:
    Ground(const content::Catalog& catalog, const content::LevelDef& level, const Route& route,
           LevelDraft& draft)
        : catalog_(&catalog),
          level_(&level),
          arrival_(draft.plan.arrival),
          plan_(&draft.plan),
          taken_(draft.plan.tiles.size()),
          stood_on_(taken_.size()),
          perils_(taken_.size()) {
        taken_.add(draft.guarded);
        taken_.add(draft.treasured);
        taken_.add(draft.drawn);
        taken_.set(route.end);
        add_cells(plan_->monsters, stood_on_);
        add_cells(plan_->items, stood_on_);
        add_cells(plan_->traps, stood_on_);
        rules::make_planes(*plan_);
        for (const Point at : draft.drawn) {
            const content::MatterId liquid = plan_->matter.liquid[at];
            if (liquid.valid() && manner_of(catalog, catalog.matter(liquid)) == Manner::Peril) {
                perils_.set(at);
            }
        }
    }

    /// True if the cell takes a cover or a liquid; one that is walked around only where that can be done, and
    /// a peril only where nothing stands, lies or grows.
    [[nodiscard]] bool takes(Point at, Manner manner) const {
        if (!is_floor(at) || taken_.get(at) || core::chebyshev_distance(at, arrival_) <= clear_of_arrival) {
            return false;
        }
        const bool peril = manner == Manner::Peril;
        return manner == Manner::Open ||
               (!(peril && stood_on_.get(at)) &&
                std::ranges::all_of(core::all_directions, [this, at, peril](core::Direction way) {
                    const Point beside = core::step(at, way);
                    return is_floor(beside) && !(peril && taken_.get(beside));
                }));
    }

    /// True if all that can be walked to without a patch can still be, besides the patch itself.
    [[nodiscard]] bool leaves_ways(const std::vector<Point>& patch) const {
        spatial::BitGrid closed = perils_;
        const std::size_t before = count_reached(closed);
        closed.add(patch);
        return count_reached(std::move(closed)) + patch.size() == before;
    }

    void close(const std::vector<Point>& patch) {
        for (const Point at : patch) {
            perils_.set(at);
            for (const core::Direction way : core::all_directions) {
                taken_.set(core::step(at, way));
            }
        }
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
        taken_.add(cells);
    }

  private:
    [[nodiscard]] bool is_floor(Point at) const {
        return plan_->tiles.contains(at) && plan_->tiles[at] == level_->tiles.floor;
    }

    /// The cells to which straight steps lead from the arrival past those that are closed.
    [[nodiscard]] std::size_t count_reached(spatial::BitGrid closed) const {
        std::vector<Point> reached{arrival_};
        closed.set(arrival_);
        for (std::size_t next = 0; next < reached.size(); ++next) {
            for (const core::Direction way : core::cardinal_directions) {
                const Point at = core::step(reached[next], way);
                if (plan_->tiles.contains(at) && !closed.get(at) && is_passable(at)) {
                    closed.set(at);
                    reached.push_back(at);
                }
            }
        }
        return reached.size();
    }

    [[nodiscard]] bool is_passable(Point at) const {
        return content::is_passable(catalog_->tile(plan_->tiles[at]));
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

    const content::Catalog* catalog_;
    const content::LevelDef* level_;
    Point arrival_;
    rules::LevelPlan* plan_;
    spatial::BitGrid taken_;
    spatial::BitGrid stood_on_;  ///< by monsters, items and traps
    spatial::BitGrid perils_;
};

/// Grows a patch from a cell, one cell beside the others at a time. Random: a draw for each cell.
std::vector<Point> grow(const Ground& ground, Point first, std::int32_t most, Manner manner, core::Size size,
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
            if (ground.takes(beside, manner) && !met.get(beside)) {
                met.set(beside);
                edge.push_back(beside);
            }
        }
    }
    return cells;
}

/// Lays patches, each around a random cell of a random region.
class Layer {
  public:
    Layer(const content::Catalog& catalog, const content::LevelDef& level, const Route& route,
          LevelDraft& draft, core::RandomStream& stream)
        : catalog_(&catalog), ground_(catalog, level, route, draft), draft_(&draft), stream_(&stream) {}

    void lay(const std::vector<content::MatterPatches>& all) {
        for (const content::MatterPatches& patches : all) {
            for (std::size_t left = stream_->weighted(patches.count); left > 0; --left) {
                lay_one(patches);
            }
        }
    }

    /// Lays them as lay() does, and at least one of each kind that is drawn if the level has room for it.
    void lay_surely(const std::vector<content::MatterPatches>& all) {
        for (const content::MatterPatches& patches : all) {
            bool laid = false;
            const std::size_t count = stream_->weighted(patches.count);
            for (std::size_t left = count; left > 0; --left) {
                laid = lay_one(patches) || laid;
            }
            if (count > 0 && !laid) {
                lay_anywhere(patches);
            }
        }
    }

  private:
    /// A cell for a patch; nothing if none of some draws takes one.
    std::optional<Point> draw_first_cell(Manner manner) {
        constexpr int most_draws = 4;
        for (int draws = 0; draws < most_draws; ++draws) {
            const auto regions = static_cast<std::uint32_t>(draft_->regions.size());
            const levels::Region& region = draft_->regions[stream_->below(regions)];
            const Point at = core::pick(region.cells, *stream_);
            if (ground_.takes(at, manner)) {
                return at;
            }
        }
        return std::nullopt;
    }

    /// Returns false if the level has no patch more.
    bool lay_one(const content::MatterPatches& patches) {
        const std::optional<Point> first =
            draw_first_cell(manner_of(*catalog_, catalog_->matter(patches.kind)));
        return first && lay_at(*first, patches);
    }

    /// Lays a patch around the first cell that takes one.
    void lay_anywhere(const content::MatterPatches& patches) {
        const Manner manner = manner_of(*catalog_, catalog_->matter(patches.kind));
        for (const levels::Region& region : draft_->regions) {
            for (const Point at : region.cells) {
                if (ground_.takes(at, manner) && lay_at(at, patches)) {
                    return;
                }
            }
        }
    }

    /// Returns false for a peril that would close a way, which is not laid.
    bool lay_at(Point first, const content::MatterPatches& patches) {
        const content::MatterDef& matter = catalog_->matter(patches.kind);
        const Manner manner = manner_of(*catalog_, matter);
        const auto patch = grow(ground_, first, patches.cells, manner, draft_->plan.tiles.size(), *stream_);
        const bool peril = manner == Manner::Peril;
        if (peril && !ground_.leaves_ways(patch)) {
            return false;
        }
        ground_.lay(patch, matter, patches);
        if (peril) {
            ground_.close(patch);
        }
        return true;
    }

    const content::Catalog* catalog_;
    Ground ground_;
    LevelDraft* draft_;
    core::RandomStream* stream_;
};

}  // namespace

void lay_patches(const content::Catalog& catalog, const content::LevelDef& level, std::int32_t landmark,
                 const Route& route, LevelDraft& draft, core::RandomStream& stream) {
    Layer layer(catalog, level, route, draft, stream);
    if (landmark != rules::no_landmark) {
        layer.lay_surely(level.landmarks[static_cast<std::size_t>(landmark)].matter);
    }
    layer.lay(level.matter);
}

}  // namespace torchwake::worldgen
