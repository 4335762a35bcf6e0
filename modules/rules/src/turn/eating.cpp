#include "turn/eating.hpp"

#include "fight/strike.hpp"
#include "turn/actor_ref.hpp"

namespace torchwake::rules {
namespace {

/// The value at the beginning of a meal, so that the turn of the meal itself leaves 0.
constexpr std::int32_t eating = -1;

}  // namespace

bool recovers(const World& world, EntityId actor) {
    const Hunger* hunger = world.entities.hungers.find(actor);
    return hunger == nullptr || !stops_recovery(hunger_stage(hunger->turns));
}

std::int32_t vigour_of(const World& world, EntityId actor) {
    const Hunger* hunger = world.entities.hungers.find(actor);
    const bool well_fed = hunger != nullptr && hunger_stage(hunger->turns) == HungerStage::WellFed;
    return well_fed ? well_fed_damage : 0;
}

void feed(World& world, EntityId actor, Events& events) {
    if (Hunger* hunger = world.entities.hungers.find(actor)) {
        hunger->turns = eating;
        events.emplace_back(HungerChanged{actor_ref(world, actor), HungerStage::WellFed});
    }
}

void grow_hungry(const content::Catalog& catalog, World& world, EntityId actor, Events& events) {
    Hunger* hunger = world.entities.hungers.find(actor);
    if (hunger == nullptr) {
        return;
    }
    const std::int32_t before = hunger->turns++;
    const HungerStage stage = hunger_stage(hunger->turns);
    if (stage != hunger_stage(before)) {
        events.emplace_back(HungerChanged{actor_ref(world, actor), stage});
    }
    if (before >= turns_until_famished) {
        events.emplace_back(HungerHurt{actor_ref(world, actor), famished_hit_points});
        lose_hit_points(catalog, world, actor, famished_hit_points, ActorRef{}, events);
    }
}

}  // namespace torchwake::rules
