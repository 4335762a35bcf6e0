#include "level/placement.hpp"

#include "level/matter.hpp"
#include "level/traps.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/deeds.hpp>

namespace torchwake::rules {
namespace {

/// Lets the liquid flow into a cell that is open now.
void let_flow_into(MutableGameState game) {
    Matter& matter = game.world.level.matter;
    const bool has_liquid = matter.depth.size().area() > 0;
    if (has_liquid && (!matter.active.at_rest() || can_flow(game.catalog, game.world.level.tiles, matter))) {
        begin_beats(matter, game.world.level.tiles.size());
        matter.active.flowing = true;
    }
}

void note_object_change(World& world, core::Point at) {
    if (world.caches.visible.get(at)) {
        world.caches.memory_stale = true;
    }
}

}  // namespace

CellFlags flags_of(const content::TileDef& tile) {
    CellFlags flags;
    const auto add_if = [&flags](bool condition, CellFlag flag) {
        if (condition) {
            flags.add(flag);
        }
    };
    add_if(tile.blocks, CellFlag::Blocks);
    add_if(tile.blocks_diagonal, CellFlag::CutsCorners);
    add_if(is_closed_door(tile), CellFlag::Opens);
    add_if(tile.closes_to.has_value(), CellFlag::Closes);
    add_if(tile.stairs == content::Stairs::Down, CellFlag::StairsDown);
    add_if(tile.stairs == content::Stairs::Up, CellFlag::StairsUp);
    add_if(tile.portal, CellFlag::Portal);
    return flags;
}

bool is_opaque(GameState game, core::Point at) {
    return game.catalog.tile(game.world.level.tiles[at]).opaque ||
           blocks_sight(game.catalog, matter_at(game.world.level.matter, at));
}

std::optional<core::Point> find_stairs(const World& world, CellFlag stairs) {
    const auto& flags = world.caches.flags;
    const auto cells = flags.span();
    const auto found = std::ranges::find_if(cells, [stairs](CellFlags cell) { return cell.has(stairs); });
    return found == cells.end() ? std::nullopt
                                : std::optional(flags.point(static_cast<std::size_t>(found - cells.begin())));
}

bool cuts_corner(const World& world, core::Point from, core::Direction direction) {
    const core::Point gap = core::offset(direction);
    const auto& flags = world.caches.flags;
    return core::is_diagonal(direction) && (flags[from + core::Point{gap.x, 0}].has(CellFlag::CutsCorners) ||
                                            flags[from + core::Point{0, gap.y}].has(CellFlag::CutsCorners));
}

std::optional<core::Point> landing_cell(World& world, core::Point near) {
    return best_vacant_cell(world, near,
                            [](core::Point, std::int32_t steps) { return std::optional(steps); });
}

bool is_peril(GameState game, core::Point at) {
    const CellMatter here = matter_at(game.world.level.matter, at);
    return is_molten(game.catalog, here) || is_chasm(game.catalog, here);
}

void refresh_peril(MutableGameState game, core::Point at) {
    Caches& caches = game.world.caches;
    const bool peril = is_peril(game, at);
    if (caches.perils.get(at) != peril) {
        caches.perils.set(at, peril);
        caches.steps.update(caches.passable, at);
        close_dangers(game);
        caches.scratch->distances.forget();
    }
}

void place_actor(World& world, EntityId actor, core::Point at) {
    TORCHWAKE_EXPECTS(!world.caches.actors[at].valid());
    world.entities.positions.insert(actor, {at});
    world.caches.actors[at] = actor;
    world.caches.occupied.set(at);
    world.caches.sight_stale |= actor == hero_id;
}

void move_actor(World& world, EntityId actor, core::Point to) {
    TORCHWAKE_EXPECTS(!world.caches.actors[to].valid());
    vacate_cell(world, actor);
    world.entities.positions[actor].at = to;
    world.caches.actors[to] = actor;
    world.caches.occupied.set(to);
    world.caches.sight_stale |= actor == hero_id;
}

void swap_actors(World& world, EntityId one, EntityId other) {
    const core::Point here = world.entities.positions[one].at;
    const core::Point there = world.entities.positions[other].at;
    vacate_cell(world, one);
    move_actor(world, other, here);
    world.entities.positions[one].at = there;
    world.caches.actors[there] = one;
    world.caches.occupied.set(there);
    world.caches.sight_stale |= one == hero_id;
}

void remove_actor(World& world, EntityId actor) {
    vacate_cell(world, actor);
    world.entities.positions.erase(actor);
}

void vacate_cell(World& world, EntityId actor) {
    const core::Point at = world.entities.positions[actor].at;
    TORCHWAKE_EXPECTS(world.caches.actors[at] == actor);
    world.caches.actors[at] = EntityId{};
    world.caches.occupied.set(at, false);
}

void lay_object(World& world, EntityId object, core::Point at) {
    TORCHWAKE_EXPECTS(!world.caches.objects[at].valid());
    world.entities.positions.insert(object, {at});
    world.caches.objects[at] = object;
    world.caches.littered.set(at);
    note_object_change(world, at);
}

void lift_object(World& world, EntityId object) {
    const core::Point at = world.entities.positions[object].at;
    world.entities.positions.erase(object);
    world.caches.objects[at] = EntityId{};
    world.caches.littered.set(at, false);
    note_object_change(world, at);
}

void change_tile(MutableGameState game, core::Point at, content::TileId tile) {
    Caches& caches = game.world.caches;
    const content::TileDef& definition = game.catalog.tile(tile);
    game.world.level.tiles[at] = tile;
    caches.scratch->forget_hazards();
    const bool opened = caches.flags[at].has(CellFlag::Blocks) && !definition.blocks;
    caches.flags[at] = flags_of(definition);
    if (opened) {
        let_flow_into(game);
    }
    refresh_opacity(game, at);
    if (caches.passable.get(at) != caches.flags[at].passable()) {
        caches.passable.set(at, caches.flags[at].passable());
        caches.steps.update(caches.passable, at);
        close_dangers(game);
        caches.scratch->distances.forget();
    }
}

}  // namespace torchwake::rules
