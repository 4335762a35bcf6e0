#include <torchwake/flow/play_session.hpp>

namespace torchwake::flow {

Task<PlaySession::End> PlaySession::play() {
    for (;;) {
        const Decision decision = co_await player_->next_decision();
        if (const Leave* const leave = std::get_if<Leave>(&decision)) {
            co_return *leave;
        }
        const core::Milliseconds watched = take(std::get<rules::Command>(decision));
        if (turn_.outcome) {
            co_return *turn_.outcome;
        }
        if (watched.value > 0) {
            co_await player_->watch(watched);
        }
    }
}

core::Milliseconds PlaySession::take(const rules::Command& command) {
    rules::take_turn(*ruleset_, run_->world, command, turn_);
    if (turn_.refusal) {
        player_->refuse(*turn_.refusal);
        return {};
    }
    for (const rules::Event& event : turn_.events) {
        run_->chronicle.add(run_->world.run.turn, event);
    }
    return player_->show(turn_);
}

}  // namespace torchwake::flow
