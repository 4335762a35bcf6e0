#include "exposure/exposure.hpp"
#include "fight/blow_tricks.hpp"
#include "fight/hostility.hpp"
#include "fight/strike.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "level/causes.hpp"
#include "level/matter.hpp"
#include "turn/conditions.hpp"
#include "world/vitals.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/touch.hpp>

namespace torchwake::rules {
namespace {

class Touch {
  public:
    Touch(MutableGameState game, EntityId actor, Events& events)
        : game_(game), actor_(actor), events_(events), at_(position_of(game, actor)) {}

    void happen(const BeatChanges& beat, const Deed& unbridged_by) {
        const content::MonsterDef& kind = definition_of(game_, actor_);
        const CellMatter here = matter_at(game_.world.level.matter, at_);
        Exposure exposure = exposure_of(game_, actor_);
        const Vitals before = game_.world.entities.vitals[actor_];
        const Blast* const blast = blast_in(beat.blasts, at_);
        const TouchChanges changes = touch(game_.catalog, kind, before.max_hit_points, here, blast, exposure);
        const Deed lit_by = deed_of_fire(game_.world.level.matter.active, at_);
        const Deed gassed_by = deed_of_gas(game_.world.level.matter.active, at_);
        tell(changes, exposure, lit_by);
        expose(game_, actor_, exposure);
        if (changes.mended > 0) {
            const std::int32_t gained = heal(game_, actor_, changes.mended);
            if (gained > 0) {
                events_.emplace_back(ActorHealed{actor_ref(game_, actor_), gained});
            }
        }
        if (changes.melted > 0) {
            sink(unbridged_by);
        }
        if (!is_alive(game_, actor_)) {
            return;
        }
        if (changes.burnt > 0) {
            add_heat(game_, at_, heat_of_fire, exposure.by);
            take(changes.burnt, {}, exposure.by);
        }
        if (changes.gassed > 0 && is_alive(game_, actor_)) {
            take(changes.gassed, here.gas, gassed_by);
        }
        breathe(here, gassed_by);
        if (changes.blasted > 0 && is_alive(game_, actor_)) {
            take(changes.blasted, blast->gas, deed_of(game_.world.level.matter.active, blast->cause));
        }
        if (changes.corroded && is_alive(game_, actor_)) {
            corrode_gear(here.liquid);
        }
        if (is_alive(game_, actor_) && game_.world.entities.vitals[actor_].hit_points < before.hit_points) {
            split_if_hurt(game_, actor_, events_);
        }
    }

    /// Molten liquid takes all hit points.
    void sink(const Deed& by) {
        const content::MatterId molten = game_.world.level.matter.liquid[at_];
        take(game_.world.entities.vitals[actor_].hit_points, molten, by);
    }

  private:
    /// Brings the conditions of the gas around the actor.
    void breathe(const CellMatter& here, const Deed& by) {
        if (!here.gas.valid() || !is_alive(game_, actor_)) {
            return;
        }
        for (const content::LastingEffect& effect : game_.catalog.matter(here.gas).effects) {
            keep_up_condition(game_, actor_, effect, causer(by), events_);
        }
    }

    /// Takes 1 from the armour of a worn thing.
    void corrode_gear(content::MatterId acid) {
        const EntityId worn = gear_to_corrode(game_, actor_);
        if (worn.valid()) {
            ++game_.world.entities.items[worn].corrosion;
            events_.emplace_back(GearCorroded{actor_ref(game_, actor_), apparent_kind(game_, worn), acid});
            note_encumbrance(game_, actor_, events_);
        }
    }

    /// The doer; of what nobody did, the actor itself.
    [[nodiscard]] ActorRef causer(const Deed& by) const {
        return by.doer.valid() ? doer_of(game_, by, at_) : actor_ref(game_, actor_);
    }

    void tell(const TouchChanges& changes, Exposure& exposure, const Deed& lit_by) {
        if (changes.caught) {
            exposure.by = lit_by;
            events_.emplace_back(CaughtFire{actor_ref(game_, actor_), doer_of(game_, lit_by, at_)});
        }
        if (changes.put_out) {
            exposure.by = {};
            events_.emplace_back(FlamesDied{actor_ref(game_, actor_)});
        }
    }

    void take(std::int32_t damage, content::MatterId matter, const Deed& by) {
        events_.emplace_back(MatterHurt{actor_ref(game_, actor_), doer_of(game_, by, at_), matter, damage,
                                        by.item, by.spell, by.trap});
        const bool is_deed = by.doer.valid();
        if (is_deed) {
            take_offence(game_, actor_, causer(by), events_);
        }
        const bool lives = lose_hit_points(game_, actor_, damage, causer(by), events_);
        if (lives && is_deed) {
            respond_to_attack(game_, actor_, causer(by), events_);
        }
    }

    MutableGameState game_;
    EntityId actor_;
    Events& events_;
    core::Point at_;
};

}  // namespace

void expose(World& world, EntityId actor, const Exposure& exposure) {
    auto& all = world.entities.exposures;
    if (exposure.burning == 0 && exposure.wet == 0) {
        all.erase(actor);
    } else if (all.contains(actor)) {
        all[actor] = exposure;
    } else {
        all.insert(actor, exposure);
    }
}

void touch_actor(MutableGameState game, EntityId actor, const BeatChanges& beat, const Deed& unbridged_by,
                 Events& events) {
    Touch(game, actor, events).happen(beat, unbridged_by);
}

void melt_actor(MutableGameState game, EntityId actor, const Deed& by, Events& events) {
    Touch(game, actor, events).sink(by);
}

}  // namespace torchwake::rules
