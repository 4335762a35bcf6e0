#include "fight/shot.hpp"

#include "fight/strike.hpp"
#include "items/gear.hpp"
#include "level/falling.hpp"
#include "level/noise.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/queries.hpp>

namespace torchwake::rules {
namespace {

const content::Attack& bare_throw() {
    static const content::Attack attack{"", content::Dice{}, 0};
    return attack;
}

/// The stack of like missiles in a cell with room for one more; an invalid id if none.
EntityId stack_at(const content::Catalog& catalog, const World& world, core::Point at, const Item& missile) {
    const EntityId object = world.caches.objects[at];
    const Item* lying = world.entities.items.find(object);
    const bool takes =
        lying != nullptr && is_like(*lying, missile) && lying->count < catalog.item(missile.kind).stack;
    return takes ? object : EntityId{};
}

/// Lays the missile on the ground.
void land(const content::Catalog& catalog, World& world, EntityId missile, core::Point at, Events& events) {
    Item& item = world.entities.items[missile];
    item.laid_down = false;
    const EntityId stack = stack_at(catalog, world, at, item);
    if (!stack.valid()) {
        let_fall(catalog, world, missile, at, events);
        return;
    }
    ++world.entities.items[stack].count;
    events.emplace_back(ItemFell{apparent_kind(world, item), at, world.caches.visible.get(at)});
    world.entities.items.erase(missile);
}

/// Returns true if the victim was hit.
bool hit(const content::Catalog& catalog, World& world, const Launch& launch, EntityId victim,
         Events& events) {
    const content::ItemId kind = world.entities.items[launch.missile].kind;
    const Shot shot = shot_of(catalog, launch.weapon, kind);
    const BlowFacts facts =
        shot_facts(shot, fighter_of(catalog, world, launch.actor), fighter_of(catalog, world, victim));
    const std::int32_t damage = roll_blow(world.streams.combat, facts);
    const ActorRef attacker = actor_ref(world, launch.actor);
    const content::ItemId shown = apparent_kind(world, launch.missile);
    if (damage == 0) {
        events.emplace_back(ShotDodged{attacker, actor_ref(world, victim), shown});
    } else {
        events.emplace_back(ShotLanded{attacker, actor_ref(world, victim), shown, damage});
    }
    if (victim == hero_id) {
        add_noise(world, noise_of_fight);
    }
    hurt(catalog, world, victim, damage, attacker, events);
    if (damage > 0) {
        afflict(catalog, world, *shot.attack, victim, attacker, events);
    }
    return damage > 0;
}

}  // namespace

Shot shot_of(const content::Catalog& catalog, content::ItemId weapon, content::ItemId missile) {
    const content::ItemDef& item = catalog.item(missile);
    if (weapon.valid()) {
        const content::Shooter& shooter = *catalog.item(weapon).shoots;
        return {&shooter.attack, shooter.attribute, item.ammunition->bonus, shooter.range};
    }
    if (item.throws) {
        return {&item.throws->attack, item.throws->attribute, 0, item.throws->range};
    }
    const core::Cells range = item.breaks ? flight_of(catalog, {missile, {}}).range : range_of_a_throw;
    return {&bare_throw(), content::Attribute::Strength, 0, range};
}

BlowFacts shot_facts(const Shot& shot, const Fighter& attacker, const Fighter& victim) {
    BlowFacts facts = blow_facts(attacker, victim);
    facts.attacks = std::span(shot.attack, 1);
    facts.force = attribute_of(attacker.attributes, shot.attribute);
    facts.melee += shot.bonus;
    facts.armour += victim.powers[content::Power::Deflection];
    return facts;
}

bool fits(const content::Catalog& catalog, content::ItemId weapon, content::ItemId missile) {
    const auto& shooter = catalog.item(weapon).shoots;
    const auto& ammunition = catalog.item(missile).ammunition;
    return shooter && ammunition && ammunition->fits == shooter->ammunition;
}

std::optional<Missile> first_ammunition(const content::Catalog& catalog, const World& world, EntityId actor) {
    const content::ItemId weapon = encumbrance_of(world, actor).shooter;
    if (!weapon.valid()) {
        return std::nullopt;
    }
    for (const SlotContent& slot : filled_slots(world.entities.packs[actor])) {
        if (fits(catalog, weapon, world.entities.items[slot.item].kind)) {
            return Missile{slot.item, slot.slot};
        }
    }
    return std::nullopt;
}

void shoot(const content::Catalog& catalog, World& world, const Launch& launch, Events& events) {
    const content::ItemId kind = apparent_kind(world, launch.missile);
    const ActorRef actor = actor_ref(world, launch.actor);
    const Flight flight = trace_flight(catalog, world, actor.at, launch.target);
    events.emplace_back(MissileFlew{actor,
                                    kind,
                                    actor.at,
                                    launch.target,
                                    static_cast<std::int32_t>(flight.cells.size()),
                                    flight.ties == spatial::Ties::Upper,
                                    {},
                                    launch.weapon});
    const bool has_hit = flight.victim.valid() && hit(catalog, world, launch, flight.victim, events);
    if (has_hit && launch.weapon.valid() && world.streams.combat.chance(1, 2)) {
        events.emplace_back(ItemBroke{kind, flight.end, world.caches.visible.get(flight.end)});
        world.entities.items.erase(launch.missile);
    } else {
        land(catalog, world, launch.missile, flight.end, events);
    }
}

}  // namespace torchwake::rules
