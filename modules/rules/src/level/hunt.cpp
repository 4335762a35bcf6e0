#include "level/hunt.hpp"

#include "level/placement.hpp"
#include "level/sight.hpp"
#include "level/spawning.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The least walk from where a hunter comes to stand to the hero; where no cell is so far, it comes later.
constexpr std::int32_t nearest_start = 6;

/// The prize on the level, be it carried or not; an invalid id if it is not there.
EntityId find_prize(GameState game) {
    for (const auto& [id, item] : entries(game.world.entities.items)) {
        if (item.kind == game.catalog.prize()) {
            return id;
        }
    }
    return {};
}

/// The cell in which the prize lies; nothing if it lies nowhere on the level.
std::optional<core::Point> lying_prize(GameState game) {
    const Position* const position = game.world.entities.positions.find(find_prize(game));
    return position != nullptr ? std::optional(position->at) : std::nullopt;
}

/// The steps from one cell to another, at least 1; by the longer side where nobody can walk.
std::int32_t walk_between(World& world, core::Point from, core::Point to) {
    const auto& distances = world.caches.scratch->distances.towards(world.caches.steps, to);
    const spatial::Distance steps = distances[from];
    const std::int32_t line = core::chebyshev_distance(from, to);
    return std::max(1, steps == spatial::unreachable ? line : static_cast<std::int32_t>(steps));
}

/// The free cell with the longest walk to the hero.
core::Point farthest_cell(World& world) {
    const core::Point hero = position_of(world, hero_id);
    const auto longest = [](core::Point, std::int32_t steps) { return std::optional(-steps); };
    return best_vacant_cell(world, hero, longest).value_or(hero);
}

/// The stairs down, else the cell farthest from the hero.
core::Point way_below(World& world) {
    const auto stairs = find_stairs(world, CellFlag::StairsDown);
    return stairs ? *stairs : farthest_cell(world);
}

/// The guard of the prize, if one lives on the level.
EntityId find_guard(GameState game, std::optional<content::MonsterId> kind) {
    for (const Placed& monster : monsters(game)) {
        if (game.world.entities.creatures[monster.id].kind == kind) {
            return monster.id;
        }
    }
    return {};
}

/// Lets the hunter come to stand in a cell. Requires: the cell is free.
ActorRef place_hunter(MutableGameState game, const content::HuntDef& definition, core::Point at) {
    World& world = game.world;
    const EntityId hunter = spawn_monster(game, {definition.hunter, at, 0, false}, 1);
    world.entities.vitals[hunter].hit_points = world.hunt.hit_points;
    world.entities.initiatives[hunter].counter = world.entities.initiatives[hero_id].counter;
    Mind& mind = world.entities.minds[hunter];
    mind.intent = Intent::Hunt;
    mind.prey = hero_id;
    mind.last_seen = position_of(world, hero_id);
    world.hunt.hunter = hunter;
    world.hunt.away = 0;
    world.hunt.at = {};
    return actor_ref(world, hunter);
}

/// Takes the hunter off the level, and keeps its hit points.
void remove_hunter(MutableGameState game, Events& events) {
    Hunt& hunt = game.world.hunt;
    break_announcement(game, hunt.hunter, events);
    hunt.hit_points = game.world.entities.vitals[hunt.hunter].hit_points;
    erase_actor(game, hunt.hunter);
    hunt.hunter = {};
}

void send_after(Hunt& hunt, std::int32_t deeds, core::Point at) {
    hunt.away = deeds;
    hunt.at = at;
}

/// Ends the hunt. Returns the hunter as it was; of no kind if there was none.
ActorRef end_hunt(MutableGameState game, Ending ending, Events& events) {
    Hunt& hunt = game.world.hunt;
    ActorRef hunter;
    if (const auto* const definition = game.catalog.hunt()) {
        hunter.kind = definition->hunter;
        hunter.at = position_of(game.world, hero_id);
    }
    if (hunt.hunter.valid()) {
        hunter = actor_ref(game, hunt.hunter);
        remove_hunter(game, events);
    }
    hunt.hit_points = 0;
    send_after(hunt, 0, {});
    hunt.ending = ending;
    return hunter;
}

void arrive(MutableGameState game, Events& events) {
    Hunt& hunt = game.world.hunt;
    const auto at = landing_cell(game, hunt.at);
    if (!at) {
        hunt.away = 1;  // it comes with the hero's next deed
        return;
    }
    events.emplace_back(ActorNoticed{place_hunter(game, *game.catalog.hunt(), *at)});
}

}  // namespace

void begin_hunt(MutableGameState game, Events& events) {
    World& world = game.world;
    if (world.hunt.ending != Ending::None) {
        return;
    }
    world.hunt.ending = Ending::CarriedOut;
    world.hunt.begun = world.run.turn;
    world.hunt.changed_depth = world.level.depth;
    const content::HuntDef* const definition = game.catalog.hunt();
    if (definition == nullptr) {
        return;
    }
    world.hunt.hit_points = full_hit_points(game.catalog.monster(definition->hunter));
    const EntityId guard = find_guard(game, definition->guard);
    const core::Point at = guard.valid() ? position_of(world, guard) : farthest_cell(world);
    const bool is_far = walk_between(world, at, position_of(world, hero_id)) >= nearest_start;
    ActorRef hunter{{}, definition->hunter, at, false};
    if (guard.valid()) {
        break_announcement(game, guard, events);
        erase_actor(game, guard);
    }
    if (guard.valid() || (is_far && is_vacant(world, at))) {
        hunter = place_hunter(game, *definition, at);
    } else {
        send_after(world.hunt, definition->returns_in, way_below(world));
    }
    events.emplace_back(HuntBegan{hunter, *game.catalog.prize()});
}

core::Point goal_of_hunter(GameState game) {
    const auto prize = lying_prize(game);
    return prize ? *prize : position_of(game.world, hero_id);
}

void send_hunter_after(MutableGameState game, Events& events) {
    World& world = game.world;
    if (!is_hunted(world)) {
        return;
    }
    if (lying_prize(game)) {
        lose_prize(game, events);
        return;
    }
    Hunt& hunt = world.hunt;
    const core::Point hero = position_of(world, hero_id);
    if (hunt.hunter.valid()) {
        const std::int32_t steps = walk_between(world, position_of(world, hunt.hunter), hero);
        remove_hunter(game, events);
        hunt.away = steps;
    } else if (hunt.away > 0) {
        hunt.away += walk_between(world, hunt.at, hero);
    }
}

void lose_prize(MutableGameState game, Events& events) {
    World& world = game.world;
    const content::ItemId kind = *game.catalog.prize();
    if (const EntityId prize = find_prize(game); prize.valid()) {
        lift_object(world, prize);
        world.entities.items.erase(prize);
    }
    std::erase_if(world.fallen, [kind](const FallenItem& fallen) { return fallen.item.kind == kind; });
    const ActorRef hunter = end_hunt(game, Ending::LeftBehind, events);
    events.emplace_back(PrizeTakenBack{hunter, kind});
}

void scatter_hunter(MutableGameState game, Events& events) {
    const content::HuntDef& definition = *game.catalog.hunt();
    Hunt& hunt = game.world.hunt;
    events.emplace_back(HunterScattered{actor_ref(game, hunt.hunter), definition.returns_in});
    remove_hunter(game, events);
    hunt.hit_points = full_hit_points(game.catalog.monster(definition.hunter));
    send_after(hunt, definition.returns_in, way_below(game));
}

void count_deed_of_hunt(MutableGameState game, Events& events) {
    if (!is_hunted(game.world)) {
        return;
    }
    Hunt& hunt = game.world.hunt;
    const auto lying = lying_prize(game);
    const bool taken = lying && hunt.hunter.valid() && position_of(game.world, hunt.hunter) == *lying;
    const bool fell = std::ranges::any_of(game.world.fallen, [game](const FallenItem& fallen) {
        return fallen.item.kind == game.catalog.prize();
    });
    if (taken || fell) {
        lose_prize(game, events);
        refresh_view(game);
    } else if (hunt.away > 0 && --hunt.away == 0) {
        arrive(game, events);
    }
}

bool destroys_prize(GameState game, EntityId item, core::Point at) {
    const content::HuntDef* const definition = game.catalog.hunt();
    const bool is_prize = game.world.entities.items[item].kind == game.catalog.prize();
    if (definition == nullptr || !is_prize || !is_hunted(game.world) || !is_alive(game.world, hero_id)) {
        return false;
    }
    const Matter& matter = game.world.level.matter;
    const CellMatter here = matter_at(matter, at);
    return is_molten(game.catalog, here) || (here.burns && matter.active.heat[at] >= definition->melts_at);
}

void destroy_prize(MutableGameState game, EntityId prize, core::Point at, Events& events) {
    const content::ItemId kind = game.world.entities.items[prize].kind;
    game.world.entities.items.erase(prize);
    end_hunt(game, Ending::GivenToFire, events);
    events.emplace_back(PrizeDestroyed{kind, at, game.world.caches.visible.get(at)});
}

}  // namespace torchwake::rules
