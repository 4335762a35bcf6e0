#include "level/matter.hpp"

#include "level/causes.hpp"
#include "level/placement.hpp"
#include "level/sight.hpp"

#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/deeds.hpp>
#include <torchwake/rules/lookups.hpp>

#include <vector>

namespace torchwake::rules {
namespace {

/// Brings matter of a deed into a cell. Returns false if that changes nothing.
bool bring_into(MutableGameState game, core::Point at, const content::MatterEffect& effect,
                const Deed& deed) {
    Matter& matter = game.world.level.matter;
    const CellMatter before = matter_at(matter, at);
    bring_into(game, at, effect);
    const CellMatter after = matter_at(matter, at);
    if (after.amount > before.amount) {
        matter.active.gas_cause[at] = cause_of(matter.active, deed);
    }
    return after != before;
}

}  // namespace

void begin_beats(World& world) {
    begin_beats(world.level.matter, world.level.tiles.size());
}

void refresh_opacity(MutableGameState game, core::Point at) {
    Caches& caches = game.world.caches;
    const bool opaque = is_opaque(game, at);
    if (caches.opaque.get(at) != opaque) {
        caches.opaque.set(at, opaque);
        caches.sight_stale = true;
    }
    caches.memory_stale |= caches.visible.get(at);
}

void set_cover(MutableGameState game, core::Point at, content::MatterId cover) {
    game.world.level.matter.cover[at] = cover;
    game.world.caches.scratch->forget_hazards();
    refresh_opacity(game, at);
}

void bring_into(MutableGameState game, core::Point at, const content::MatterEffect& effect) {
    if (!game.world.caches.flags[at].has(CellFlag::Blocks)) {
        begin_beats(game);
        game.world.caches.scratch->forget_hazards();
        bring_into(game.catalog, game.world.level.matter, at, effect);
        refresh_opacity(game, at);
        refresh_peril(game, at);
    }
}

Exposure exposure_of(const World& world, EntityId actor) {
    const Exposure* exposure = world.entities.exposures.find(actor);
    return exposure != nullptr ? *exposure : Exposure{};
}

void add_heat(World& world, core::Point at, std::int32_t amount, const Deed& deed) {
    begin_beats(world);
    world.caches.scratch->forget_hazards();
    heat_cell(world.level.matter, at, amount);
    Activity& active = world.level.matter.active;
    if (active.fuel[at] == 0) {  // a fire has a cause already
        active.cause[at] = cause_of(active, deed);
    }
}

void bring_matter(MutableGameState game, core::Point at, const std::vector<core::Point>& cells,
                  const content::MatterEffect& effect, const Deed& deed, Events& events) {
    bool changed = false;
    for (const core::Point cell : cells) {
        changed |= bring_into(game, cell, effect, deed);
    }
    if (changed) {
        const bool seen = game.world.caches.visible.get(at);
        events.emplace_back(MatterBrought{doer_of(game, deed, at), effect.kind, at, seen});
    }
}

void push_against(MutableGameState game, core::Point at, std::int32_t force, Events& events) {
    const content::MatterId broken = push_against(game.catalog, game.world.level.matter, at, force);
    if (broken.valid()) {
        game.world.caches.scratch->forget_hazards();
        refresh_opacity(game, at);
        refresh_peril(game, at);
        events.emplace_back(CoverBroke{broken, at, game.world.caches.visible.get(at)});
    }
}

void begin_beats_of_exposed(World& world) {
    if (world.entities.exposures.size() > 0) {
        begin_beats(world);
    }
}

}  // namespace torchwake::rules
