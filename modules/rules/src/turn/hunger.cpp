#include "turn/hunger.hpp"

#include <torchwake/rules/lookups.hpp>

#include <optional>

namespace torchwake::rules {
content::HungerStages hunger_of_kind(GameState game, EntityId actor) {
    return definition_of(game, actor).hunger.value_or(content::HungerStages());
}

std::optional<HungerStage> stage_of(GameState game, EntityId actor) {
    const Hunger* const hunger = game.world.entities.hungers.find(actor);
    return hunger != nullptr ? std::optional(hunger_stage(hunger_of_kind(game, actor), hunger->turns))
                             : std::nullopt;
}

std::int32_t vigour_of(GameState game, EntityId actor) {
    return stage_of(game, actor) == HungerStage::WellFed ? well_fed_damage : 0;
}

}  // namespace torchwake::rules
