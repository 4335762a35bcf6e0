#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/game_state.hpp>

#include <cstdint>

namespace torchwake::rules {

/// The armour that friends beside an actor add to it (content::ShieldTrick): that of the best of them, awake
/// and of its camp.
[[nodiscard]] std::int32_t shield_of(GameState game, EntityId actor);

}  // namespace torchwake::rules
