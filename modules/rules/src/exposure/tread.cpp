// Actors and the ground on which they stand: what they tread on, and what swallows them.

#include "exposure/exposure.hpp"
#include "fight/strike.hpp"
#include "level/causes.hpp"
#include "level/falling.hpp"
#include "level/matter.hpp"
#include "level/stairs.hpp"
#include "turn/conditions.hpp"

#include <torchwake/rules/footing.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/touch.hpp>

#include <algorithm>
#include <functional>
#include <vector>

namespace torchwake::rules {
namespace {

/// Stores what is left of an actor's fire, and tells if that is nothing.
void burn_less(World& world, EntityId actor, Exposure exposure, std::int32_t burning, Events& events) {
    const bool put_out = exposure.burning > 0 && burning == 0;
    exposure.burning = burning;
    if (put_out) {
        exposure.by = {};
        events.emplace_back(FlamesDied{actor_ref(world, actor)});
    }
    expose(world, actor, exposure);
}

}  // namespace

void tread(MutableGameState game, EntityId actor, bool moved, Events& events) {
    const Matter& matter = game.world.level.matter;
    if (matter.cover.size().area() == 0 && matter.depth.size().area() == 0) {
        return;
    }
    const core::Point at = position_of(game, actor);
    const content::MonsterDef& kind = definition_of(game, actor);
    if (moved && matter.cover.contains(at) && matter.cover[at].valid()) {
        const content::MatterDef& cover = game.catalog.matter(matter.cover[at]);
        if (holds(game.catalog, kind, matter_at(matter, at))) {
            set_cover(game, at, {});
            begin_condition(game, actor, {content::ConditionKind::Held, cover.holds, 0},
                            actor_ref(game, actor), events);
        }
        if (cover.trodden && !kind.flies) {
            set_cover(game, at, *cover.trodden);
        }
        if (cover.stirs && !kind.flies) {
            bring_into(game, at, {*cover.stirs, cover.stirs_amount});
        }
    }
    if (moved) {
        carry_away(game, actor, events);
    }
    if (soaks(game.catalog, kind, matter_at(matter, at))) {
        Exposure exposure = exposure_of(game, actor);
        exposure.wet = beats_of_wetness;
        burn_less(game, actor, exposure, 0, events);
        begin_beats(game);
    }
}

void sink(const Ruleset& ruleset, World& world, EntityId actor, const Deed& by, Events& events) {
    const MutableGameState game{ruleset, world};
    const content::MonsterDef& kind = definition_of(game, actor);
    const core::Point at = position_of(world, actor);
    const CellMatter here = matter_at(world.level.matter, at);
    if (melts(game.catalog, kind, here)) {
        melt_actor(game, actor, by, events);
        return;
    }
    if (!falls(game.catalog, kind, here) || !has_level_below(game)) {
        return;
    }
    const bool is_hero = actor == hero_id;
    const std::int32_t damage = is_hero ? damage_of_a_fall : world.entities.vitals[actor].hit_points;
    const ActorRef doer = by.doer.valid() ? doer_of(world, by, at) : actor_ref(world, actor);
    events.emplace_back(ActorFell{actor_ref(world, actor), here.liquid, damage});
    if (lose_hit_points(game, actor, damage, doer, events)) {
        fall(ruleset, world, events);
    }
}

void sink_unbridged(const Ruleset& ruleset, World& world, const std::vector<Unbridged>& cells,
                    Events& events) {
    struct Sinking {
        EntityId actor;
        Deed by;
    };
    std::vector<Sinking> sinking;
    for (const Unbridged& cell : cells) {
        if (world.caches.perils.get(cell.at)) {
            let_object_fall({ruleset, world}, cell.at, events);
        }
        if (world.caches.actors[cell.at].valid()) {
            sinking.push_back({world.caches.actors[cell.at], cell.by});
        }
    }
    std::ranges::sort(sinking, std::greater{}, &Sinking::actor);
    for (const Sinking& one : sinking) {
        if (is_alive(world, one.actor) && !is_over(world)) {
            sink(ruleset, world, one.actor, one.by, events);
        }
    }
}

void set_alight(MutableGameState game, EntityId actor, std::int32_t heat, const Deed& by, Events& events) {
    const core::Point at = position_of(game, actor);
    const content::MonsterDef& kind = definition_of(game, actor);
    Exposure exposure = exposure_of(game, actor);
    if (heat < heat_of_fire ||
        !catches_fire(game.catalog, kind, matter_at(game.world.level.matter, at), exposure)) {
        return;
    }
    if (exposure.burning == 0) {
        exposure.by = by;
        events.emplace_back(CaughtFire{actor_ref(game, actor), doer_of(game, by, at)});
    }
    exposure.burning = beats_of_burning;
    begin_beats(game);
    expose(game, actor, exposure);
}

void beat_out_flames(World& world, EntityId actor, Events& events) {
    const Exposure exposure = exposure_of(world, actor);
    if (exposure.burning > 0) {
        burn_less(world, actor, exposure, exposure.burning - 1, events);
    }
}

}  // namespace torchwake::rules
