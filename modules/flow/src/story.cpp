#include "run_list.hpp"

#include <torchwake/flow/human_player.hpp>
#include <torchwake/flow/play_session.hpp>
#include <torchwake/flow/scenes.hpp>

#include <boost/system/system_error.hpp>

#include <exception>
#include <new>
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

Next first_scene(Backstage& backstage, Start start, std::string watched) {
    if (start == Start::Watch) {
        return {NextScene::Watch, 0, std::move(watched), NextScene::Quit};
    }
    if (start == Start::NewGame) {
        return {NextScene::NewRun, backstage.next_seed()};
    }
    if (start == Start::Continue) {
        const std::string& last = backstage.options().last_run;
        if (const std::optional<std::string> run = unfinished_run(backstage.storage().runs(), last)) {
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

/// Where a run can't be taken up: it can be watched while another process plays it.
Next instead_of(Resumed resumed, const std::string& name) {
    return resumed == Resumed::InUse ? Next{NextScene::Watch, 0, name, NextScene::Title, true}
                                     : Next{NextScene::Title};
}

Task<Next> resumed_run(Backstage* backstage, std::string name) {
    const Resumed resumed = backstage->resume_run(name, RestoreTo::OpenScreens);
    if (resumed != Resumed::Yes) {
        co_return instead_of(resumed, name);
    }
    const std::optional<Next> next = co_await play_as_recorded(backstage);
    if (next) {
        co_return *next;
    }
    backstage->leave_run();
    const Resumed again = backstage->resume_run(name, RestoreTo::LastCommand);
    if (again != Resumed::Yes) {
        co_return instead_of(again, name);
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
        case NextScene::BegunRun:
            co_return co_await play(backstage);
        case NextScene::Watch:
            co_return co_await watch(backstage, std::move(next));
        default:
            co_return co_await title(backstage);
    }
}

Next leave_play(Backstage& backstage, Leave leave) {
    switch (leave) {
        case Leave::Abandoned:
            backstage.close_run();
            return {NextScene::Title};
        case Leave::Lost:
            backstage.leave_run();
            return {NextScene::Title};
        case Leave::Watching: {
            Next watched{NextScene::Watch, 0, backstage.storage().run_name(), NextScene::ResumedRun};
            backstage.leave_run();
            return watched;
        }
        default:
            backstage.tape().left();
            backstage.storage().keep(*backstage.run());
            backstage.leave_run();
            return {NextScene::Title};
    }
}

Task<Next> last_scene(Backstage* backstage, rules::RunOutcome outcome) {
    if (outcome.end == rules::RunEnd::HeroEscaped) {
        co_return co_await victory(backstage, outcome);
    }
    co_return co_await death(backstage, outcome);
}

/// Whether a failure is a lack of memory while no run was played: the title can be gone back to.
bool lacks_memory_only(Backstage& backstage, const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const std::bad_alloc&) {
        return !backstage.tape().recording();
    } catch (const boost::system::system_error& error) {
        return error.code() == lack_of_memory();
    } catch (...) {
        return false;
    }
}

}  // namespace

Task<Next> play(Backstage* backstage) {
    const PlaySession::End end = co_await play_session(backstage);
    if (const auto* const leave = std::get_if<Leave>(&end)) {
        co_return leave_play(*backstage, *leave);
    }
    const rules::RunOutcome outcome = std::get<rules::RunOutcome>(end);
    const Next next = co_await last_scene(backstage, outcome);
    const bool comes_back = next.scene == NextScene::Watch || next.scene == NextScene::ResumedRun;
    comes_back ? backstage->leave_run() : backstage->close_run();
    co_return next;
}

Task<void> tell_story(Backstage* backstage, Start start, std::string watched) {
    backstage->stage().apply_options(backstage->options());
    backstage->stage().apply_keys(backstage->keys());
    Next next = first_scene(*backstage, start, std::move(watched));
    bool lacked_memory = false;
    while (next.scene != NextScene::Quit) {
        std::exception_ptr failure;
        try {
            next = co_await run_scene(backstage, next);
        } catch (...) {
            failure = std::current_exception();
        }
        if (failure && (lacked_memory || !lacks_memory_only(*backstage, failure))) {
            std::rethrow_exception(failure);
        }
        lacked_memory = failure != nullptr;
        if (lacked_memory) {
            backstage->leave_run();
            backstage->leave_notice({"no-memory", ""});
            next = Next{NextScene::Title};
        }
    }
}

}  // namespace torchwake::flow
