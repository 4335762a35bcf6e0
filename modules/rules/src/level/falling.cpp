#include "level/falling.hpp"

#include "level/hunt.hpp"
#include "level/placement.hpp"
#include "level/spawning.hpp"
#include "level/stairs.hpp"
#include "level/teleport.hpp"
#include "world/best_cell.hpp"
#include "world/next_entity.hpp"
#include "world/ring_search.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/lookups.hpp>

#include <optional>
#include <tuple>
#include <vector>

namespace torchwake::rules {
namespace {

/// The order of cells for a falling item, best first: without a corpse, then the shorter walk, then the
/// shorter line where nobody can walk.
using Suitability = std::tuple<bool, spatial::Distance, std::int32_t>;

/// True for floor without stairs and without an item, that is no peril.
bool takes_items(const World& world, core::Point at) {
    const CellFlags flags = world.caches.flags[at];
    return !flags.has(CellFlag::Blocks) && !flags.has_stairs() && !world.caches.perils.get(at) &&
           !world.entities.items.contains(world.caches.objects[at]);
}

/// Nothing for a cell that takes no items.
std::optional<Suitability> suitability(const World& world, core::Point at, spatial::Distance walk,
                                       std::int32_t line) {
    return takes_items(world, at) ? std::optional(Suitability(world.caches.objects[at].valid(), walk, line))
                                  : std::nullopt;
}

/// The best cell for a falling item if it is near and has no corpse, found without a map of the level.
std::optional<core::Point> bare_cell_nearby(const World& world, core::Point from) {
    if (!world.caches.passable.get(from)) {
        return std::nullopt;
    }
    RingSearch ripple(world.caches.steps, from);
    for (std::int32_t steps = 0; steps <= RingSearch::most_steps; ++steps, ripple.spread()) {
        const auto best = best_cell(ripple.ring(), [&](core::Point at) {
            const bool bare = takes_items(world, at) && !world.caches.objects[at].valid();
            return bare ? std::optional(std::tuple(core::chebyshev_distance(from, at), at)) : std::nullopt;
        });
        if (best) {
            return best;
        }
    }
    return std::nullopt;
}

std::optional<core::Point> nearest_free_cell(World& world, core::Point from) {
    if (const auto nearby = bare_cell_nearby(world, from)) {
        return nearby;
    }
    const auto& distances = world.caches.scratch->distances.towards(world.caches.steps, from);
    return best_cell(core::cells_of(distances.size()), [&](core::Point at) {
        return suitability(world, at, distances[at], core::chebyshev_distance(from, at));
    });
}

/// Requires: there is a level below.
void fall_below(World& world, EntityId item, core::Point at, content::MatterId chasm, Events& events) {
    events.emplace_back(ItemFellBelow{apparent_kind(world, item), chasm, at, world.caches.visible.get(at),
                                      world.entities.items[item].count});
    world.fallen.push_back({world.level.depth + 1, at, world.entities.items[item]});
    world.fallen.back().item.laid_down = false;
    world.entities.items.erase(item);
}

/// Lays it into the nearest cell that the hero can walk to and that takes an item. Returns false if there is
/// none.
bool lay(World& world, const FallenItem& fallen) {
    const auto cells = free_cells_within_reach(world, position_of(world, hero_id), core::Cells{0});
    const auto at = best_cell(cells, [&world, from = fallen.at](core::Point cell) {
        return suitability(world, cell, 0, core::chebyshev_distance(from, cell));
    });
    if (at) {
        const EntityId item = next_entity(world);
        world.entities.items.insert(item, fallen.item);
        erase_corpse_at(world, *at);
        lay_object(world, item, *at);
    }
    return at.has_value();
}

}  // namespace

void let_fall(MutableGameState game, EntityId item, core::Point from, Events& events) {
    const CellMatter here = matter_at(game.world.level.matter, from);
    if (is_chasm(game.catalog, here) && has_level_below(game)) {
        fall_below(game, item, from, here.liquid, events);
        return;
    }
    if (destroys_prize(game, item, from)) {
        destroy_prize(game, item, from, events);
        return;
    }
    const content::ItemId kind = apparent_kind(game, item);
    const std::optional<core::Point> at = nearest_free_cell(game, from);
    if (!at) {
        game.world.entities.items.erase(item);
        return;
    }
    erase_corpse_at(game, *at);
    lay_object(game, item, *at);
    events.emplace_back(ItemFell{kind, *at, game.world.caches.visible.get(*at)});
}

std::optional<core::Point> shore_near(MutableGameState game, core::Point from) {
    const auto& distances = game.world.caches.scratch->distances.towards(game.world.caches.steps, from);
    return best_cell(core::cells_of(distances.size()), [&](core::Point at) {
        const auto* const liquid = liquid_underfoot(game.catalog, matter_at(game.world.level.matter, at));
        const bool is_dry = liquid == nullptr || !liquid->wets;
        const bool suits = is_dry && distances[at] != spatial::unreachable;
        return suits ? suitability(game, at, distances[at], 0) : std::nullopt;
    });
}

void let_object_fall(MutableGameState game, core::Point at, Events& events) {
    const EntityId object = game.world.caches.objects[at];
    if (game.world.entities.items.contains(object)) {
        lift_object(game, object);
        let_fall(game, object, at, events);
    } else {
        erase_corpse_at(game, at);
    }
}

void lay_fallen(World& world) {
    std::erase_if(world.fallen, [&world](const FallenItem& fallen) {
        return fallen.depth == world.level.depth && lay(world, fallen);
    });
}

void erase_corpse_at(World& world, core::Point at) {
    const EntityId corpse = world.caches.objects[at];
    if (corpse.valid()) {
        lift_object(world, corpse);
        world.entities.corpses.erase(corpse);
    }
}

}  // namespace torchwake::rules
