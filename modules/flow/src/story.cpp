#include <torchwake/flow/human_player.hpp>
#include <torchwake/flow/play_session.hpp>
#include <torchwake/flow/scenes.hpp>

#include <boost/system/system_error.hpp>

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace torchwake::flow {
namespace {

Task<PlaySession::End> play_session(Backstage* backstage) {
    const screen::PlayModel game{&backstage->run()->world, &backstage->run()->chronicle};
    const LayerScope scope(backstage->stack(), "play", &game);
    HumanPlayer player(*backstage);
    PlaySession session(backstage->ruleset(), *backstage->run(), player, backstage->tape());
    co_return co_await session.play();
}

Next first_scene(Backstage& backstage, Start start) {
    if (start == Start::NewGame) {
        return {NextScene::NewRun, backstage.next_seed()};
    }
    if (start == Start::Continue) {
        if (const std::optional<std::string> run = backstage.unfinished_run()) {
            return {NextScene::ResumedRun, 0, *run};
        }
        backstage.leave_notice({"no-run", ""});
    }
    return {NextScene::Title};
}

/// A run that is brought back with what was open in it; nothing where it does not go on as recorded.
Task<std::optional<Next>> play_as_recorded(Backstage* backstage) {
    try {
        co_return co_await play(backstage);
    } catch (const boost::system::system_error& error) {
        if (error.code() != not_as_recorded()) {
            throw;
        }
    }
    co_return std::nullopt;
}

Task<Next> resumed_run(Backstage* backstage, std::string name) {
    if (!backstage->resume_run(name, RestoreTo::OpenScreens)) {
        co_return Next{NextScene::Title};
    }
    const std::optional<Next> next = co_await play_as_recorded(backstage);
    if (next) {
        co_return *next;
    }
    backstage->leave_run();
    if (!backstage->resume_run(name, RestoreTo::LastCommand)) {
        co_return Next{NextScene::Title};
    }
    co_return co_await play(backstage);
}

Task<Next> run_scene(Backstage* backstage, Next next) {
    switch (next.scene) {
        case NextScene::ResumedRun: {
            std::string name = next.run;
            co_return co_await resumed_run(backstage, std::move(name));
        }
        case NextScene::NewRun:
            backstage->begin_run(next.seed);
            co_return co_await play(backstage);
        default:
            co_return co_await title(backstage);
    }
}

void leave_play(Backstage& backstage, Leave leave) {
    if (leave == Leave::Abandoned) {
        backstage.close_run();
        return;
    }
    backstage.tape().left();
    backstage.storage().keep(*backstage.run());
    backstage.leave_run();
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
        leave_play(*backstage, *leave);
        co_return Next{NextScene::Title};
    }
    const rules::RunOutcome outcome = std::get<rules::RunOutcome>(end);
    const Next next = co_await last_scene(backstage, outcome);
    backstage->close_run();
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
