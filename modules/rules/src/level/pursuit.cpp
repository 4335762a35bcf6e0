#include "level/pursuit.hpp"

#include "level/entity_transfer.hpp"
#include "level/placement.hpp"
#include "turn/conditions.hpp"
#include "world/best_cell.hpp"
#include "world/state_hash.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/trade.hpp>

#include <algorithm>
#include <optional>
#include <tuple>

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

/// The cell where a follower arrives: the one with the shortest walk to the hero's arrival that is free, and
/// no stair. Nothing if there is none. No walk leads onto an armed trap.
std::optional<core::Point> landing_cell(World& world) {
    const auto& distances = world.caches.scratch->distances.towards(world.caches.steps, world.pursuit.at);
    return best_cell(core::cells_of(distances.size()), [&](core::Point at) {
        const bool suits = distances[at] != spatial::unreachable && is_vacant(world, at) &&
                           !world.caches.flags[at].has_stairs();
        return suits ? std::optional(distances[at]) : std::nullopt;
    });
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

bool would_follow(const content::Catalog& catalog, const World& world, EntityId actor) {
    const CellFlags underfoot = world.caches.flags[position_of(world, hero_id)];
    if (actor == hero_id || (!underfoot.has(CellFlag::StairsDown) && !underfoot.has(CellFlag::StairsUp))) {
        return false;
    }
    const content::MonsterDef& kind = definition_of(catalog, world, actor);
    return is_after_hero(world, actor) && hostile(catalog, world, actor, hero_id) &&
           kind.movement != content::Movement::Static && !is_vendor(kind) && can_step_to_hero(world, actor);
}

std::vector<Follower> those_who_would_follow(const content::Catalog& catalog, const World& world) {
    std::vector<Follower> followers;
    for (const EntityId id : adjacent_actors(world, position_of(world, hero_id))) {
        if (would_follow(catalog, world, id)) {
            followers.push_back({id, world.entities.initiatives[id].counter,
                                 world.caches.visible.get(position_of(world, id))});
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

bool bring_follower(const content::Catalog& catalog, World& world, EntityId follower) {
    const auto left = std::ranges::find(world.left_levels, world.pursuit.depth,
                                        [](const LeftLevel& level) { return level.level.depth; });
    TORCHWAKE_EXPECTS(left != world.left_levels.end());
    const core::Point arrival = world.pursuit.at;
    const auto at = landing_cell(world);
    std::erase_if(world.pursuit.followers, [follower](const Follower& one) { return one.id == follower; });
    if (world.pursuit.followers.empty()) {
        world.pursuit = {};
    }
    if (!at) {
        return false;
    }
    const std::vector<EntityId> ids = with_its_pack(left->entities, follower);
    left->entities.positions.erase(follower);
    move_entities(ids, left->entities, world.entities);
    world.caches.left_hashes[static_cast<std::size_t>(left - world.left_levels.begin())] = level_hash(*left);
    place_actor(world, follower, *at);
    world.caches.crowd.add(camp_of(catalog, world, follower));
    if (world.entities.packs.contains(follower)) {
        world.caches.encumbrances.insert(follower, count_encumbrance(catalog, world, follower));
    }
    settle_mind(world, follower, arrival);
    return true;
}

}  // namespace torchwake::rules
