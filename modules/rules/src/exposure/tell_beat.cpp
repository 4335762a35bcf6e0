#include "exposure/exposure.hpp"
#include "level/matter.hpp"
#include "level/noise.hpp"
#include "level/placement.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

/// Some cells in the hero's view.
struct CellsInView {
    std::optional<core::Point> nearest{};
    std::int32_t count = 0;

    void add(const World& world, core::Point at) {
        if (!world.caches.visible.get(at)) {
            return;
        }
        ++count;
        const core::Point hero = position_of(world, hero_id);
        const bool nearer =
            !nearest || core::chebyshev_distance(at, hero) < core::chebyshev_distance(*nearest, hero);
        nearest = nearer ? at : *nearest;
    }
};

/// Tells the nearest cell in view that began to burn.
void tell_lit(const World& world, const std::vector<core::Point>& lit, Events& events) {
    CellsInView cells;
    for (const core::Point at : lit) {
        cells.add(world, at);
    }
    if (cells.nearest) {
        events.emplace_back(FireSpread{*cells.nearest, cells.count});
    }
}

/// Tells of each liquid that froze or thawed in view, once for all of its cells.
void tell_turned(const World& world, const std::vector<TurnedLiquid>& turned, Events& events) {
    const auto same = [](const TurnedLiquid& of) {
        return
            [&of](const TurnedLiquid& other) { return other.before == of.before && other.after == of.after; };
    };
    for (auto one = turned.begin(); one != turned.end(); ++one) {
        if (std::any_of(turned.begin(), one, same(*one))) {
            continue;
        }
        CellsInView cells;
        for (auto other = one; other != turned.end(); ++other) {
            if (same(*one)(*other)) {
                cells.add(world, other->at);
            }
        }
        if (cells.nearest) {
            events.emplace_back(LiquidTurned{one->before, one->after, *cells.nearest, cells.count});
        }
    }
}

/// Tells the nearest cell in view in which gas explodes, else the nearest of all if the hero hears it; lets
/// all near hear it.
void tell_blast(World& world, const std::vector<Blast>& blasts, Events& events) {
    if (blasts.empty()) {
        return;
    }
    const core::Point hero = position_of(world, hero_id);
    const auto nearest = std::ranges::min_element(blasts, {}, [&world, hero](const Blast& blast) {
        return std::pair(!world.caches.visible.get(blast.at), core::chebyshev_distance(blast.at, hero));
    });
    const bool seen = world.caches.visible.get(nearest->at);
    if (seen || is_heard(world, {nearest->at, noise_of_blast}, hero)) {
        events.emplace_back(
            GasExploded{nearest->gas, nearest->at, static_cast<std::int32_t>(blasts.size()), seen});
    }
    add_noise_at(world, nearest->at, noise_of_blast);
}

}  // namespace

void note_changes(MutableGameState game, const BeatChanges& changes, Events& events) {
    const content::TileId floor = game.catalog.level_at(game.world.level.depth).tiles.floor;
    for (const core::Point at : changes.burnt_ground) {
        const content::TileId before = game.world.level.tiles[at];
        change_tile(game, at, floor);
        events.emplace_back(GroundBurnt{before, at, game.world.caches.visible.get(at)});
    }
    for (const core::Point at : changes.eaten_ground) {
        const content::TileId before = game.world.level.tiles[at];
        if (game.catalog.tile(before).ignition == 0) {
            continue;  // it burnt away in the same beat
        }
        change_tile(game, at, floor);
        events.emplace_back(GroundEaten{before, at, game.world.caches.visible.get(at)});
    }
    for (const core::Point at : changes.perils) {
        refresh_peril(game, at);
    }
    for (const core::Point at : changes.opacity) {
        refresh_opacity(game, at);
    }
    for (const BrokenCover& broken : changes.broken) {
        events.emplace_back(CoverBroke{broken.matter, broken.at, game.world.caches.visible.get(broken.at)});
    }
    game.world.caches.memory_stale = true;
    tell_lit(game, changes.lit, events);
    tell_turned(game, changes.turned, events);
    tell_blast(game, changes.blasts, events);
}

}  // namespace torchwake::rules
