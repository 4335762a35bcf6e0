#pragma once

// The turns that actions of play take.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/plan.hpp>
#include <torchwake/screen/action.hpp>

#include <cstdint>

namespace torchwake::screen {

/// The turns that an action takes now, if it takes more than one; else 1, also for an action whose command
/// the player has yet to choose.
[[nodiscard]] inline std::int32_t turns_of(Action action, const forecast::HeroFacts& hero) {
    const bool lights = action == Action::SwitchTorch && hero.torch == false;
    return lights ? rules::turns_of(rules::LightTorchPlan{}) : 1;
}

}  // namespace torchwake::screen
