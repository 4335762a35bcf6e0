#include <torchwake/flow/human_player.hpp>
#include <torchwake/flow/play_session.hpp>
#include <torchwake/flow/scenes.hpp>

#include <variant>

namespace torchwake::flow {
namespace {

Task<PlaySession::End> play_session(Backstage* backstage) {
    const screen::PlayModel game{&backstage->run()->world, &backstage->run()->chronicle};
    const LayerScope scope(backstage->stack(), "play", &game);
    HumanPlayer player(*backstage);
    PlaySession session(backstage->ruleset(), *backstage->run(), player);
    co_return co_await session.play();
}

Next first_scene(Backstage& backstage, Start start) {
    switch (start) {
        case Start::NewGame:
            return {NextScene::NewRun, backstage.next_seed()};
        case Start::Continue:
            return {NextScene::ResumedRun};
        default:
            return {NextScene::Title};
    }
}

/// Makes a run ready to be played. False where there is none.
bool prepare_run(Backstage& backstage, const Next& next) {
    if (next.scene == NextScene::ResumedRun) {
        return backstage.resume_run();
    }
    backstage.begin_run(next.seed);
    return true;
}

Task<Next> run_scene(Backstage* backstage, Next next) {
    if (next.scene == NextScene::Title) {
        co_return co_await title(backstage);
    }
    if (!prepare_run(*backstage, next)) {
        co_return Next{NextScene::Title};
    }
    co_return co_await play(backstage);
}

Task<Next> last_scene(Backstage* backstage, rules::RunOutcome outcome) {
    if (outcome.end == rules::RunEnd::HeroEscaped) {
        co_return co_await victory(backstage, outcome);
    }
    co_return co_await death(backstage, outcome);
}

}  // namespace

Task<Next> play(Backstage* backstage) {
    const PlaySession::End end = co_await play_session(backstage);
    if (const auto* const leave = std::get_if<Leave>(&end)) {
        if (*leave == Leave::Abandoned) {
            backstage->storage().discard_run();
        }
        backstage->leave_run();
        co_return Next{NextScene::Title};
    }
    const rules::RunOutcome outcome = std::get<rules::RunOutcome>(end);
    const Next next = co_await last_scene(backstage, outcome);
    backstage->leave_run();
    co_return next;
}

Task<void> tell_story(Backstage* backstage, Start start) {
    backstage->stage().apply_options(backstage->options());
    backstage->stage().apply_keys(backstage->keys());
    Next next = first_scene(*backstage, start);
    while (next.scene != NextScene::Quit) {
        next = co_await run_scene(backstage, next);
    }
}

}  // namespace torchwake::flow
