#include "level/pursuit.hpp"

#include "level/entity_transfer.hpp"
#include "level/placement.hpp"
#include "world/state_hash.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/trade.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

bool is_after_hero(const World& world, EntityId actor) {
    const Mind* mind = world.entities.minds.find(actor);
    return mind != nullptr && mind->intent == Intent::Hunt && mind->prey == hero_id;
}

bool can_step_to_hero(const World& world, EntityId actor) {
    using enum content::ConditionKind;
    const core::Point at = position_of(world, actor);
    const auto direction = core::direction_between(at, position_of(world, hero_id));
    return direction && world.caches.steps.allows(at, *direction) &&
           condition_of(world, actor, Held) == nullptr && condition_of(world, actor, Confusion) == nullptr;
}

/// Makes a follower at home where it arrived, and sends it on after the hero from there.
void settle_mind(World& world, EntityId follower, core::Point arrival) {
    Mind& mind = world.entities.minds[follower];
    mind.home = position_of(world, follower);
    mind.last_seen = arrival;
    mind.going_around = false;
    mind.group = 0;
}

}  // namespace

bool would_follow(GameState game, EntityId actor) {
    const CellFlags underfoot = game.world.caches.flags[position_of(game, hero_id)];
    if (actor == hero_id || actor == game.world.hunt.hunter ||
        (!underfoot.has(CellFlag::StairsDown) && !underfoot.has(CellFlag::StairsUp))) {
        return false;
    }
    const content::MonsterDef& kind = definition_of(game, actor);
    return is_after_hero(game, actor) && hostile(game, actor, hero_id) &&
           kind.movement != content::Movement::Static && !is_vendor(kind) && can_step_to_hero(game, actor);
}

std::vector<Follower> those_who_would_follow(GameState game) {
    std::vector<Follower> followers;
    for (const EntityId id : adjacent_actors(game, position_of(game, hero_id))) {
        if (would_follow(game, id)) {
            followers.push_back({id, game.world.entities.initiatives[id].counter,
                                 game.world.caches.visible.get(position_of(game, id))});
        }
    }
    std::ranges::sort(followers, {}, &Follower::id);
    return followers;
}

void end_pursuit(World& world) {
    for (const Follower& follower : world.pursuit.followers) {
        world.entities.initiatives[follower.id].counter = follower.counter;
    }
    world.pursuit = {};
}

EntityId next_follower(const World& world, EntityId from) {
    const auto ready = [from](const Follower& follower) {
        return follower.id >= from && follower.counter <= 0;
    };
    const auto& followers = world.pursuit.followers;
    const auto found = std::ranges::find_if(followers, ready);
    return found != followers.end() ? found->id : EntityId{};
}

bool bring_follower(MutableGameState game, EntityId follower) {
    const auto left = std::ranges::find(game.world.left_levels, game.world.pursuit.depth,
                                        [](const LeftLevel& level) { return level.level.depth; });
    TORCHWAKE_EXPECTS(left != game.world.left_levels.end());
    const core::Point arrival = game.world.pursuit.at;
    const auto at = landing_cell(game, arrival);
    std::erase_if(game.world.pursuit.followers,
                  [follower](const Follower& one) { return one.id == follower; });
    if (game.world.pursuit.followers.empty()) {
        game.world.pursuit = {};
    }
    if (!at) {
        return false;
    }
    const std::vector<EntityId> ids = with_its_pack(left->entities, follower);
    left->entities.positions.erase(follower);
    move_entities(ids, left->entities, game.world.entities);
    game.world.caches.left_hashes[static_cast<std::size_t>(left - game.world.left_levels.begin())] =
        level_hash(*left);
    place_actor(game, follower, *at);
    game.world.caches.crowd.add(camp_of(game, follower));
    if (game.world.entities.packs.contains(follower)) {
        game.world.caches.encumbrances.insert(follower, count_encumbrance(game, follower));
    }
    settle_mind(game, follower, arrival);
    return true;
}

}  // namespace torchwake::rules
