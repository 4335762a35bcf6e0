#include "level/matter.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/spatial/line.hpp>

#include <algorithm>
#include <limits>

namespace torchwake::rules {
namespace {

/// Finds the brightest source for a cell. Sources that can't be brighter than the one found are not looked at
/// further.
class Brightest {
  public:
    Brightest(const World& world, core::Point at) : world_(world), at_(at) {}

    void consider(core::Point source, core::Cells range) {
        const std::int32_t light = light_from(source, range, at_);
        if (light > brightest_ && spatial::has_line_of_sight(world_.caches.opaque.rows(), source, at_)) {
            brightest_ = light;
        }
    }

    [[nodiscard]] std::int32_t light() const { return brightest_; }

  private:
    const World& world_;
    core::Point at_;
    std::int32_t brightest_ = 0;
};

/// The range of the light that an actor bears; 0 if it bears none.
core::Cells own_range(GameState game, EntityId actor) {
    const std::optional<content::Light>& own = definition_of(game, actor).light;
    return own && sheds_light(game, actor) ? own->range : core::Cells{};
}

void consider_actors(GameState game, Brightest& brightest) {
    for (const EntityId id : game.world.entities.creatures.ids()) {
        const bool burns = exposure_of(game, id).burning > 0;
        const core::Cells range = std::max(own_range(game, id), burns ? range_of_burning : core::Cells{});
        if (range > core::Cells{}) {
            brightest.consider(position_of(game, id), range);
        }
    }
}

/// The widest range of the lights of tiles and matter, fire among it.
core::Cells widest_range(const content::Catalog& catalog) {
    core::Cells widest = range_of_fire;
    for (const content::TileDef& tile : catalog.tiles()) {
        widest = tile.light ? std::max(widest, tile.light->range) : widest;
    }
    for (const content::MatterDef& matter : catalog.all_matter()) {
        widest = matter.light ? std::max(widest, matter.light->range) : widest;
    }
    return widest;
}

void consider_cell(GameState game, core::Point cell, Brightest& brightest) {
    const CellMatter matter = matter_at(game.world.level.matter, cell);
    if (matter.burns) {
        brightest.consider(cell, range_of_fire);
    }
    for_each_light(
        game.catalog, game.world.level.tiles[cell], matter,
        [&brightest, cell](const content::Light& light) { brightest.consider(cell, light.range); });
}

/// The light in a cell; where actors alone shed `enough` there, perhaps less than that.
std::int32_t light_until(GameState game, core::Point at, std::int32_t enough) {
    TORCHWAKE_EXPECTS(game.world.level.tiles.contains(at));
    if (game.catalog.level_at(game.world.level.depth).daylight) {
        return daylight;
    }
    Brightest brightest(game, at);
    consider_actors(game, brightest);
    if (brightest.light() >= enough) {
        return brightest.light();
    }
    const core::Rect near = core::Rect{at, {1, 1}}.grown(widest_range(game.catalog).value);
    for (const core::Point cell : core::cells_of(near.common_part({{0, 0}, game.world.level.tiles.size()}))) {
        consider_cell(game, cell, brightest);
    }
    return brightest.light();
}

}  // namespace

std::int32_t light_from(core::Point source, core::Cells range, core::Point at) {
    const core::Point gap = source - at;
    const std::int64_t squared = std::int64_t{gap.x} * gap.x + std::int64_t{gap.y} * gap.y;
    std::int32_t distance = 0;
    while (distance <= range.value && squared > std::int64_t{distance} * distance + distance) {
        ++distance;
    }
    return std::max(0, range.value + 1 - distance);
}

bool sheds_light(const World& world, EntityId actor) {
    const Torch* const torch = world.entities.torches.find(actor);
    return torch == nullptr || torch->lit;
}

std::int32_t light_at(GameState game, core::Point at) {
    return light_until(game, at, std::numeric_limits<std::int32_t>::max());
}

bool is_lit(GameState game, core::Point at) {
    const EntityId actor = game.world.caches.actors[at];
    const bool bears_light = actor.valid() && own_range(game, actor).value + 1 >= enough_light;
    return bears_light || light_until(game, at, enough_light) >= enough_light;
}

std::int32_t shade_of(GameState game, EntityId actor) {
    return actor == hero_id || is_lit(game, position_of(game, actor)) ? 0 : armour_in_the_dark;
}

}  // namespace torchwake::rules
