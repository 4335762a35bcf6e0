#include <torchwake/flow/play_session.hpp>
#include <torchwake/rules/knowledge.hpp>

namespace torchwake::flow {

Task<PlaySession::End> PlaySession::play() {
    for (;;) {
        const Decision decision = co_await player_->next_decision();
        if (const Leave* const leave = std::get_if<Leave>(&decision)) {
            co_return *leave;
        }
        if (const auto* const errand = std::get_if<bots::Errand>(&decision)) {
            co_await run_errand(*errand);
        } else {
            const auto& command = std::get<rules::Command>(decision);
            co_await do_command(command);
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

Task<void> PlaySession::run_errand(bots::Errand errand) {
    bots::ErrandRunner runner(errand);
    for (;;) {
        const std::variant<rules::Command, bots::Stop> next = runner.next(knowledge());
        if (const auto* const stop = std::get_if<bots::Stop>(&next)) {
            player_->stopped(*stop);
            co_return;
        }
        const auto& command = std::get<rules::Command>(next);
        co_await do_command(command);
        if (turn_.outcome) {
            co_return;
        }
        if (const std::optional<bots::Stop> stop = runner.after(knowledge(), turn_)) {
            player_->stopped(*stop);
            co_return;
        }
        const bool goes_on = co_await player_->keep_going();
        if (!goes_on) {
            player_->stopped({bots::StopReason::Interrupted, {}, {}});
            co_return;
        }
    }
}

rules::Knowledge PlaySession::knowledge() const {
    return {*ruleset_->catalog, run_->world};
}

core::Milliseconds PlaySession::take(const rules::Command& command) {
    const rules::Checked checked = rules::check(*ruleset_, run_->world, command);
    if (std::holds_alternative<rules::Plan>(checked)) {
        tape_->began(command);
    }
    rules::take_turn(*ruleset_, run_->world, checked, turn_);
    if (turn_.refusal) {
        player_->refuse(*turn_.refusal);
        return {};
    }
    tape_->ended(turn_.hash);
    run_->chronicle.add(run_->world.run.turn, turn_.events);
    return player_->show(turn_);
}

}  // namespace torchwake::flow
