#include "mind/mind.hpp"
#include "mind/steps.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/spatial/line.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

constexpr std::int32_t shunned_cells = 2;

/// One monster that shuns lamps.
class Shunner {
  public:
    Shunner(GameState game, EntityId monster) : game_(game), here_(position_of(game, monster)) {}

    [[nodiscard]] Command mind(const Command& decided) const {
        if (const std::int32_t here = cells_to_lamp(here_); here <= shunned_cells) {
            const auto out =
                best_step(game_, here_, here, [this](core::Point at) { return cells_to_lamp(at); });
            return out ? Command(Walk{*out}) : decided;
        }
        return sidestep(game_, here_, decided,
                        [this](core::Point at) { return cells_to_lamp(at) > shunned_cells; });
    }

  private:
    [[nodiscard]] bool is_lit_lamp(core::Point at) const {
        const content::TileDef& tile = game_.catalog.tile(game_.world.level.tiles[at]);
        return tile.light && tile.switches_to;
    }

    /// The distance of the nearest lit lamp with a line of sight; more than those shunned if none is so near.
    [[nodiscard]] std::int32_t cells_to_lamp(core::Point from) const {
        std::int32_t fewest = shunned_cells + 1;
        for (const core::Point at : core::cells_of(core::Rect{from, {1, 1}}.grown(shunned_cells))) {
            if (game_.world.level.tiles.contains(at) && is_lit_lamp(at) &&
                spatial::has_line_of_sight(game_.world.caches.opaque.rows(), at, from)) {
                fewest = std::min(fewest, core::chebyshev_distance(at, from));
            }
        }
        return fewest;
    }

    GameState game_;
    core::Point here_;
};

}  // namespace

Command away_from_lamps(GameState game, EntityId monster, const Command& decided) {
    const bool shuns = definition_of(game, monster).shuns_lamps && !stays(game, monster);
    return shuns ? Shunner(game, monster).mind(decided) : decided;
}

}  // namespace torchwake::rules
