// A blow against an adjacent actor.

#include "commands/common.hpp"
#include "fight/blow_tricks.hpp"
#include "fight/fighter.hpp"
#include "fight/powers.hpp"
#include "fight/strike.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/formulas.hpp>

namespace torchwake::rules {

void apply(const ActionContext& context, const AttackPlan& attack) {
    World& world = context.world;
    const BlowFacts facts = blow_facts(fighter_of(context, context.actor, position_of(world, attack.victim)),
                                       fighter_of(context, attack.victim, position_of(world, context.actor)));
    const content::Attack* attack_used = nullptr;
    const std::int32_t damage = roll_blow(world.streams.combat, facts, &attack_used);
    const ActorRef attacker = actor_ref(world, context.actor);
    const ActorRef victim = actor_ref(world, attack.victim);
    if (damage == 0) {
        context.events.emplace_back(BlowDodged{attacker, victim});
    } else {
        context.events.emplace_back(BlowLanded{attacker, victim, damage});
    }
    if (context.actor == hero_id || attack.victim == hero_id) {
        add_noise(world, noise_of_fight);
    }
    hurt(context, attack.victim, damage, attacker, context.events);
    if (damage > 0 && attack_used != nullptr) {
        afflict(context, *attack_used, attack.victim, attacker, context.events);
    }
    if (damage > 0) {
        use_powers_of_blow(context, attacker, victim, context.events);
    }
    if (damage > 0 && is_alive(world, context.actor) && is_alive(world, attack.victim)) {
        play_blow_tricks(context, context.actor, attack.victim, context.events);
    }
}

}  // namespace torchwake::rules
