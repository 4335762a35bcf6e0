// The choice of a direction, and the commands that need nothing else.

#include "aim/choose_direction.hpp"

#include <algorithm>
#include <utility>

namespace torchwake::flow {

using screen::Action;

namespace {

std::vector<core::Point> cells_beside(core::Point here, const std::vector<core::Direction>& ways) {
    std::vector<core::Point> cells(ways.size());
    std::ranges::transform(ways, cells.begin(),
                           [here](core::Direction way) { return core::step(here, way); });
    return cells;
}

/// The directions of open doors beside the hero, including doors that somebody stands in.
std::vector<core::Direction> open_doors(const GameContext& context) {
    return directions_that([&context](core::Direction way) {
        return !is_refused(context, rules::CloseDoor{way}, rules::RefusalReason::NoOpenDoorThere);
    });
}

}  // namespace

Task<std::optional<core::Direction>> choose_direction(GameContext* context, Action purpose,
                                                      std::vector<core::Direction> ways) {
    if (ways.size() < 2) {
        co_return ways.empty() ? core::Direction::North : ways.front();
    }
    co_return co_await ask_direction(context, purpose, std::move(ways));
}

Task<std::optional<core::Direction>> ask_direction(GameContext* context, Action purpose,
                                                   std::vector<core::Direction> ways) {
    const screen::DirectionModel model{purpose, cells_beside(context->knowledge().hero().at, ways)};
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
    const std::vector<core::Direction> doors = open_doors(*context);
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
