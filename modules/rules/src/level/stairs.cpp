#include "level/stairs.hpp"

#include "items/encumbrance.hpp"
#include "level/climb.hpp"
#include "level/entity_transfer.hpp"
#include "level/falling.hpp"
#include "level/hunt.hpp"
#include "level/placement.hpp"
#include "level/pursuit.hpp"
#include "level/spawning.hpp"
#include "level/teleport.hpp"
#include "turn/growth.hpp"
#include "world/actor_ref.hpp"
#include "world/best_cell.hpp"
#include "world/limits.hpp"
#include "world/state_hash.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/landmark.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

/// The place of that depth among the left levels, present or not.
std::ptrdiff_t place_of(const World& world, std::int32_t depth) {
    const auto depth_of = [](const LeftLevel& left) { return left.level.depth; };
    return std::ranges::lower_bound(world.left_levels, depth, {}, depth_of) - world.left_levels.begin();
}

/// Removes the travellers from the level, and stores the level among the left ones.
Entities leave_level(World& world, const std::vector<EntityId>& ids) {
    remove_actor(world, hero_id);
    Entities going;
    move_entities(ids, world.entities, going);
    world.level.noise = {};
    const std::ptrdiff_t place = place_of(world, world.level.depth);
    LeftLevel left{std::exchange(world.level, {}), std::exchange(world.memory, {}),
                   std::exchange(world.entities, {})};
    world.caches.left_hashes.insert(world.caches.left_hashes.begin() + place, level_hash(left));
    world.left_levels.insert(world.left_levels.begin() + place, std::move(left));
    return going;
}

/// Restores a left level. Returns false if the hero was never there.
bool bring_back(MutableGameState game, std::int32_t depth) {
    const std::ptrdiff_t place = place_of(game, depth);
    const auto left = game.world.left_levels.begin() + place;
    if (left == game.world.left_levels.end() || left->level.depth != depth) {
        return false;
    }
    game.world.level = std::move(left->level);
    game.world.memory = std::move(left->memory);
    game.world.entities = std::move(left->entities);
    game.world.left_levels.erase(left);
    game.world.caches.left_hashes.erase(game.world.caches.left_hashes.begin() + place);
    if (game.world.pursuit.depth == depth) {
        end_pursuit(game);
    }
    lay_terrain(game);
    note_placed(game);
    return true;
}

/// Makes a level that the hero was never on, and returns its arrival.
core::Point make_level(const Ruleset& ruleset, World& world, std::int32_t depth) {
    const MutableGameState game{ruleset, world};
    const LevelPlan plan = ruleset.level_source(game.catalog, world.run.seed, depth);
    lay_level(game, plan);
    world.level.depth = depth;
    populate(game, plan);
    return plan.arrival;
}

/// The stairs of that kind; a corner of the level if it has none.
core::Point first_cell_with(const World& world, CellFlag stairs) {
    return find_stairs(world, stairs).value_or(core::Point{});
}

/// The wanted cell, or the unoccupied one with the shortest walk to it.
core::Point free_cell_near(World& world, core::Point wanted) {
    if (is_vacant(world, wanted)) {
        return wanted;
    }
    const auto& distances = world.caches.scratch->distances.towards(world.caches.steps, wanted);
    const auto best = best_cell(core::cells_of(distances.size()), [&](core::Point at) {
        return is_vacant(world, at) ? std::optional(distances[at]) : std::nullopt;
    });
    TORCHWAKE_EXPECTS(best.has_value());
    return *best;
}

/// Moves the hero to a level, to the cell of landing(arrival) or beside it; `arrival` is nothing for a level
/// that it was on before.
template <class Landing>
void enter_level(const Ruleset& ruleset, World& world, std::int32_t depth, const Landing& landing,
                 Events& events) {
    const MutableGameState game{ruleset, world};
    const std::vector<EntityId> ids = with_its_pack(world.entities, hero_id);
    world.entities.announcements = {};
    send_hunter_after(game, events);
    Entities coming = leave_level(world, ids);
    const bool first_time = !bring_back(game, depth);
    const auto arrival = first_time ? std::optional(make_level(ruleset, world, depth)) : std::nullopt;
    const core::Point wanted = landing(arrival);
    move_entities(ids, coming, world.entities);
    place_actor(world, hero_id, free_cell_near(world, wanted));
    lay_fallen(world);
    world.pursuit = {};
    if (world.hunt.away > 0) {
        world.hunt.at = position_of(world, hero_id);
    }
    Events changes;
    change_level(game, changes);
    count_encumbrances(game);
    world.run.deepest_depth = std::max(world.run.deepest_depth, depth);
    events.emplace_back(level_entered(game, first_time));
    events.insert(events.end(), changes.begin(), changes.end());
}

/// Takes the hero over the stair on which it stands, and makes those beside it who hunt it follow.
template <class Landing>
void take_stair(const Ruleset& ruleset, World& world, std::int32_t depth, const Landing& landing,
                Events& events) {
    std::vector<Follower> followers = those_who_would_follow({ruleset, world});
    const std::int32_t left = world.level.depth;
    enter_level(ruleset, world, depth, landing, events);
    if (!followers.empty()) {
        world.pursuit = {left, position_of(world, hero_id), std::move(followers)};
    }
}

/// Lands on stairs of that kind, or the first time on the arrival.
auto by_stairs(const World& world, CellFlag stairs) {
    return [&world, stairs](std::optional<core::Point> arrival) {
        return arrival ? *arrival : first_cell_with(world, stairs);
    };
}

/// The cell nearest to the hero where a portal can stand; the hero's own if there is none.
core::Point place_for_portal(World& world) {
    const Caches& caches = world.caches;
    const core::Point here = position_of(world, hero_id);
    const auto bare = [&caches](core::Point at, std::int32_t steps) {
        const bool suits = !caches.flags[at].has(CellFlag::Closes) && !caches.objects[at].valid();
        return suits ? std::optional(steps) : std::nullopt;
    };
    return best_vacant_cell(world, here, bare).value_or(here);
}

}  // namespace

LevelEntered level_entered(GameState game, bool first_time) {
    LevelEntered entered{game.world.level.depth, first_time};
    if (first_time) {
        entered.landmark =
            landmark_of(game.catalog.level_at(entered.depth), game.world.run.seed, entered.depth);
    }
    const core::Point stairs = first_cell_with(game, CellFlag::StairsDown);
    if (entered.depth < way_out_depth && game.world.caches.flags[stairs].has(CellFlag::StairsDown)) {
        entered.way_down = core::direction_towards(position_of(game, hero_id), stairs);
    }
    return entered;
}

content::ItemId carried_prize(GameState game) {
    for (const SlotContent& slot : filled_slots(pack_of(game.world.entities, hero_id))) {
        const content::ItemId kind = game.world.entities.items[slot.item].kind;
        if (game.catalog.item(kind).prize) {
            return kind;
        }
    }
    return {};
}

bool descent_is_first(const World& world) {
    return world.level.depth >= world.run.deepest_depth;
}

void descend(const Ruleset& ruleset, World& world, std::optional<Attribute> choice, Events& events) {
    if (choice) {
        grow({ruleset, world}, *choice, events);
    }
    take_stair(ruleset, world, world.level.depth + 1, by_stairs(world, CellFlag::StairsUp), events);
}

void ascend(const Ruleset& ruleset, World& world, Events& events) {
    take_stair(ruleset, world, world.level.depth - 1, by_stairs(world, CellFlag::StairsDown), events);
}

void fall(const Ruleset& ruleset, World& world, Events& events) {
    world.run.owed_choices += descent_is_first(world) ? 1 : 0;
    const auto anywhere = [&world](std::optional<core::Point> arrival) {
        const core::Point from = arrival ? *arrival : first_cell_with(world, CellFlag::StairsUp);
        const std::vector<core::Point> cells = free_cells_within_reach(world, from, core::Cells{0});
        return cells.empty() ? from : core::pick(cells, world.streams.traps);
    };
    enter_level(ruleset, world, world.level.depth + 1, anywhere, events);
}

void open_portal(const Ruleset& ruleset, World& world, Events& events) {
    const content::Catalog& catalog = *ruleset.catalog;
    const core::Point back = position_of(world, hero_id);
    const std::int32_t depth = world.level.depth;
    const auto to_arrival = [&ruleset, &world](std::optional<core::Point> arrival) {
        return arrival ? *arrival
                       : ruleset.level_source(*ruleset.catalog, world.run.seed, world.level.depth).arrival;
    };
    enter_level(ruleset, world, catalog.first_depth(), to_arrival, events);
    if (world.portal.depth == 0) {
        world.portal.at = place_for_portal(world);
        world.portal.ground = world.level.tiles[world.portal.at];
        change_tile({ruleset, world}, world.portal.at, *catalog.portal());
    }
    world.portal.depth = depth;
    world.portal.back = back;
    events.emplace_back(PortalPassed{actor_ref(world, hero_id), true});
}

void return_by_portal(const Ruleset& ruleset, World& world, Events& events) {
    const Portal portal = std::exchange(world.portal, {});
    change_tile({ruleset, world}, portal.at, portal.ground);
    world.memory.tiles[portal.at] = portal.ground;
    const auto to_where_it_was = [&portal](std::optional<core::Point>) { return portal.back; };
    enter_level(ruleset, world, portal.depth, to_where_it_was, events);
    events.emplace_back(PortalPassed{actor_ref(world, hero_id), false});
}

void escape(MutableGameState game, Events& events) {
    World& world = game.world;
    if (world.hunt.ending == Ending::None) {
        world.hunt.ending = Ending::CarriedOut;
        world.hunt.begun = world.run.turn;
    } else if (is_hunted(world) && !carried_prize(game).valid()) {
        lose_prize(game, events);
    }
    world.run.escaped = true;
    events.emplace_back(
        HeroEscaped{*game.catalog.prize(), world.hunt.ending, world.run.turn - world.hunt.begun});
}

}  // namespace torchwake::rules
