#include "travellers.hpp"

#include "spawns.hpp"
#include "terrain.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/random.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace torchwake::worldgen {
namespace {

using Cells = std::vector<core::Point>;

/// The depth at which a kind stands in a run; nothing if it does not come.
std::optional<std::int32_t> depth_of(const content::Catalog& catalog, std::size_t kind, std::uint64_t seed) {
    const std::optional<content::Travels>& travels = catalog.monsters()[kind].travels;
    const std::int32_t deepest = travels ? std::min(travels->max_depth, catalog.last_depth()) : 0;
    if (!travels || deepest < travels->min_depth) {
        return std::nullopt;
    }
    constexpr std::uint32_t certain = 100;
    core::RandomStream stream = core::derive_stream(seed, "travels", kind);
    if (!stream.chance(static_cast<std::uint32_t>(travels->chance), certain)) {
        return std::nullopt;
    }
    const auto depths = static_cast<std::uint32_t>(deepest - travels->min_depth + 1);
    return travels->min_depth + static_cast<std::int32_t>(stream.below(depths));
}

/// The cells in which an actor that never moves blocks no way.
class QuietCells {
  public:
    QuietCells(const content::Catalog& catalog, const LevelDraft& draft, const Route& route)
        : catalog_(&catalog),
          draft_(&draft),
          open_(passable_cells(catalog, draft.plan.tiles)),
          excluded_(sight_of_arrival(catalog, draft, route)) {
        excluded_.set(route.end);
        for (const rules::Spawn<content::MonsterId>& monster : draft.plan.monsters) {
            excluded_.set(monster.at);
        }
    }

    /// The cells with open cells all around them; if there are none, the ends of dead ends.
    [[nodiscard]] Cells find() const {
        const std::ptrdiff_t all = std::ssize(core::all_directions);
        Cells amid = cells_with(all);
        return amid.empty() ? cells_with(1) : amid;
    }

  private:
    [[nodiscard]] Cells cells_with(std::ptrdiff_t open_neighbours) const {
        Cells cells;
        for (const levels::Region& region : draft_->regions) {
            for (const core::Point at : region.cells) {
                const auto is_open = [&](core::Direction direction) {
                    const core::Point beside = core::step(at, direction);
                    return open_.size().contains(beside) && open_.get(beside);
                };
                const content::TileDef& tile = catalog_->tile(draft_->plan.tiles[at]);
                const bool is_floor = !tile.blocks && !tile.closes_to && tile.stairs == content::Stairs::None;
                if (is_floor && !excluded_.get(at) &&
                    std::ranges::count_if(core::all_directions, is_open) == open_neighbours) {
                    cells.push_back(at);
                }
            }
        }
        return cells;
    }

    const content::Catalog* catalog_;
    const LevelDraft* draft_;
    spatial::BitGrid open_;
    spatial::BitGrid excluded_;
};

}  // namespace

void place_travellers(const content::Catalog& catalog, LevelDraft& draft, const Route& route,
                      std::uint64_t seed) {
    const std::int32_t depth = draft.plan.depth;
    core::RandomStream stream = core::derive_stream(seed, "travellers", static_cast<std::uint64_t>(depth));
    for (std::size_t kind = 0; kind < catalog.monsters().size(); ++kind) {
        if (depth_of(catalog, kind, seed) != depth) {
            continue;
        }
        const Cells cells = QuietCells(catalog, draft, route).find();
        if (!cells.empty()) {
            const core::Point at = cells[stream.below(static_cast<std::uint32_t>(cells.size()))];
            draft.plan.monsters.push_back(
                {content::MonsterId{static_cast<content::MonsterId::rep>(kind)}, at});
        }
    }
}

}  // namespace torchwake::worldgen
