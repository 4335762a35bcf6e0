#include "cheats.hpp"

#include "actor_ref.hpp"
#include "sight.hpp"
#include "stairs.hpp"

namespace torchwake::rules {
namespace {

void heal_fully(World& world, Events& events) {
    Vitals& vitals = world.entities.vitals[hero_id];
    const std::int32_t gained = vitals.max_hit_points - vitals.hit_points;
    vitals.hit_points = vitals.max_hit_points;
    vitals.mana = vitals.max_mana;
    events.emplace_back(ActorHealed{actor_ref(world, hero_id), gained});
}

}  // namespace

void cheat(const Ruleset& ruleset, World& world, CheatKind kind, Events& events) {
    world.run.bent = true;
    events.emplace_back(CheatHappened{kind});
    switch (kind) {
        case CheatKind::Heal:
            return heal_fully(world, events);
        case CheatKind::Reveal:
            learn_level(world);
            events.emplace_back(LevelMapped{actor_ref(world, hero_id)});
            return;
        case CheatKind::NextLevel:
            world.run.owed_choices += descent_is_first(world) ? 1 : 0;
            return descend(ruleset, world, std::nullopt, events);
        case CheatKind::Undying:
            world.run.undying = true;
            return;
        case CheatKind::Omniscient:
        case CheatKind::Practice:
            return;
    }
}

}  // namespace torchwake::rules
