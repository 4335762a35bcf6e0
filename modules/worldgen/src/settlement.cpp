#include "steps.hpp"
#include "terrain.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/distance_finder.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

namespace torchwake::worldgen {
namespace {

using Cells = std::vector<core::Point>;

/// The number of cells from which the hero's arrival is drawn.
constexpr std::size_t arrival_cells = 30;
/// The least distance between the hero's arrival and folk outside of their own houses.
constexpr std::int32_t elbow_room = 3;

/// The rooms of the first houses.
spatial::BitGrid rooms_of(const LevelDraft& draft, std::size_t houses) {
    spatial::BitGrid rooms(draft.plan.tiles.size());
    for (const levels::Region& house : std::span(draft.regions).first(houses)) {
        rooms.add(house.cells);
    }
    return rooms;
}

/// The floor cells outside of the given rooms.
Cells floor_beyond(const content::Catalog& catalog, const LevelDraft& draft, const spatial::BitGrid& rooms) {
    spatial::BitGrid floor = cells_where(catalog, draft.plan.tiles, is_floor);
    floor -= rooms;
    return floor.cells();
}

spatial::DistanceMap steps_from_arrival(const content::Catalog& catalog, const rules::LevelPlan& plan) {
    const spatial::OpenNeighbours open(passable_cells(catalog, plan.tiles), spatial::CornerRule::Refuse);
    spatial::DistanceMap steps;
    spatial::DistanceFinder().steps(open, plan.arrival, steps);
    return steps;
}

core::Point farthest(const Cells& cells, const spatial::DistanceMap& steps) {
    return *std::ranges::max_element(cells, {}, [&steps](core::Point at) { return steps[at]; });
}

/// Furnishes a town, step by step.
class Furnisher {
  public:
    Furnisher(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
              core::RandomStream& stream)
        : catalog_(&catalog), level_(&level), draft_(&draft), tiles_(&draft.plan.tiles), stream_(&stream) {}

    void lay_floors() {
        const spatial::BitGrid rooms = rooms_of(*draft_, draft_->houses);
        const spatial::BitGrid built = near_houses();
        for (const core::Point at : inner_cells()) {
            const bool bare = (*tiles_)[at] == level_->tiles.floor;
            if (bare && rooms.get(at)) {
                (*tiles_)[at] = level_->town.rooms.value_or(level_->tiles.floor);
            } else if (bare && !built.get(at)) {
                (*tiles_)[at] = level_->town.green.value_or(level_->tiles.floor);
            }
        }
    }

    /// Puts out greenery and furniture. Random: one draw for each cell with room, if its ground has kinds to
    /// choose from, and one more for the kind.
    void set_out() {
        constexpr std::uint32_t greenery_in_hundred = 30;
        constexpr std::uint32_t furniture_in_hundred = 4;
        const spatial::BitGrid rooms = rooms_of(*draft_, draft_->houses);
        for (const core::Point at : inner_cells()) {
            if (rooms.get(at) || !has_room(at)) {
                continue;
            }
            const bool green = level_->town.green && (*tiles_)[at] == *level_->town.green;
            const std::vector<content::TileId>& kinds =
                green ? level_->town.greenery : level_->town.furniture;
            const std::uint32_t share = green ? greenery_in_hundred : furniture_in_hundred;
            if (!kinds.empty() && stream_->chance(share, 100)) {
                (*tiles_)[at] = core::pick(kinds, *stream_);
            }
        }
    }

    void hang_signs() {
        const std::size_t shops = std::min({level_->shops.size(), level_->town.signs.size(), draft_->houses});
        for (std::size_t shop = 0; shop < shops; ++shop) {
            if (const auto at = place_of_sign(draft_->regions[shop])) {
                (*tiles_)[*at] = level_->town.signs[shop];
            }
        }
    }

  private:
    /// All cells but those at the edge.
    [[nodiscard]] core::RectCells inner_cells() const {
        return core::cells_of(core::Rect{{0, 0}, tiles_->size()}.grown(-1));
    }

    /// The cells that are no more than two steps from a room of a house: its walls and the pavement.
    [[nodiscard]] spatial::BitGrid near_houses() const {
        constexpr std::int32_t pavement = 2;
        const core::Rect level{{0, 0}, tiles_->size()};
        spatial::BitGrid built(level.size);
        rooms_of(*draft_, draft_->houses).for_each([&](core::Point room) {
            const core::Rect near = core::Rect{room, {1, 1}}.grown(pavement);
            for (const core::Point at : core::cells_of(near.common_part(level))) {
                built.set(at);
            }
        });
        return built;
    }

    /// True if the cell and all cells around it are floor, and none of them is the hero's arrival.
    [[nodiscard]] bool has_room(core::Point at) const {
        const auto is_open = [this](core::Point cell) {
            return is_floor(catalog_->tile((*tiles_)[cell])) && cell != draft_->plan.arrival;
        };
        return is_open(at) && std::ranges::all_of(core::all_directions, [&](core::Direction direction) {
                   return is_open(core::step(at, direction));
               });
    }

    /// The wall beside the door of a room, in line with it.
    [[nodiscard]] std::optional<core::Point> place_of_sign(const levels::Region& room) const {
        for (const core::Point inside : room.cells) {
            for (const core::Point way :
                 {core::Point{0, -1}, core::Point{0, 1}, core::Point{-1, 0}, core::Point{1, 0}}) {
                const core::Point door = inside + way;
                if ((*tiles_)[door] != level_->tiles.door) {
                    continue;
                }
                const core::Point along{way.y, way.x};
                const core::Point beside = door + along;
                return (*tiles_)[beside] == level_->tiles.wall ? beside : door - along;
            }
        }
        return std::nullopt;
    }

    const content::Catalog* catalog_;
    const content::LevelDef* level_;
    LevelDraft* draft_;
    core::Grid<content::TileId>* tiles_;
    core::RandomStream* stream_;
};

}  // namespace

void furnish(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
             core::RandomStream& stream) {
    Furnisher furnisher(catalog, level, draft, stream);
    furnisher.lay_floors();
    furnisher.set_out();
    furnisher.hang_signs();
}

void lay_way_down(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
                  core::RandomStream& stream) {
    Cells streets = floor_beyond(catalog, draft, rooms_of(draft, draft.houses));
    TORCHWAKE_EXPECTS(streets.size() >= 2);
    const core::Point middle = core::Rect{{0, 0}, level.size}.center();
    std::ranges::sort(streets, {}, [middle](core::Point at) {
        return std::tuple(core::chebyshev_distance(at, middle), at.y, at.x);
    });
    rules::LevelPlan& plan = draft.plan;
    plan.arrival = core::pick(std::span(streets).first(std::min(arrival_cells, streets.size())), stream);
    std::erase(streets, plan.arrival);
    const core::Point down = farthest(streets, steps_from_arrival(catalog, plan));
    plan.tiles[down] = level.tiles.stairs_down;
    plan.stairs_down.push_back(down);
}

void settle(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
            core::RandomStream& stream) {
    rules::LevelPlan& plan = draft.plan;
    const std::size_t shops = std::min(level.shops.size(), draft.houses);
    const spatial::DistanceMap steps = steps_from_arrival(catalog, plan);
    for (std::size_t shop = 0; shop < shops; ++shop) {
        plan.monsters.push_back({level.shops[shop], farthest(draft.regions[shop].cells, steps)});
    }
    Cells free = floor_beyond(catalog, draft, rooms_of(draft, shops));
    std::erase_if(
        free, [&plan](core::Point at) { return core::chebyshev_distance(at, plan.arrival) < elbow_room; });
    std::vector<content::MonsterId> others(level.shops.begin() + static_cast<std::ptrdiff_t>(shops),
                                           level.shops.end());
    others.insert(others.end(), level.folk.begin(), level.folk.end());
    for (const content::MonsterId kind : others) {
        if (free.empty()) {
            return;
        }
        plan.monsters.push_back({kind, take_one(free, stream)});
    }
}

}  // namespace torchwake::worldgen
