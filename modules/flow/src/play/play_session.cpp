#include <torchwake/flow/play_session.hpp>
#include <torchwake/rules/knowledge.hpp>

namespace torchwake::flow {

Task<PlaySession::End> PlaySession::play() {
    for (;;) {
        const std::optional<Leave> leave = co_await player_->act(this);
        if (leave) {
            co_return *leave;
        }
        if (turn_.outcome) {
            co_return *turn_.outcome;
        }
    }
}

Task<void> PlaySession::do_command(rules::Command command) {
    const core::Milliseconds watched = take(command);
    if (watched.value > 0 && !turn_.outcome) {
        co_await player_->watch(watched);
    }
}

Task<std::optional<autopilot::Stop>> PlaySession::do_auto_action(autopilot::AutoAction auto_action) {
    autopilot::AutoActionRunner runner(auto_action);
    for (;;) {
        const std::variant<rules::Command, autopilot::Stop> next = runner.next(knowledge());
        if (const auto* const stop = std::get_if<autopilot::Stop>(&next)) {
            co_return *stop;
        }
        const auto& command = std::get<rules::Command>(next);
        co_await do_command(command);
        if (over()) {
            co_return std::nullopt;
        }
        if (const std::optional<autopilot::Stop> stop = runner.after(knowledge(), turn_)) {
            co_return *stop;
        }
        const bool goes_on = co_await player_->keep_going(auto_action);
        if (!goes_on) {
            co_return autopilot::Stop{autopilot::StopReason::Interrupted, {}, {}};
        }
    }
}

rules::Knowledge PlaySession::knowledge() const {
    return {*ruleset_->catalog, run_->world};
}

core::Milliseconds PlaySession::take(const rules::Command& command) {
    const rules::Checked checked = rules::check(*ruleset_, run_->world, command);
    if (std::holds_alternative<rules::Plan>(checked)) {
        run_recorder_->began(command);
    }
    rules::take_turn(*ruleset_, run_->world, checked, turn_);
    if (turn_.refusal) {
        player_->refuse(*turn_.refusal);
        return {};
    }
    run_recorder_->ended(turn_.hash);
    run_->chronicle.add_turn(knowledge(), turn_.events);
    return player_->show(turn_);
}

}  // namespace torchwake::flow
