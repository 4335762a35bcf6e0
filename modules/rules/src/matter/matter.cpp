#include "matter/matter.hpp"

#include "fight/strike.hpp"
#include "items/encumbrance.hpp"
#include "level/falling.hpp"
#include "level/noise.hpp"
#include "level/placement.hpp"
#include "level/sight.hpp"
#include "level/stairs.hpp"
#include "matter/beat.hpp"
#include "matter/deeds.hpp"
#include "matter/slide.hpp"
#include "matter/touch.hpp"
#include "turn/actor_ref.hpp"
#include "turn/conditions.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

namespace torchwake::rules {
namespace {

constexpr std::size_t most_deeds = std::numeric_limits<std::uint8_t>::max();

/// The place of a deed among those of the level, from 1; 0 if there are too many.
std::uint8_t cause_of(Activity& active, const Deed& deed) {
    const auto found = std::ranges::find(active.deeds, deed);
    const auto place = static_cast<std::size_t>(found - active.deeds.begin());
    if (place == most_deeds) {
        return 0;
    }
    if (found == active.deeds.end()) {
        active.deeds.push_back(deed);
    }
    return static_cast<std::uint8_t>(place + 1);
}

/// The deed of a cause; one of nobody if none is known.
Deed deed_of(const Activity& active, std::size_t cause) {
    return cause > 0 ? active.deeds[cause - 1] : Deed{};
}

/// The deed that caused the fire or the heat of a cell.
Deed deed_of_fire(const Activity& active, core::Point at) {
    return deed_of(active, active.cause[at]);
}

/// The deed that caused the gas of a cell.
Deed deed_of_gas(const Activity& active, core::Point at) {
    return deed_of(active, active.gas_cause[at]);
}

/// The doer of a deed as it is now; if dead or gone, unseen at `at`.
ActorRef doer_of(const World& world, const Deed& deed, core::Point at) {
    return actor_ref_or_at(world, deed.doer, deed.kind, at);
}

void begin_beats(World& world) {
    begin_beats(world.level.matter, world.level.tiles.size());
}

/// Monsters look at the matter anew.
void forget_hazards(World& world) {
    world.caches.scratch->hazards_known = false;
}

void refresh_opacity(const content::Catalog& catalog, World& world, core::Point at) {
    Caches& caches = world.caches;
    const bool opaque = is_opaque(catalog, world, at);
    if (caches.opaque.get(at) != opaque) {
        caches.opaque.set(at, opaque);
        caches.sight_stale = true;
    }
    caches.memory_stale |= caches.visible.get(at);
}

void set_cover(const content::Catalog& catalog, World& world, core::Point at, content::MatterId cover) {
    world.level.matter.cover[at] = cover;
    forget_hazards(world);
    refresh_opacity(catalog, world, at);
}

/// Brings matter into a cell; a wall takes none.
void bring_into(const content::Catalog& catalog, World& world, core::Point at,
                const content::MatterEffect& effect) {
    if (!world.caches.flags[at].has(CellFlag::Blocks)) {
        begin_beats(world);
        forget_hazards(world);
        bring_into(catalog, world.level.matter, at, effect);
        refresh_opacity(catalog, world, at);
        refresh_peril(catalog, world, at);
    }
}

/// Brings matter of a deed into a cell. Returns false if that changes nothing.
bool bring_into(const content::Catalog& catalog, World& world, core::Point at,
                const content::MatterEffect& effect, const Deed& deed) {
    Matter& matter = world.level.matter;
    const CellMatter before = matter_at(matter, at);
    bring_into(catalog, world, at, effect);
    const CellMatter after = matter_at(matter, at);
    if (after.amount > before.amount) {
        matter.active.gas_cause[at] = cause_of(matter.active, deed);
    }
    return after != before;
}

/// Stores an exposure; one of nothing is removed.
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

/// Lets a beat touch one actor.
class Touch {
  public:
    Touch(const content::Catalog& catalog, World& world, EntityId actor, Events& events)
        : catalog_(catalog), world_(world), actor_(actor), events_(events), at_(position_of(world, actor)) {}

    void happen(const BeatChanges& beat) {
        const content::MonsterDef& kind = catalog_.monster(world_.entities.creatures[actor_].kind);
        const CellMatter here = matter_at(world_.level.matter, at_);
        Exposure exposure = exposure_of(world_, actor_);
        const std::int32_t most = world_.entities.vitals[actor_].max_hit_points;
        const Blast* const blast = blast_in(beat.blasts, at_);
        const TouchChanges changes = touch(catalog_, kind, most, here, blast, exposure);
        const Deed lit_by = deed_of_fire(world_.level.matter.active, at_);
        const Deed gassed_by = deed_of_gas(world_.level.matter.active, at_);
        tell(changes, exposure, lit_by);
        expose(world_, actor_, exposure);
        if (changes.melted > 0) {
            sink({});
        }
        if (!is_alive(world_, actor_)) {
            return;
        }
        if (changes.burnt > 0) {
            add_heat(world_, at_, heat_of_fire, exposure.by);
            take(changes.burnt, {}, exposure.by);
        }
        if (changes.gassed > 0 && is_alive(world_, actor_)) {
            take(changes.gassed, here.gas, gassed_by);
        }
        breathe(here, gassed_by);
        if (changes.blasted > 0 && is_alive(world_, actor_)) {
            take(changes.blasted, blast->gas, deed_of(world_.level.matter.active, blast->cause));
        }
        if (changes.corroded && is_alive(world_, actor_)) {
            corrode_gear(here.liquid);
        }
    }

    /// Molten liquid takes all hit points.
    void sink(const Deed& by) {
        const content::MatterId molten = world_.level.matter.liquid[at_];
        take(world_.entities.vitals[actor_].hit_points, molten, by);
    }

  private:
    /// Brings the conditions of the gas around the actor.
    void breathe(const CellMatter& here, const Deed& by) {
        if (!here.gas.valid() || !is_alive(world_, actor_)) {
            return;
        }
        for (const content::LastingEffect& effect : catalog_.matter(here.gas).effects) {
            keep_up_condition(catalog_, world_, actor_, effect, causer(by), events_);
        }
    }

    /// Takes 1 from the armour of the worn thing that has most left; of equal ones, from the first.
    void corrode_gear(content::MatterId acid) {
        const Pack* const pack = world_.entities.packs.find(actor_);
        if (pack == nullptr) {
            return;
        }
        EntityId best;
        std::int32_t most = 0;
        for (const SlotContent& slot : filled_slots(*pack)) {
            const Item& item = world_.entities.items[slot.item];
            const auto& wear = catalog_.item(item.kind).wear;
            const bool worn = wear && world_.entities.equipped.contains(slot.item);
            if (worn && wear->armour - item.corrosion > most) {
                most = wear->armour - item.corrosion;
                best = slot.item;
            }
        }
        if (best.valid()) {
            ++world_.entities.items[best].corrosion;
            events_.emplace_back(GearCorroded{actor_ref(world_, actor_), apparent_kind(world_, best), acid});
            note_encumbrance(catalog_, world_, actor_, events_);
        }
    }

    /// The doer; of what nobody did, the actor itself.
    [[nodiscard]] ActorRef causer(const Deed& by) const {
        return by.doer.valid() ? doer_of(world_, by, at_) : actor_ref(world_, actor_);
    }

    void tell(const TouchChanges& changes, Exposure& exposure, const Deed& lit_by) {
        if (changes.caught) {
            exposure.by = lit_by;
            events_.emplace_back(CaughtFire{actor_ref(world_, actor_), doer_of(world_, lit_by, at_)});
        }
        if (changes.put_out) {
            exposure.by = {};
            events_.emplace_back(FlamesDied{actor_ref(world_, actor_)});
        }
    }

    void take(std::int32_t damage, content::MatterId matter, const Deed& by) {
        events_.emplace_back(MatterHurt{actor_ref(world_, actor_), doer_of(world_, by, at_), matter, damage,
                                        by.item, by.spell, by.trap});
        if (by.doer.valid()) {
            hurt(catalog_, world_, actor_, damage, causer(by), events_);
        } else {
            lose_hit_points(catalog_, world_, actor_, damage, causer(by), events_);
        }
    }

    const content::Catalog& catalog_;
    World& world_;
    EntityId actor_;
    Events& events_;
    core::Point at_;
};

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

/// Some cells in the hero's view.
struct CellsInView {
    std::optional<core::Point> nearest{};
    std::int32_t count = 0;

    void add(const World& world, core::Point at) {
        if (!world.caches.visible.get(at)) {
            return;
        }
        ++count;
        const core::Point hero = position_of(world, hero_id);
        const bool nearer =
            !nearest || core::chebyshev_distance(at, hero) < core::chebyshev_distance(*nearest, hero);
        nearest = nearer ? at : *nearest;
    }
};

/// Tells the nearest cell in view that began to burn.
void tell_lit(const World& world, const std::vector<core::Point>& lit, Events& events) {
    CellsInView cells;
    for (const core::Point at : lit) {
        cells.add(world, at);
    }
    if (cells.nearest) {
        events.emplace_back(FireSpread{*cells.nearest, cells.count});
    }
}

/// Tells of each liquid that froze or thawed in view, once for all of its cells.
void tell_turned(const World& world, const std::vector<TurnedLiquid>& turned, Events& events) {
    const auto same = [](const TurnedLiquid& of) {
        return
            [&of](const TurnedLiquid& other) { return other.before == of.before && other.after == of.after; };
    };
    for (auto one = turned.begin(); one != turned.end(); ++one) {
        if (std::any_of(turned.begin(), one, same(*one))) {
            continue;
        }
        CellsInView cells;
        for (auto other = one; other != turned.end(); ++other) {
            if (same(*one)(*other)) {
                cells.add(world, other->at);
            }
        }
        if (cells.nearest) {
            events.emplace_back(LiquidTurned{one->before, one->after, *cells.nearest, cells.count});
        }
    }
}

/// Tells the nearest cell in view in which gas explodes, else the nearest of all if the hero hears it; lets
/// all near hear it.
void tell_blast(World& world, const std::vector<Blast>& blasts, Events& events) {
    if (blasts.empty()) {
        return;
    }
    const core::Point hero = position_of(world, hero_id);
    const auto nearest = std::ranges::min_element(blasts, {}, [&world, hero](const Blast& blast) {
        return std::pair(!world.caches.visible.get(blast.at), core::chebyshev_distance(blast.at, hero));
    });
    const bool seen = world.caches.visible.get(nearest->at);
    if (seen || is_heard(world, {nearest->at, noise_of_blast}, hero)) {
        events.emplace_back(
            GasExploded{nearest->gas, nearest->at, static_cast<std::int32_t>(blasts.size()), seen});
    }
    add_noise_at(world, nearest->at, noise_of_blast);
}

void note_changes(const Ruleset& ruleset, World& world, const BeatChanges& changes, Events& events) {
    const content::Catalog& catalog = *ruleset.catalog;
    for (const core::Point at : changes.burnt_ground) {
        const content::TileId before = world.level.tiles[at];
        change_tile(catalog, world, at, catalog.level_at(world.level.depth).tiles.floor);
        events.emplace_back(GroundBurnt{before, at, world.caches.visible.get(at)});
    }
    for (const core::Point at : changes.eaten_ground) {
        const content::TileId before = world.level.tiles[at];
        if (catalog.tile(before).ignition == 0) {
            continue;  // it burnt away in the same beat
        }
        change_tile(catalog, world, at, catalog.level_at(world.level.depth).tiles.floor);
        events.emplace_back(GroundEaten{before, at, world.caches.visible.get(at)});
    }
    for (const core::Point at : changes.perils) {
        refresh_peril(catalog, world, at);
    }
    for (const core::Point at : changes.opacity) {
        refresh_opacity(catalog, world, at);
    }
    for (const BrokenCover& broken : changes.broken) {
        events.emplace_back(CoverBroke{broken.matter, broken.at, world.caches.visible.get(broken.at)});
    }
    world.caches.memory_stale = true;
    tell_lit(world, changes.lit, events);
    tell_turned(world, changes.turned, events);
    tell_blast(world, changes.blasts, events);
}

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

/// Removes the things that burn from where there are flames.
void burn_things(const content::Catalog& catalog, World& world, Events& events) {
    std::vector<EntityId> burnt;
    const Amounts& fuel = world.level.matter.active.fuel;
    world.caches.littered.for_each([&](core::Point at) {
        const Item* const item = fuel[at] > 0 ? world.entities.items.find(world.caches.objects[at]) : nullptr;
        if (item != nullptr && catalog.item(item->kind).burns) {
            burnt.push_back(world.caches.objects[at]);
        }
    });
    std::ranges::sort(burnt);
    for (const EntityId id : burnt) {
        const core::Point at = position_of(world, id);
        events.emplace_back(ItemBurnt{apparent_kind(world, id), world.entities.items[id].count, at,
                                      world.caches.visible.get(at)});
        lift_object(world, id);
        world.entities.items.erase(id);
    }
}

}  // namespace

Exposure exposure_of(const World& world, EntityId actor) {
    const Exposure* exposure = world.entities.exposures.find(actor);
    return exposure != nullptr ? *exposure : Exposure{};
}

void add_heat(World& world, core::Point at, std::int32_t amount, const Deed& deed) {
    begin_beats(world);
    forget_hazards(world);
    heat_cell(world.level.matter, at, amount);
    Activity& active = world.level.matter.active;
    if (active.fuel[at] == 0) {  // a fire has a cause already
        active.cause[at] = cause_of(active, deed);
    }
}

void bring_matter(const content::Catalog& catalog, World& world, core::Point at,
                  const std::vector<core::Point>& cells, const content::MatterEffect& effect,
                  const Deed& deed, Events& events) {
    bool changed = false;
    for (const core::Point cell : cells_of(catalog, effect, at, cells)) {
        changed |= bring_into(catalog, world, cell, effect, deed);
    }
    if (changed) {
        const bool seen = world.caches.visible.get(at);
        events.emplace_back(MatterBrought{doer_of(world, deed, at), effect.kind, at, seen});
    }
}

void tread(const content::Catalog& catalog, World& world, EntityId actor, bool moved, Events& events) {
    const Matter& matter = world.level.matter;
    if (matter.cover.size().area() == 0 && matter.depth.size().area() == 0) {
        return;
    }
    const core::Point at = position_of(world, actor);
    const content::MonsterDef& kind = catalog.monster(world.entities.creatures[actor].kind);
    if (moved && matter.cover.contains(at) && matter.cover[at].valid()) {
        const content::MatterDef& cover = catalog.matter(matter.cover[at]);
        if (holds(catalog, kind, matter_at(matter, at))) {
            set_cover(catalog, world, at, {});
            begin_condition(catalog, world, actor, {content::ConditionKind::Held, cover.holds, 0},
                            actor_ref(world, actor), events);
        }
        if (cover.trodden && !kind.flies) {
            set_cover(catalog, world, at, *cover.trodden);
        }
        if (cover.stirs && !kind.flies) {
            bring_into(catalog, world, at, {*cover.stirs, cover.stirs_amount});
        }
    }
    if (soaks(catalog, kind, matter_at(matter, at))) {
        Exposure exposure = exposure_of(world, actor);
        exposure.wet = beats_of_wetness;
        burn_less(world, actor, exposure, 0, events);
        begin_beats(world);
    }
}

void sink(const Ruleset& ruleset, World& world, EntityId actor, const Deed& by, Events& events) {
    const content::Catalog& catalog = *ruleset.catalog;
    const content::MonsterDef& kind = catalog.monster(world.entities.creatures[actor].kind);
    const core::Point at = position_of(world, actor);
    const CellMatter here = matter_at(world.level.matter, at);
    if (melts(catalog, kind, here)) {
        Touch(catalog, world, actor, events).sink(by);
        return;
    }
    if (!falls(catalog, kind, here) || !has_level_below(catalog, world)) {
        return;
    }
    const bool is_hero = actor == hero_id;
    const std::int32_t damage = is_hero ? damage_of_a_fall : world.entities.vitals[actor].hit_points;
    const ActorRef doer = by.doer.valid() ? doer_of(world, by, at) : actor_ref(world, actor);
    events.emplace_back(ActorFell{actor_ref(world, actor), here.liquid, damage});
    if (lose_hit_points(catalog, world, actor, damage, doer, events)) {
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
            let_object_fall(*ruleset.catalog, world, cell.at, events);
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

void push_against(const content::Catalog& catalog, World& world, core::Point at, std::int32_t force,
                  Events& events) {
    const content::MatterId broken = push_against(catalog, world.level.matter, at, force);
    if (broken.valid()) {
        forget_hazards(world);
        refresh_opacity(catalog, world, at);
        refresh_peril(catalog, world, at);
        events.emplace_back(CoverBroke{broken, at, world.caches.visible.get(at)});
    }
}

void beat_out_flames(World& world, EntityId actor, Events& events) {
    const Exposure exposure = exposure_of(world, actor);
    if (exposure.burning > 0) {
        burn_less(world, actor, exposure, exposure.burning - 1, events);
    }
}

void stir(World& world) {
    if (world.entities.exposures.size() > 0) {
        begin_beats(world);
    }
}

void let_beat_pass(const Ruleset& ruleset, World& world, Events& events) {
    const content::Catalog& catalog = *ruleset.catalog;
    Matter& matter = world.level.matter;
    matter.active.ticks = ticks_of_a_beat;
    forget_hazards(world);
    Scratch& scratch = *world.caches.scratch;
    const BeatChanges& changes = pass_beat(catalog, world.level.tiles, matter, scratch.beat);
    note_changes(ruleset, world, changes, events);
    refresh_view(catalog, world);
    burn_things(catalog, world, events);
    const std::vector<Unbridged> unbridged = unbridged_by(changes, matter.active);
    const auto ids = world.entities.creatures.ids();
    scratch.touched.assign(ids.begin(), ids.end());
    for (const EntityId actor : scratch.touched) {
        if (is_alive(world, actor) && !is_over(world)) {
            Touch(catalog, world, actor, events).happen(changes);
        }
    }
    if (is_calm(matter) && world.entities.exposures.size() == 0) {
        matter.active = {};
    }
    sink_unbridged(ruleset, world, unbridged, events);
    refresh_view(catalog, world);
}

}  // namespace torchwake::rules
