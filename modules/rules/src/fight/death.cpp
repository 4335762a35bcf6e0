#include "fight/death.hpp"

#include "fight/powers.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "items/purse.hpp"
#include "level/offspring.hpp"
#include "level/placement.hpp"
#include "level/ring_search.hpp"
#include "level/spawning.hpp"
#include "matter/deeds.hpp"
#include "matter/matter.hpp"
#include "turn/actor_ref.hpp"
#include "turn/growth.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/lookups.hpp>

#include <algorithm>
#include <optional>
#include <tuple>
#include <vector>

namespace torchwake::rules {
namespace {

/// The order of cells for a falling item, best first: without a corpse, then the shorter walk, then the
/// shorter line where nobody can walk, then the order of rows.
using Suitability = std::tuple<bool, spatial::Distance, std::int32_t, core::Point>;

/// True for floor without stairs and without an item, that is no peril.
bool takes_items(const World& world, core::Point at) {
    const CellFlags flags = world.caches.flags[at];
    return !flags.has(CellFlag::Blocks) && !flags.has_stairs() && !world.caches.perils.get(at) &&
           !world.entities.items.contains(world.caches.objects[at]);
}

/// The best cell for a falling item if it is near and has no corpse, found without a map of the level.
std::optional<core::Point> bare_cell_nearby(const World& world, core::Point from) {
    if (!world.caches.passable.get(from)) {
        return std::nullopt;
    }
    RingSearch ripple(world.caches.steps, from);
    for (std::int32_t steps = 0; steps <= RingSearch::most_steps; ++steps, ripple.spread()) {
        std::optional<std::tuple<std::int32_t, core::Point>> best;
        for (const core::Point at : ripple.ring()) {
            if (takes_items(world, at) && !world.caches.objects[at].valid()) {
                const std::tuple found{core::chebyshev_distance(from, at), at};
                best = best ? std::min(*best, found) : found;
            }
        }
        if (best) {
            return std::get<core::Point>(*best);
        }
    }
    return std::nullopt;
}

std::optional<core::Point> nearest_free_cell(World& world, core::Point from) {
    if (const auto nearby = bare_cell_nearby(world, from)) {
        return nearby;
    }
    const auto& distances = world.caches.scratch->distances.towards(world.caches.steps, from);
    std::optional<Suitability> best;
    for (std::size_t index = 0; index < distances.size().area(); ++index) {
        const core::Point at = distances.point(index);
        if (takes_items(world, at)) {
            const Suitability found{world.caches.objects[at].valid(), distances[at],
                                    core::chebyshev_distance(from, at), at};
            best = best ? std::min(*best, found) : found;
        }
    }
    return best ? std::optional(std::get<core::Point>(*best)) : std::nullopt;
}

void erase_corpse_at(World& world, core::Point at) {
    const EntityId corpse = world.caches.objects[at];
    if (corpse.valid()) {
        lift_object(world, corpse);
        world.entities.corpses.erase(corpse);
    }
}

/// Clears the cell's object for a corpse. Returns the item that lay there, which is in no place now.
EntityId clear_for_corpse(World& world, core::Point at) {
    const EntityId object = world.caches.objects[at];
    if (world.entities.items.contains(object)) {
        lift_object(world, object);
        return object;
    }
    erase_corpse_at(world, at);
    return {};
}

void empty_pack(World& world, EntityId actor, core::Point at, Events& events) {
    Pack* pack = world.entities.packs.find(actor);
    if (pack == nullptr) {
        return;
    }
    for (std::size_t slot = 0; slot < pack->size; ++slot) {
        const EntityId item = pack->slots[slot];
        if (item.valid()) {
            take_from_pack(world, item, actor, Slot{static_cast<std::uint8_t>(slot)});
            let_fall(world, item, at, events);
        }
    }
}

/// Draws from a kind's loot; an invalid id if it has none, or the draw is nothing. Random: at most one draw.
content::ItemId draw_loot(const content::Catalog& catalog, World& world, content::MonsterId kind) {
    const auto& table = catalog.monster(kind).loot;
    return table ? draw_item(catalog.item_table(*table), world) : content::ItemId{};
}

/// Drops a draw of a kind's loot. Random: the draws of draw_loot() and of Catalog::draw_find(), stream
/// "loot".
void drop_loot(const content::Catalog& catalog, World& world, content::MonsterId kind, core::Point at,
               Events& events) {
    const content::ItemId loot = draw_loot(catalog, world, kind);
    if (loot.valid()) {
        const content::ItemId found = catalog.draw_find(loot, world.level.depth, world.streams.loot);
        let_fall(world, make_find(catalog, world, found), at, events);
    }
}

void erase_actor(World& world, EntityId actor) {
    Entities& entities = world.entities;
    remove_actor(world, actor);
    entities.creatures.erase(actor);
    entities.vitals.erase(actor);
    entities.abilities.erase(actor);
    entities.initiatives.erase(actor);
    entities.minds.erase(actor);
    entities.packs.erase(actor);
    entities.purses.erase(actor);
    entities.conditions.erase(actor);
    entities.exposures.erase(actor);
    entities.hungers.erase(actor);
    entities.torches.erase(actor);
    entities.spellbooks.erase(actor);
    entities.sales.erase(actor);
    world.caches.encumbrances.erase(actor);
}

/// Lets out what a kind holds that bursts.
void burst(const content::Catalog& catalog, World& world, const ActorRef& dead, const ActorRef& killer,
           Events& events) {
    const auto matter = burst_of(catalog.monster(dead.kind));
    if (matter) {
        events.emplace_back(TrickUsed{dead, content::TrickKind::Burst, killer, {}});
        bring_matter(catalog, world, dead.at, {dead.at}, *matter, {killer.id, killer.kind}, events);
    }
}

}  // namespace

content::ItemId draw_item(const content::ItemTable& table, World& world) {
    std::vector<std::uint32_t> weights;
    for (const auto& entry : table.entries) {
        weights.push_back(entry.weight_at(world.level.depth));
    }
    const bool any = std::ranges::any_of(weights, [](std::uint32_t weight) { return weight > 0; });
    return any ? table.entries[world.streams.loot.weighted(weights)].kind : content::ItemId{};
}

void let_fall(World& world, EntityId item, core::Point from, Events& events) {
    const content::ItemId kind = apparent_kind(world, item);
    const std::optional<core::Point> at = nearest_free_cell(world, from);
    if (!at) {
        world.entities.items.erase(item);
        return;
    }
    erase_corpse_at(world, *at);
    lay_object(world, item, *at);
    events.emplace_back(ItemFell{kind, *at, world.caches.visible.get(*at)});
}

void let_die(const content::Catalog& catalog, World& world, EntityId actor, const ActorRef& killer,
             Events& events) {
    const core::Point at = position_of(world, actor);
    const ActorRef dead = actor_ref(world, actor);
    events.emplace_back(ActorDied{dead, killer});
    const content::MonsterId kind = world.entities.creatures[actor].kind;
    const std::int32_t level = world.entities.abilities[actor].level;
    if (!world.caches.perils.get(at)) {
        const EntityId displaced = clear_for_corpse(world, at);
        spawn_corpse(world, kind, at);
        if (displaced.valid()) {
            let_fall(world, displaced, at, events);
        }
    }
    empty_pack(world, actor, at, events);
    if (actor == hero_id) {
        vacate_cell(world, actor);
        world.run.killer = killer.kind;
        count_encumbrances(catalog, world);
    } else {
        pass_on_purse(catalog, world, actor, killer, events);
        if (level != level_of_offspring) {
            drop_loot(catalog, world, kind, at, events);
        }
        world.caches.crowd.remove(camp_of(catalog, world, actor));
        erase_actor(world, actor);
        world.run.kills += killer.id == hero_id ? 1 : 0;
    }
    burst(catalog, world, dead, killer, events);
    reward_kill(world, killer.id, level, events);
    use_powers_of_kill(catalog, world, killer.id, events);
}

}  // namespace torchwake::rules
