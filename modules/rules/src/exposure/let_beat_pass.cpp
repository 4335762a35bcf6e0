#include "exposure/exposure.hpp"
#include "fight/announcing.hpp"
#include "level/causes.hpp"
#include "level/falling.hpp"
#include "level/matter.hpp"
#include "level/placement.hpp"
#include "level/sight.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <vector>

namespace torchwake::rules {
namespace {

/// The cells of a beat that a cover may no longer bridge, with the deeds that caused it.
std::vector<Unbridged> unbridged_by(const BeatChanges& changes, const Activity& active) {
    std::vector<Unbridged> cells;
    cells.reserve(changes.perils.size());
    for (const core::Point at : changes.perils) {
        const Blast* const blast = blast_in(changes.blasts, at);
        cells.push_back({at, blast != nullptr ? deed_of(active, blast->cause) : deed_of_fire(active, at)});
    }
    return cells;
}

/// The deed for which a cell is no longer bridged; nobody's if it is not one of those.
Deed deed_that_unbridged(const std::vector<Unbridged>& cells, core::Point at) {
    const auto found = std::ranges::find(cells, at, &Unbridged::at);
    return found == cells.end() ? Deed{} : found->by;
}

/// Removes the things that burn, and corpses, from where there are flames.
void burn_things(MutableGameState game, Events& events) {
    std::vector<EntityId> burnt;
    std::vector<core::Point> pyres;
    const Amounts& fuel = game.world.level.matter.active.fuel;
    game.world.caches.littered.for_each([&](core::Point at) {
        if (fuel[at] == 0) {
            return;
        }
        const Item* const item = game.world.entities.items.find(game.world.caches.objects[at]);
        if (item == nullptr) {
            pyres.push_back(at);
        } else if (game.catalog.item(item->kind).burns) {
            burnt.push_back(game.world.caches.objects[at]);
        }
    });
    std::ranges::for_each(pyres, [game](core::Point at) { erase_corpse_at(game, at); });
    std::ranges::sort(burnt);
    for (const EntityId id : burnt) {
        const core::Point at = position_of(game, id);
        events.emplace_back(ItemBurnt{apparent_kind(game, id), game.world.entities.items[id].count, at,
                                      game.world.caches.visible.get(at)});
        lift_object(game, id);
        game.world.entities.items.erase(id);
    }
}

}  // namespace

void let_beat_pass(const Ruleset& ruleset, World& world, Events& events) {
    const MutableGameState game{ruleset, world};
    Matter& matter = world.level.matter;
    matter.active.ticks = ticks_of_a_beat;
    Scratch& scratch = *world.caches.scratch;
    scratch.forget_hazards();
    const BeatChanges& changes = pass_beat(game.catalog, world.level.tiles, matter, scratch.beat);
    note_changes(game, changes, events);
    refresh_view(game);
    burn_things(game, events);
    const std::vector<Unbridged> unbridged = unbridged_by(changes, matter.active);
    const auto ids = world.entities.creatures.ids();
    scratch.touched.assign(ids.begin(), ids.end());
    for (const EntityId actor : scratch.touched) {
        if (is_alive(world, actor) && !is_over(world)) {
            const Deed by = deed_that_unbridged(unbridged, position_of(world, actor));
            touch_actor(game, actor, changes, by, events);
        }
    }
    if (is_calm(matter) && world.entities.exposures.size() == 0) {
        matter.active = {};
    }
    sink_unbridged(ruleset, world, unbridged, events);
    break_announcements(game, events);
    refresh_view(game);
}

}  // namespace torchwake::rules
