#include "steps.hpp"
#include "terrain.hpp"

#include <torchwake/levels/rock.hpp>

namespace torchwake::worldgen {
namespace {

using content::VaultCell;
using core::Point;

/// The open cell nearest to a point, by the shorter way along both axes; of equal ones the first.
Point nearest_open(const levels::Rock& rock, Point to) {
    Point best = levels::first_open(rock);
    const auto distance = [to](Point at) { return std::abs(at.x - to.x) + std::abs(at.y - to.y); };
    for (const Point at : core::cells_of(rock.size())) {
        if (rock[at] == 0 && distance(at) < distance(best)) {
            best = at;
        }
    }
    return best;
}

class ArenaLayer {
  public:
    ArenaLayer(const content::LevelDef& level, const content::VaultDef& vault, const ArenaPlace& place,
               LevelDraft& draft)
        : level_(&level), vault_(&vault), place_(&place), draft_(&draft) {}

    /// Opens a corridor from each entrance to the nearest cell of the rest of the level.
    void join(const content::Catalog& catalog, core::RandomStream& stream) {
        levels::Rock rock = levels::rock_of(passable_cells(catalog, draft_->plan.tiles));
        const levels::Rock built = rock;
        const std::int32_t outside = place_->mirrored ? place_->area.right() : place_->area.left() - 1;
        for (const Point entrance : vault_->entrances) {
            const Point from{outside, on_level(entrance).y};
            levels::dig_corridor(rock, from, nearest_open(built, from), stream);
        }
        levels::open_corners(rock, stream);
        open_more(rock, level_->tiles, draft_->plan.tiles);
    }

    void lay() {
        for (const Point drawn : core::cells_of(vault_->cells.size())) {
            const Point at = on_level(drawn);
            lay_drawn(*vault_, drawn, level_->tiles, draft_->plan.tiles[at]);
            if (vault_->cells[drawn] == VaultCell::Lord) {
                draft_->plan.monsters.push_back({level_->arena->lord, at, 0, false});
            } else if (vault_->cells[drawn] == VaultCell::End) {
                draft_->end = at;
            }
        }
        for (const content::DrawnThing& thing : vault_->things) {
            rules::put(draft_->plan, thing.stands, on_level(thing.at));
        }
    }

  private:
    [[nodiscard]] Point on_level(Point drawn) const {
        const std::int32_t x = place_->mirrored ? place_->area.size.width - 1 - drawn.x : drawn.x;
        return place_->area.origin + Point{x, drawn.y};
    }

    const content::LevelDef* level_;
    const content::VaultDef* vault_;
    const ArenaPlace* place_;
    LevelDraft* draft_;
};

}  // namespace

ArenaPlace place_of_arena(const content::Catalog& catalog, const content::LevelDef& level,
                          core::RandomStream& stream) {
    const core::Size size = catalog.vault(level.arena->vault).cells.size();
    ArenaPlace place;
    place.mirrored = stream.chance(1, 2);
    const std::int32_t x = place.mirrored ? 1 : level.size.width - 1 - size.width;
    place.area = {{x, stream.between(1, level.size.height - 1 - size.height)}, size};
    const std::int32_t taken = size.width + 2;
    place.rest = {{place.mirrored ? taken : 0, 0}, {level.size.width - taken, level.size.height}};
    return place;
}

void lay_arena(const content::Catalog& catalog, const content::LevelDef& level, const ArenaPlace& place,
               LevelDraft& draft, core::RandomStream& stream) {
    ArenaLayer layer(level, catalog.vault(level.arena->vault), place, draft);
    layer.join(catalog, stream);
    layer.lay();
    draft.arena = place.area;
    draft.drawn = cells_of_arena(draft);
}

}  // namespace torchwake::worldgen
