#include "steps.hpp"
#include "terrain.hpp"

#include <torchwake/levels/overlays.hpp>

namespace torchwake::worldgen {

void lay_overlay(const content::Catalog& catalog, const content::LevelDef& level, std::string_view name,
                 LevelDraft& draft, core::RandomStream& stream) {
    levels::Rock rock = levels::rock_of(passable_cells(catalog, draft.plan.tiles));
    levels::overlay_of(name).lay(rock, stream);
    levels::open_corners(rock, stream);
    open_more(rock, level.tiles, draft.plan.tiles);
}

}  // namespace torchwake::worldgen
