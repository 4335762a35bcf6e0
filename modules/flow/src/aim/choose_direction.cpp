#include "aim/choose_direction.hpp"

namespace torchwake::flow {

using screen::Action;

Task<std::optional<core::Direction>> choose_direction(GameContext* context, Action purpose,
                                                      std::vector<core::Direction> ways) {
    if (ways.size() < 2) {
        co_return ways.empty() ? core::Direction::North : ways.front();
    }
    const screen::DirectionModel model{purpose};
    const LayerScope scope(context->stack(), screen::action_id(purpose), &model);
    screen::Prompt prompt;
    for (const core::Direction direction : ways) {
        prompt.offers.push_back({screen::step_towards(direction)});
    }
    prompt.offers.push_back({Action::Cancel});
    const screen::Offer answer = co_await context->asker().ask(prompt);
    if (answer.action == Action::Cancel) {
        co_return std::nullopt;
    }
    co_return screen::direction_of(answer.action);
}

}  // namespace torchwake::flow
