#include "level/spawning.hpp"

#include "items/gear.hpp"
#include "items/purse.hpp"
#include "level/entity_transfer.hpp"
#include "level/placement.hpp"
#include "world/actor_ref.hpp"
#include "world/next_entity.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

Vitals full_vitals(const content::Catalog& catalog, content::MonsterId kind) {
    const content::MonsterDef& definition = catalog.monster(kind);
    const std::int32_t hit_points = full_hit_points(definition);
    const std::int32_t mana = kind == catalog.hero()
                                  ? max_mana_at(definition.level, definition.attributes.intelligence)
                                  : definition.mana;
    return {hit_points, hit_points, mana, mana};
}

/// The spells of a kind, then those of its abilities.
Spellbook book_of(const content::MonsterDef& definition) {
    Spellbook book;
    auto end = std::ranges::copy(definition.spells, book.spells.begin()).out;
    for (const content::Ability& ability : definition.abilities) {
        if (std::find(book.spells.begin(), end, ability.spell) == end) {
            *end++ = ability.spell;
        }
    }
    return book;
}

void add_actor(MutableGameState game, EntityId id, content::MonsterId kind) {
    const content::MonsterDef& definition = game.catalog.monster(kind);
    Entities& entities = game.world.entities;
    entities.creatures.insert(id, {kind});
    entities.vitals.insert(id, full_vitals(game.catalog, kind));
    entities.abilities.insert(id, {definition.attributes, definition.skills, definition.level, 0});
    if (definition.hunger) {
        entities.hungers.insert(id, {});
    }
    if (kind == game.catalog.hero() && definition.light) {
        entities.torches.insert(id, {});
    }
    if (kind == game.catalog.hero() || !definition.spells.empty() || !definition.abilities.empty()) {
        entities.spellbooks.insert(id, book_of(definition));
    }
    if (definition.lord) {
        entities.lordships.insert(id, {});
    }
    if (definition.pack_slots > 0) {
        TORCHWAKE_EXPECTS(definition.pack_slots <= static_cast<std::int32_t>(Pack::max_slots));
        Pack pack;
        pack.size = static_cast<std::uint8_t>(definition.pack_slots);
        entities.packs.insert(id, pack);
    }
}

/// Gives a new actor what its kind comes with: its gear in the first slots, then other items, and coins.
/// Random: the dice of its gold, from a stream of the actor's own.
void equip_newcomer(MutableGameState game, EntityId id) {
    const content::MonsterDef& definition = definition_of(game, id);
    Slot slot{0};
    for (const content::ItemId kind : definition.equipment) {
        const EntityId item = make_item(game, kind);
        put_in_pack(game, item, id, slot);
        put_on(game, item, *content::equip_slot_of(game.catalog.item(kind)));
        ++slot.value;
    }
    for (const content::Supply& supply : definition.supplies) {
        const EntityId item = make_item(game, supply.item);
        game.world.entities.items[item].count = supply.count;
        put_in_pack(game, item, id, slot);
        ++slot.value;
    }
    core::RandomStream stream = core::derive_stream(game.world.run.seed, "gold", id.value);
    const std::int32_t gold = std::max(0, roll(stream, definition.gold));
    if (gold > 0 || id == hero_id) {
        game.world.entities.purses.insert(id, {core::Coins{copper_in_gold * gold}});
    }
}

/// Ticks until it first acts: nearly as long as an actor without haste waits.
constexpr std::int32_t first_wait = 8;

}  // namespace

void spawn_hero(MutableGameState game, core::Point at) {
    const EntityId id = next_entity(game);
    TORCHWAKE_EXPECTS(id == hero_id);
    add_actor(game, id, game.catalog.hero());
    game.world.entities.initiatives.insert(id, {0, roll_wait_die(game.world.streams.initiative)});
    place_actor(game, id, at);
    equip_newcomer(game, id);
}

EntityId spawn_monster(MutableGameState game, const Spawn<content::MonsterId>& spawn) {
    return spawn_monster(game, spawn, roll_wait_die(game.world.streams.initiative));
}

EntityId spawn_monster(MutableGameState game, const Spawn<content::MonsterId>& spawn, std::int32_t wait_die) {
    constexpr std::int32_t first_counter = 2;
    const EntityId id = next_entity(game);
    add_actor(game, id, spawn.kind);
    game.world.entities.initiatives.insert(id, {first_counter, wait_die});
    Mind mind;
    mind.intent = spawn.asleep ? Intent::Sleep : Intent::Rest;
    mind.home = spawn.at;
    mind.group = spawn.group;
    game.world.entities.minds.insert(id, mind);
    place_actor(game, id, spawn.at);
    game.world.caches.crowd.add(camp_of(game, id));
    equip_newcomer(game, id);
    return id;
}

void break_announcement(MutableGameState game, EntityId actor, Events& events) {
    auto& announcements = game.world.entities.announcements;
    if (const Announcement* const announced = announcements.find(actor)) {
        events.emplace_back(
            AnnouncementEnded{actor_ref(game, actor), announced->spell, AnnouncementEnd::Broken});
        announcements.erase(actor);
    }
}

void erase_actor(MutableGameState game, EntityId actor) {
    game.world.caches.crowd.remove(camp_of(game, actor));
    remove_actor(game, actor);
    erase_entities(with_its_pack(game.world.entities, actor), game.world.entities);
    game.world.caches.encumbrances.erase(actor);
}

EntityId make_item(MutableGameState game, content::ItemId kind) {
    const EntityId id = next_entity(game);
    game.world.entities.items.insert(id, {kind, game.catalog.item(kind).charges, 1});
    return id;
}

EntityId make_find(MutableGameState game, content::ItemId kind) {
    const EntityId id = make_item(game, kind);
    game.world.entities.items[id].count = game.catalog.item(kind).bundle;
    game.world.entities.items[id].appears_as = game.catalog.item(kind).unfamiliar;
    return id;
}

EntityId spawn_item(MutableGameState game, content::ItemId kind, core::Point at) {
    const EntityId id = make_find(game, kind);
    lay_object(game, id, at);
    return id;
}

EntityId spawn_corpse(World& world, content::MonsterId kind, core::Point at) {
    const EntityId id = next_entity(world);
    world.entities.corpses.insert(id, {kind});
    lay_object(world, id, at);
    return id;
}

void make_planes(LevelPlan& plan) {
    if (plan.matter.cover.size() != plan.tiles.size()) {
        plan.matter.cover.reset(plan.tiles.size());
        plan.matter.liquid.reset(plan.tiles.size());
        plan.matter.depth.reset(plan.tiles.size());
    }
}

void put(LevelPlan& plan, const content::DrawnCell& cell, core::Point at) {
    if (cell.monster.valid()) {
        plan.monsters.push_back({cell.monster, at, 0, cell.asleep});
    }
    if (cell.item.valid()) {
        plan.items.push_back({cell.item, at});
    }
    if (cell.corpse.valid()) {
        plan.corpses.push_back({cell.corpse, at});
    }
    if (cell.trap.valid()) {
        (cell.sprung ? plan.sprung : plan.traps).push_back({cell.trap, at});
    }
    if (cell.cover.valid() || cell.liquid.valid()) {
        make_planes(plan);
    }
    if (cell.cover.valid()) {
        plan.matter.cover[at] = cell.cover;
    }
    if (cell.liquid.valid()) {
        plan.matter.liquid[at] = cell.liquid;
        plan.matter.depth[at] = static_cast<std::uint8_t>(cell.depth);
    }
}

void lay_level(MutableGameState game, const LevelPlan& plan) {
    game.world.level.depth = plan.depth;
    game.world.level.tiles = plan.tiles;
    game.world.memory.tiles.reset(plan.tiles.size(), content::TileId{});
    game.world.memory.cover = {};
    game.world.memory.liquid = {};
    game.world.memory.depth = {};
    game.world.memory.seen.reset(plan.tiles.size());
    game.world.level.matter = plan.matter;
    game.world.memory.objects.clear();
    game.world.level.traps.clear();
    for (const Spawn<content::TrapId>& trap : plan.traps) {
        game.world.level.traps.push_back({trap.at, trap.kind, TrapState::Hidden});
    }
    for (const Spawn<content::TrapId>& trap : plan.sprung) {
        game.world.level.traps.push_back({trap.at, trap.kind, TrapState::Sprung});
    }
    std::ranges::sort(game.world.level.traps, {}, &Trap::at);
    game.world.level.scenes.clear();
    for (const Spawn<content::VaultId>& scene : plan.scenes) {
        game.world.level.scenes.push_back({scene.at, scene.kind, false});
    }
    lay_terrain(game);
}

void populate(MutableGameState game, const LevelPlan& plan) {
    for (const auto& monster : plan.monsters) {
        spawn_monster(game, monster);
    }
    for (const auto& item : plan.items) {
        spawn_item(game, item.kind, item.at);
    }
    for (const auto& corpse : plan.corpses) {
        spawn_corpse(game, corpse.kind, corpse.at);
    }
}

std::optional<core::Point> free_neighbour(const World& world, core::Point at) {
    for (const core::Direction direction : core::all_directions) {
        const core::Point cell = core::step(at, direction);
        if (world.caches.steps.allows(at, direction) && is_vacant(world, cell)) {
            return cell;
        }
    }
    return std::nullopt;
}

EntityId spawn_offspring(MutableGameState game, EntityId parent, content::MonsterId kind, core::Point at) {
    const Mind mind = game.world.entities.minds[parent];
    const std::int32_t die = game.world.entities.initiatives[parent].die;
    const EntityId id = spawn_monster(game, {kind, at, mind.group, false}, die);
    game.world.entities.abilities[id].level = level_of_offspring;
    game.world.entities.initiatives[id].counter = first_wait;
    game.world.entities.purses.erase(id);
    Mind& own = game.world.entities.minds[id];
    own.intent = mind.prey.valid() ? Intent::Track : mind.intent;
    own.prey = mind.prey;
    own.last_seen = mind.last_seen;
    own.grudge = mind.grudge;
    if (game.world.entities.packs.contains(id)) {
        game.world.caches.encumbrances.insert(id, count_encumbrance(game, id));
    }
    return id;
}

}  // namespace torchwake::rules
