// The tricks that take an action: passing through walls, summoning, digging, calling.

#include "commands/common.hpp"
#include "level/placement.hpp"
#include "level/spawning.hpp"
#include "level/traps.hpp"
#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace torchwake::rules {
namespace {

/// The idle friends within `range` of a caller. Cost: one look at each mind; more only for the idle ones.
std::vector<EntityId> those_who_answer(GameState game, EntityId caller, std::int32_t range) {
    std::vector<EntityId> answer;
    for (const auto& [other, mind] : entries(game.world.entities.minds)) {
        const bool idle =
            mind.intent == Intent::Sleep || mind.intent == Intent::Rest || mind.intent == Intent::Return;
        if (idle && other != caller && camp_of(game, other) == camp_of(game, caller) &&
            core::chebyshev_distance(position_of(game, caller), position_of(game, other)) <= range) {
            answer.push_back(other);
        }
    }
    return answer;
}

/// Checks one trick; there is an overload for each that takes an action.
class TrickCheck {
  public:
    TrickCheck(const CommandContext& context, std::optional<core::Point> target)
        : context_(context), world_(context.world), target_(target) {}

    Checked operator()(const content::PhaseTrick& trick) const {
        if (!target_) {
            return refuse(RefusalReason::TargetNeeded);
        }
        if (core::chebyshev_distance(context_.here, *target_) > trick.range.value) {
            return refuse(RefusalReason::TargetTooFar);
        }
        const bool held = has_condition(context_, content::ConditionKind::Held);
        return !held && is_free(*target_) ? context_.plan(PhasePlan{*target_}) : useless();
    }

    Checked operator()(const content::SummonTrick& trick) const {
        if (world_.entities.vitals[context_.actor].mana < trick.cost) {
            return refuse(RefusalReason::TooLittleMana);
        }
        const bool enough = count_near(trick.kind) >= trick.most;
        return !enough && free_neighbour(world_, context_.here)
                   ? context_.plan(SummonPlan{trick.kind, trick.count, trick.cost})
                   : useless();
    }

    Checked operator()(const content::BurrowTrick&) const {
        if (!target_) {
            return refuse(RefusalReason::TargetNeeded);
        }
        const bool held = has_condition(context_, content::ConditionKind::Held);
        return !held && core::adjacent(context_.here, *target_) && is_rock(*target_)
                   ? context_.plan(BurrowPlan{*target_})
                   : useless();
    }

    Checked operator()(const content::CallTrick& trick) const {
        const bool any = context_.actor != hero_id &&
                         !those_who_answer(context_, context_.actor, trick.range.value).empty();
        return any ? context_.plan(CallPlan{trick.range.value}) : useless();
    }

    /// The other tricks take no action of their own.
    template <class Passive>
    Checked operator()(const Passive&) const {
        return useless();
    }

  private:
    [[nodiscard]] static Checked useless() { return refuse(RefusalReason::TrickHasNoUse); }

    [[nodiscard]] bool is_free(core::Point at) const {
        return is_vacant(world_, at) && armed_trap_at(world_, at) == nullptr && !world_.caches.perils.get(at);
    }

    /// True for the level's own rock, but not at its edge.
    [[nodiscard]] bool is_rock(core::Point at) const {
        const core::Rect inside = core::Rect{{0, 0}, world_.level.tiles.size()}.grown(-1);
        return inside.contains(at) &&
               world_.level.tiles[at] == context_.catalog.level_at(world_.level.depth).tiles.wall;
    }

    /// The actors of that kind near the summoner.
    [[nodiscard]] std::ptrdiff_t count_near(content::MonsterId kind) const {
        constexpr std::int32_t near = 8;
        const auto ids = world_.entities.minds.ids();
        return std::ranges::count_if(ids, [this, kind](EntityId other) {
            return world_.entities.creatures[other].kind == kind &&
                   core::chebyshev_distance(context_.here, position_of(world_, other)) <= near;
        });
    }

    const CommandContext& context_;
    const World& world_;
    std::optional<core::Point> target_;
};

void note(const ActionContext& context, content::TrickKind kind) {
    const ActorRef actor = actor_ref(context.world, context.actor);
    context.events.emplace_back(TrickUsed{actor, kind, actor, {}});
}

}  // namespace

Checked check(const CommandContext& context, const UseTrick& use) {
    const auto& tricks = definition_of(context, context.actor).tricks;
    return use.place.value < tricks.size()
               ? std::visit(TrickCheck(context, use.target), tricks[use.place.value])
               : refuse(RefusalReason::TrickHasNoUse);
}

void apply(const ActionContext& context, const PhasePlan& phase) {
    World& world = context.world;
    const ActorRef before = actor_ref(world, context.actor);
    move_actor(world, context.actor, phase.to);
    context.events.emplace_back(
        TrickUsed{actor_ref(world, context.actor), content::TrickKind::Phase, before, {}});
}

void apply(const ActionContext& context, const SummonPlan& summon) {
    World& world = context.world;
    world.entities.vitals[context.actor].mana -= summon.cost;
    note(context, content::TrickKind::Summon);
    const core::Point here = position_of(world, context.actor);
    add_noise_at(world, here, noise_of_spell);
    for (std::int32_t called = 0; called < summon.count; ++called) {
        if (const auto cell = free_neighbour(world, here)) {
            spawn_offspring(context, context.actor, summon.kind, *cell);
        }
    }
}

void apply(const ActionContext& context, const BurrowPlan& burrow) {
    World& world = context.world;
    const content::LevelTiles& tiles = context.catalog.level_at(world.level.depth).tiles;
    change_tile(context, burrow.rock, tiles.floor);
    note(context, content::TrickKind::Burrow);
}

void apply(const ActionContext& context, const CallPlan& call) {
    World& world = context.world;
    note(context, content::TrickKind::Call);
    add_noise_at(world, position_of(world, context.actor), call.range);
    const core::Point enemy = world.entities.minds[context.actor].last_seen;
    for (const EntityId other : those_who_answer(context, context.actor, call.range)) {
        alarm(context, other, enemy, context.events);
    }
}

}  // namespace torchwake::rules
