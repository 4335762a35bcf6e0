#include "mind/mind.hpp"
#include "mind/steps.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/spatial/line.hpp>

#include <algorithm>
#include <optional>
#include <variant>

namespace torchwake::rules {
namespace {

constexpr std::int32_t shunned_cells = 2;

/// One monster that shuns lamps.
class Shunner {
  public:
    Shunner(const content::Catalog& catalog, const World& world, EntityId monster)
        : catalog_(catalog), world_(world), here_(position_of(world, monster)) {}

    [[nodiscard]] Command mind(const Command& decided) const {
        if (const std::int32_t here = cells_to_lamp(here_); here <= shunned_cells) {
            const auto out =
                best_step(world_, here_, here, [this](core::Point at) { return cells_to_lamp(at); });
            return out ? Command(Walk{*out}) : decided;
        }
        const auto* const walk = std::get_if<Walk>(&decided);
        const bool leads_in = walk != nullptr && is_free(world_, core::step(here_, walk->direction)) &&
                              !is_off_lamps(core::step(here_, walk->direction));
        return leads_in ? sidestep(world_, here_, walk->direction,
                                   [this](core::Point at) { return is_off_lamps(at); })
                        : decided;
    }

  private:
    [[nodiscard]] bool is_lit_lamp(core::Point at) const {
        const content::TileDef& tile = catalog_.tile(world_.level.tiles[at]);
        return tile.light && tile.switches_to;
    }

    /// The distance of the nearest lit lamp with a line of sight; more than those shunned if none is so near.
    [[nodiscard]] std::int32_t cells_to_lamp(core::Point from) const {
        std::int32_t fewest = shunned_cells + 1;
        for (const core::Point at : core::cells_of(core::Rect{from, {1, 1}}.grown(shunned_cells))) {
            if (world_.level.tiles.contains(at) && is_lit_lamp(at) &&
                spatial::has_line_of_sight(world_.caches.opaque.rows(), at, from)) {
                fewest = std::min(fewest, core::chebyshev_distance(at, from));
            }
        }
        return fewest;
    }

    [[nodiscard]] bool is_off_lamps(core::Point at) const { return cells_to_lamp(at) > shunned_cells; }

    const content::Catalog& catalog_;
    const World& world_;
    core::Point here_;
};

}  // namespace

Command away_from_lamps(const content::Catalog& catalog, const World& world, EntityId monster,
                        const Command& decided) {
    const bool shuns = definition_of(catalog, world, monster).shuns_lamps && !stays(catalog, world, monster);
    return shuns ? Shunner(catalog, world, monster).mind(decided) : decided;
}

}  // namespace torchwake::rules
