#include "turn/initiative.hpp"

#include "turn/conditions.hpp"

#include <torchwake/rules/encumbrance.hpp>

namespace torchwake::rules {
namespace {

/// The inputs of an actor's wait after so many more actions.
Readiness readiness_after(const World& world, EntityId actor, std::int32_t actions) {
    const Encumbrance& encumbrance = encumbrance_of(world, actor);
    const content::Attributes attributes = attributes_after(world, actor, encumbrance.bonus, actions);
    const bool overburdened = encumbrance.weight > capacity_of(attributes.strength);
    return {attributes.dexterity, total_penalty(encumbrance.penalty, overburdened)};
}

}  // namespace

std::int32_t ticks_of_action(const World& world, EntityId actor, std::int32_t turns) {
    const std::int32_t die = world.entities.initiatives[actor].die;
    return turns * paced(wait_with(die, readiness_after(world, actor, turns)), pace_of(world, actor));
}

void begin_turn(World& world, EntityId actor, Pace pace, std::int32_t turns) {
    if (actor == world.hunt.hunter) {
        world.entities.initiatives[actor].counter = world.entities.initiatives[hero_id].counter;
        return;
    }
    const Readiness readiness{attributes_of(world, actor).dexterity,
                              total_penalty(encumbrance_of(world, actor))};
    Initiative& initiative = world.entities.initiatives[actor];
    initiative.counter = turns * paced(wait_with(initiative.die, readiness), pace);
    initiative.die = roll_wait_die(world.streams.initiative);
}

std::int32_t wait_after(const World& world, EntityId actor, std::int32_t skipped, std::int32_t die) {
    const std::int32_t wait = wait_with(die, readiness_after(world, actor, skipped + 1));
    return paced(wait, pace_after(world, actor, skipped));
}

}  // namespace torchwake::rules
