#include "upkeep/eating.hpp"

#include "fight/strike.hpp"
#include "turn/hunger.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/lookups.hpp>

namespace torchwake::rules {
namespace {

/// The value at the beginning of a meal, so that the turn of the meal itself leaves 0.
constexpr std::int32_t eating = -1;

}  // namespace

bool recovers(GameState game, EntityId actor) {
    const auto stage = stage_of(game, actor);
    return !stage || !stops_recovery(*stage);
}

void feed(World& world, EntityId actor, Events& events) {
    if (Hunger* hunger = world.entities.hungers.find(actor)) {
        hunger->turns = eating;
        events.emplace_back(HungerChanged{actor_ref(world, actor), HungerStage::WellFed});
    }
}

void grow_hungry(MutableGameState game, EntityId actor, Events& events) {
    Hunger* hunger = game.world.entities.hungers.find(actor);
    if (hunger == nullptr) {
        return;
    }
    const std::int32_t before = hunger->turns++;
    const content::HungerStages lengths = hunger_of_kind(game, actor);
    const HungerStage stage = hunger_stage(lengths, hunger->turns);
    if (stage != hunger_stage(lengths, before)) {
        events.emplace_back(HungerChanged{actor_ref(game, actor), stage});
    }
    const std::int32_t famished = hunger->turns - turns_until_famished(lengths);
    if (famished > 0) {
        events.emplace_back(HungerHurt{actor_ref(game, actor), famished_hit_points, famished});
        lose_hit_points(game, actor, famished_hit_points, ActorRef{}, events);
    }
}

}  // namespace torchwake::rules
