#include "steps.hpp"
#include "terrain.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace torchwake::worldgen {
namespace {

using Cells = std::vector<core::Point>;

/// The depth at which a kind stands in a run; nothing if it does not come.
std::optional<std::int32_t> depth_of(const content::Catalog& catalog, content::MonsterId kind,
                                     std::uint64_t seed) {
    const std::optional<content::Travels>& travels = catalog.monster(kind).travels;
    const std::int32_t deepest = travels ? std::min(travels->max_depth, catalog.last_depth()) : 0;
    if (!travels || deepest < travels->min_depth) {
        return std::nullopt;
    }
    constexpr std::uint32_t certain = 100;
    core::RandomStream stream = core::derive_stream(seed, "travels", kind.value);
    if (!stream.chance(static_cast<std::uint32_t>(travels->chance), certain)) {
        return std::nullopt;
    }
    const auto depths = static_cast<std::uint32_t>(deepest - travels->min_depth + 1);
    return travels->min_depth + static_cast<std::int32_t>(stream.below(depths));
}

/// The cells that no way needs, so that an actor that never moves is in nobody's way.
class QuietCells {
  public:
    QuietCells(const content::Catalog& catalog, const LevelDraft& draft, const Route& route)
        : draft_(&draft),
          passable_(passable_cells(catalog, draft.plan.tiles)),
          floor_(cells_where(catalog, draft.plan.tiles, is_floor)),
          excluded_(sight_of_arrival(catalog, draft, route)) {
        excluded_.set(route.end);
        add_cells(draft.plan.monsters, excluded_);
        add_cells(draft.plan.items, excluded_);
    }

    /// The corners of rooms; if there are none, the ends of dead ends, and then the cells along walls.
    [[nodiscard]] Cells find() const {
        for (const auto suits : {&QuietCells::is_corner, &QuietCells::is_dead_end}) {
            if (Cells cells = cells_that(suits); !cells.empty()) {
                return cells;
            }
        }
        return cells_that(&QuietCells::is_along_wall);
    }

  private:
    [[nodiscard]] Cells cells_that(bool (QuietCells::*suits)(core::Point) const) const {
        Cells cells;
        for (const levels::Region& region : draft_->regions) {
            for (const core::Point at : region.cells) {
                if (floor_.get(at) && !excluded_.get(at) && (this->*suits)(at)) {
                    cells.push_back(at);
                }
            }
        }
        return cells;
    }

    [[nodiscard]] std::ptrdiff_t open_neighbours(core::Point at) const {
        return std::ranges::count_if(core::all_directions, [&](core::Direction direction) {
            const core::Point beside = core::step(at, direction);
            return passable_.size().contains(beside) && passable_.get(beside);
        });
    }

    /// Open to two sides that meet, and to the cell between them: the step from side to side is shorter.
    [[nodiscard]] bool is_corner(core::Point at) const {
        constexpr std::ptrdiff_t of_a_corner = 3;
        const auto opens_to = [&](std::int32_t x, std::int32_t y) {
            const std::array sides{core::Point{at.x + x, at.y}, core::Point{at.x, at.y + y},
                                   core::Point{at.x + x, at.y + y}};
            return std::ranges::all_of(
                sides, [this](core::Point side) { return floor_.size().contains(side) && floor_.get(side); });
        };
        return open_neighbours(at) == of_a_corner &&
               (opens_to(1, 1) || opens_to(1, -1) || opens_to(-1, 1) || opens_to(-1, -1));
    }

    [[nodiscard]] bool is_dead_end(core::Point at) const { return open_neighbours(at) == 1; }

    /// Closed on one side alone: a step there can go past it.
    [[nodiscard]] bool is_along_wall(core::Point at) const {
        constexpr std::ptrdiff_t of_a_half = 5;
        return open_neighbours(at) == of_a_half &&
               std::ranges::any_of(core::cardinal_directions, [&](core::Direction ahead) {
                   const core::Point to = core::offset(ahead);
                   const core::Point along{to.y, to.x};
                   const std::array cells{at + to, at + to + along, at + to - along, at + along, at - along};
                   return std::ranges::all_of(cells, [this](core::Point cell) {
                       return floor_.size().contains(cell) && floor_.get(cell);
                   });
               });
    }

    const LevelDraft* draft_;
    spatial::BitGrid passable_;
    spatial::BitGrid floor_;
    spatial::BitGrid excluded_;
};

}  // namespace

void place_travellers(const content::Catalog& catalog, LevelDraft& draft, const Route& route,
                      std::uint64_t seed) {
    const std::int32_t depth = draft.plan.depth;
    core::RandomStream stream = core::derive_stream(seed, "travellers", static_cast<std::uint64_t>(depth));
    for (const auto& [kind, definition] : rules::with_ids<content::MonsterId>(catalog.monsters())) {
        if (depth_of(catalog, kind, seed) != depth) {
            continue;
        }
        const Cells cells = QuietCells(catalog, draft, route).find();
        if (!cells.empty()) {
            draft.plan.monsters.push_back({kind, core::pick(cells, stream)});
        }
    }
}

}  // namespace torchwake::worldgen
