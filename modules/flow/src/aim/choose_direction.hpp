#pragma once

#include "menus/choice.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace torchwake::flow {

/// The direction in which the player acts. A single possible direction needs no question; several are asked
/// for on a screen named for the purpose. Nothing if the player cancelled. Without any direction it is north,
/// so that the rules say why not. Requires: an action in play that has a direction.
[[nodiscard]] Task<std::optional<core::Direction>> choose_direction(GameContext* context,
                                                                    screen::Action purpose,
                                                                    std::vector<core::Direction> ways);

/// As choose_direction(), but a single direction is asked for, too; Confirm chooses it. Requires: there is
/// one.
[[nodiscard]] Task<std::optional<core::Direction>> ask_direction(GameContext* context, screen::Action purpose,
                                                                 std::vector<core::Direction> ways);

/// The directions of which the predicate is true.
template <class Predicate>
[[nodiscard]] std::vector<core::Direction> directions_that(Predicate predicate) {
    std::vector<core::Direction> ways;
    std::ranges::copy_if(core::all_directions, std::back_inserter(ways), predicate);
    return ways;
}

/// The directions in which the rules allow that command of the hero.
template <class Directed>
[[nodiscard]] std::vector<core::Direction> allowed_directions(const GameContext& context) {
    return directions_that([&context](core::Direction way) { return !refusal_of(context, Directed{way}); });
}

}  // namespace torchwake::flow
