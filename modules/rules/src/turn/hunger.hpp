#pragma once

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/game_state.hpp>

namespace torchwake::rules {

/// The lengths of an actor's stages of hunger.
[[nodiscard]] content::HungerStages hunger_of_kind(GameState game, EntityId actor);

/// The additional damage of an actor's blows.
[[nodiscard]] std::int32_t vigour_of(GameState game, EntityId actor);

}  // namespace torchwake::rules
