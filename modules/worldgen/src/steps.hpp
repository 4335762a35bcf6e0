#pragma once

// The steps that make a level of what a builder laid. generate.cpp has their order.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/levels/builders.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace torchwake::worldgen {

/// Lays an overlay, which opens more cells of a built level. Cells that were joined stay joined; a door that
/// lost a wall beside it is removed. Requires: `name` is one of levels::overlay_names.
void lay_overlay(const content::Catalog& catalog, const content::LevelDef& level, std::string_view name,
                 LevelDraft& draft, core::RandomStream& stream);

/// Where an arena stands, and what is left to the rest of the level.
struct ArenaPlace {
    core::Rect area;        ///< of the arena
    core::Rect rest;        ///< of all that the builder lays
    bool mirrored = false;  ///< the arena stands left of the rest, and its drawing is mirrored
};

/// Draws the side of the level on which its arena stands. Requires: it has one. Random: two draws.
[[nodiscard]] ArenaPlace place_of_arena(const content::Catalog& catalog, const content::LevelDef& level,
                                        core::RandomStream& stream);

/// Lays the arena with its lord and the end of the way, and a corridor from each of its entrances to the rest
/// of the level. Nothing is spawned in it. Requires: the level has an arena; the rest is laid. Random: a draw
/// for each corridor, and for each cell opened beside them.
void lay_arena(const content::Catalog& catalog, const content::LevelDef& level, const ArenaPlace& place,
               LevelDraft& draft, core::RandomStream& stream);

/// Puts as many vaults into a level as its definition says, each of another kind that suits the depth; fewer
/// if they find no place. Each vault is a region. Cells that were joined stay joined.
void lay_vaults(const content::Catalog& catalog, const content::LevelDef& level, levels::Insets insets,
                LevelDraft& draft, core::RandomStream& stream);

/// Lays the arrival in the streets near the middle, and the stairs down in the street cell farthest from it
/// by walking. Random: one draw.
void lay_way_down(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
                  core::RandomStream& stream);

/// Lays the floors of houses and of the green, puts greenery and furniture outside of the houses, and hangs
/// the signs of shops. Every piece of greenery or furniture has only free floor around it, so that all ways
/// stay open. Requires: the way down is laid. Random: only from `stream`.
void furnish(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
             core::RandomStream& stream);

/// Puts each vendor into a house of its own, in the cell farthest from its door. Vendors without a house and
/// all other folk stand on free cells of the streets or of houses without a shop. Requires: the way down is
/// laid. Random: a draw for each of those others.
void settle(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
            core::RandomStream& stream);

/// The start and the end of the way through a level.
struct Route {
    std::size_t arrival_region = 0;
    core::Point end;  ///< the stairs down, or the prize's cell
};

/// Puts the arrival on stairs up in a region that is drawn. The end is in the region farthest from it by
/// walking: the one whose nearest cell is the most steps away. The end gets stairs down, or stays empty in a
/// level with a prize, where it is the center of the region. The end of an arena stays where it is, and the
/// arrival is drawn from the half of the regions that is farther from it. Random: the region, the arrival,
/// the stairs down, in that order.
[[nodiscard]] Route lay_stairs(const content::Catalog& catalog, const content::LevelDef& level,
                               LevelDraft& draft, core::RandomStream& stream);

/// Puts props beside walls, where they block no way: every cell that could be reached still can be. Their
/// cells are taken out of the regions. Random: for each region a count, and for each prop a cell and a kind.
void lay_props(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
               core::RandomStream& stream);

/// Lays traps on floor cells with nothing but floor around them, so that each can be walked around. No trap
/// lies in the region of arrival, under an actor or an item, or near another trap. Random: for each region a
/// count, and for each trap a kind and a cell.
void lay_traps(const content::Catalog& catalog, const content::LevelDef& level, const Route& route,
               LevelDraft& draft, core::RandomStream& stream);

/// Lays the scenes that the run deals to the depth over bare floor, at most as many as the level's definition
/// says, away from doors, stairs and the region of arrival. Their cells are taken out of the regions. Every
/// cell that could be reached still can be, without a step on what harms or holds in a scene.
/// Random: stream "scenes" of the seed, and of seed and depth.
void lay_scenes(const content::Catalog& catalog, const content::LevelDef& level, const Route& route,
                LevelDraft& draft, std::uint64_t seed);

/// The cells that can be seen from the region of arrival.
[[nodiscard]] spatial::BitGrid sight_of_arrival(const content::Catalog& catalog, const LevelDraft& draft,
                                                const Route& route);

/// Spawns monsters. First each guarded cell gets one. Then a number of monsters is drawn for each region, and
/// for each monster a kind, a free cell out of sight from the region of arrival, and whether it sleeps. If
/// the first kind goes in packs, all monsters of the region are of that kind; otherwise none of them goes in
/// packs. A region without enough cells gets fewer monsters.
void spawn_monsters(const content::Catalog& catalog, LevelDraft& draft, const Route& route,
                    core::RandomStream& stream);

/// Spawns items in the same way, also in sight of the arrival. First comes the prize, if the level has one,
/// then an item in each treasured cell.
void spawn_items(const content::Catalog& catalog, LevelDraft& draft, const Route& route,
                 core::RandomStream& stream);

/// Spawns the meals of a level, so that all of a run together are as many as its levels promise. The first
/// share of a meal is drawn for each run. A level without room gets fewer.
void spawn_food(const content::Catalog& catalog, LevelDraft& draft, const Route& route, std::uint64_t seed);

/// Puts the travelling kinds of this depth where they are in nobody's way: into the corner of a
/// room, else to the end of a dead end, else beside a wall that can be walked past, out of sight of the
/// arrival, where no item lies. One without such a cell stays away. Random: stream "travels" of each kind:
/// whether it comes, and the depth; stream "travellers" of the depth: a cell for each.
void place_travellers(const content::Catalog& catalog, LevelDraft& draft, const Route& route,
                      std::uint64_t seed);

/// Lays the patches of the level's landmark, if it has one, and its own on bare floor, away from stairs,
/// vaults and the arrival. Liquids are at rest: their depth is 1 along the edge, and changes by 1 at most
/// from cell to cell. Random: for each kind a count, and for each patch its first cell and its growth.
void lay_patches(const content::Catalog& catalog, const content::LevelDef& level, std::int32_t landmark,
                 const Route& route, LevelDraft& draft, core::RandomStream& stream);

}  // namespace torchwake::worldgen
