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
EntityId stack_at(GameState game, core::Point at, const Item& missile) {
    const EntityId object = game.world.caches.objects[at];
    const Item* lying = game.world.entities.items.find(object);
    const bool takes =
        lying != nullptr && is_like(*lying, missile) && lying->count < game.catalog.item(missile.kind).stack;
    return takes ? object : EntityId{};
}

/// Lays the missile on the ground.
void land(MutableGameState game, EntityId missile, core::Point at, Events& events) {
    Item& item = game.world.entities.items[missile];
    item.laid_down = false;
    const EntityId stack = stack_at(game, at, item);
    if (!stack.valid()) {
        let_fall(game, missile, at, events);
        return;
    }
    ++game.world.entities.items[stack].count;
    events.emplace_back(ItemFell{apparent_kind(game, item), at, game.world.caches.visible.get(at)});
    game.world.entities.items.erase(missile);
}

/// Returns true if the victim was hit.
bool hit(MutableGameState game, const Launch& launch, EntityId victim, Events& events) {
    const content::ItemId kind = game.world.entities.items[launch.missile].kind;
    const Shot shot = shot_of(game.catalog, launch.weapon, kind);
    const core::Point from = position_of(game, launch.actor);
    const BlowFacts facts = shot_facts(shot, fighter_of(game, launch.actor, position_of(game, victim)),
                                       fighter_of(game, victim, from));
    const std::int32_t damage = roll_blow(game.world.streams.combat, facts);
    const ActorRef attacker = actor_ref(game, launch.actor);
    const content::ItemId shown = apparent_kind(game, launch.missile);
    if (damage == 0) {
        events.emplace_back(ShotDodged{attacker, actor_ref(game, victim), shown});
    } else {
        events.emplace_back(ShotLanded{attacker, actor_ref(game, victim), shown, damage});
    }
    if (victim == hero_id) {
        add_noise(game, noise_of_fight);
    }
    hurt(game, victim, damage, attacker, events);
    if (damage > 0) {
        afflict(game, *shot.attack, victim, attacker, events);
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

std::optional<Missile> first_ammunition(GameState game, EntityId actor) {
    const content::ItemId weapon = encumbrance_of(game, actor).shooter;
    if (!weapon.valid()) {
        return std::nullopt;
    }
    for (const SlotContent& slot : filled_slots(game.world.entities.packs[actor])) {
        if (fits(game.catalog, weapon, game.world.entities.items[slot.item].kind)) {
            return Missile{slot.item, slot.slot};
        }
    }
    return std::nullopt;
}

void shoot(MutableGameState game, const Launch& launch, Events& events) {
    const content::ItemId kind = apparent_kind(game, launch.missile);
    const ActorRef actor = actor_ref(game, launch.actor);
    const Flight flight = trace_flight(game, actor.at, launch.target);
    events.emplace_back(MissileFlew{actor,
                                    kind,
                                    actor.at,
                                    launch.target,
                                    static_cast<std::int32_t>(flight.cells.size()),
                                    flight.ties == spatial::Ties::Upper,
                                    {},
                                    launch.weapon});
    const bool has_hit = flight.victim.valid() && hit(game, launch, flight.victim, events);
    if (has_hit && launch.weapon.valid() && game.world.streams.combat.chance(1, 2)) {
        events.emplace_back(ItemBroke{kind, flight.end, game.world.caches.visible.get(flight.end)});
        game.world.entities.items.erase(launch.missile);
    } else {
        land(game, launch.missile, flight.end, events);
    }
}

}  // namespace torchwake::rules
