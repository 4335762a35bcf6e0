#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>
#include <variant>
#include <vector>

namespace torchwake::flow {

/// The direction in which the player acts. A single possible direction needs no question; several are asked
/// for on a screen named for the purpose. Nothing if the player cancelled. Without any direction it is north,
/// so that the rules say why not. Requires: an action in play that has a direction.
[[nodiscard]] Task<std::optional<core::Direction>> choose_direction(GameContext* context,
                                                                    screen::Action purpose,
                                                                    std::vector<core::Direction> ways);

/// The directions in which the rules allow that command of the hero.
template <class Directed>
[[nodiscard]] std::vector<core::Direction> allowed_directions(const GameContext& context) {
    std::vector<core::Direction> ways;
    for (const core::Direction direction : core::all_directions) {
        const rules::Checked checked =
            rules::check(context.ruleset(), context.run()->world, Directed{direction});
        if (std::holds_alternative<rules::Plan>(checked)) {
            ways.push_back(direction);
        }
    }
    return ways;
}

}  // namespace torchwake::flow
