#include <torchwake/flow/play_session.hpp>

namespace torchwake::flow {

Task<std::optional<rules::RunOutcome>> PlaySession::play() {
    while (!over()) {
        const std::optional<rules::Command> command = co_await player_->next_command(this);
        if (!command) {
            break;
        }
        co_await take_turn(*command);
    }
    co_return turn_.outcome;
}

Task<void> PlaySession::take_turn(rules::Command command) {
    const rules::Checked checked = rules::check(*ruleset_, run_->world, command);
    if (std::holds_alternative<rules::Plan>(checked)) {
        run_recorder_->began(command);
    }
    rules::take_turn(*ruleset_, run_->world, checked, turn_);
    if (turn_.refusal) {
        player_->refuse(*turn_.refusal);
        co_return;
    }
    run_recorder_->ended(turn_.hash);
    run_->chronicle.add_turn(knowledge(), turn_.events);
    co_await player_->show(&turn_);
}

}  // namespace torchwake::flow
