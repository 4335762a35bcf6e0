// The choice of a direction, and the commands that need nothing else.

#include "aim/choose_direction.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace torchwake::flow {

using screen::Action;

Task<std::optional<core::Direction>> choose_direction(GameContext* context, Action purpose,
                                                      std::vector<core::Direction> ways) {
    if (ways.size() < 2) {
        co_return ways.empty() ? core::Direction::North : ways.front();
    }
    co_return co_await ask_direction(context, purpose, std::move(ways));
}

Task<std::optional<core::Direction>> ask_direction(GameContext* context, Action purpose,
                                                   std::vector<core::Direction> ways) {
    screen::DirectionModel model{purpose, {}};
    std::ranges::transform(
        ways, std::back_inserter(model.cells),
        [here = context->knowledge().hero().at](core::Direction way) { return core::step(here, way); });
    const LayerScope scope(context->stack(), screen::action_id(purpose), &model);
    screen::Prompt prompt;
    for (const core::Direction direction : ways) {
        prompt.offers.push_back({screen::step_towards(direction)});
    }
    if (ways.size() == 1) {
        prompt.offers.push_back({Action::Confirm});
    }
    prompt.offers.push_back({Action::Cancel});
    const screen::Offer answer = co_await context->asker().ask(prompt);
    if (answer.action == Action::Cancel) {
        co_return std::nullopt;
    }
    co_return answer.action == Action::Confirm ? ways.front() : screen::direction_of(answer.action);
}

Task<std::optional<rules::CloseDoor>> close_door(GameContext* context) {
    // Also those of doors in which somebody stands.
    const std::vector<core::Direction> doors = directions_that([context](core::Direction way) {
        return !is_refused(*context, rules::CloseDoor{way}, rules::RefusalReason::NoOpenDoorThere);
    });
    const std::optional<core::Direction> chosen =
        co_await choose_direction(context, Action::CloseDoor, doors);
    co_return chosen ? std::optional(rules::CloseDoor{*chosen}) : std::nullopt;
}

Task<std::optional<rules::Disarm>> disarm(GameContext* context) {
    const std::vector<core::Direction> traps = allowed_directions<rules::Disarm>(*context);
    const std::optional<core::Direction> chosen = co_await choose_direction(context, Action::Disarm, traps);
    co_return chosen ? std::optional(rules::Disarm{*chosen}) : std::nullopt;
}

}  // namespace torchwake::flow
