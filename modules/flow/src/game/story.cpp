#include "game/run_list.hpp"

#include <torchwake/flow/human_player.hpp>
#include <torchwake/flow/play_session.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/prompt/recorder.hpp>

#include <boost/system/system_error.hpp>

#include <cstdint>
#include <exception>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace torchwake::flow {
namespace {

Task<PlaySession::End> play_session(Backstage* backstage) {
    const screen::PlayModel game{backstage->shown()};
    const LayerScope scope(backstage->stack(), "play", &game);
    HumanPlayer player(*backstage);
    PlaySession session(backstage->ruleset(), *backstage->run(), player, backstage->tape());
    co_return co_await session.play();
}

/// The run with what was open in it, until it is left; nothing where it does not go on as recorded.
Task<std::optional<Next>> play_as_recorded(Backstage* backstage) {
    try {
        co_return co_await play(backstage);
    } catch (const boost::system::system_error& error) {
        if (error.code() != prompt::not_as_recorded()) {
            throw;
        }
    }
    co_return std::nullopt;
}

/// Where a run can't be taken up: it is watched while another process plays it.
Task<Next> instead_of(Backstage* backstage, Resumed resumed, std::string name) {
    if (resumed != Resumed::InUse) {
        co_return ShowTitle{};
    }
    const std::optional<Next> next = co_await watch(backstage, std::move(name));
    co_return next.value_or(ShowTitle{});
}

Task<Next> resume_run(Backstage* backstage, std::string name) {
    const Resumed resumed = backstage->resume_run(name, RestoreTo::OpenScreens);
    if (resumed != Resumed::Yes) {
        co_return co_await instead_of(backstage, resumed, std::move(name));
    }
    const std::optional<Next> next = co_await play_as_recorded(backstage);
    if (next) {
        co_return *next;
    }
    backstage->leave_run();
    const Resumed again = backstage->resume_run(name, RestoreTo::LastCommand);
    if (again != Resumed::Yes) {
        co_return co_await instead_of(backstage, again, std::move(name));
    }
    co_return co_await play(backstage);
}

/// A run that is only watched, until the player leaves it for what comes then.
Task<Next> watch_run(Backstage* backstage, std::string name, Next then) {
    const std::optional<Next> next = co_await watch(backstage, std::move(name));
    co_return next.value_or(then);
}

Task<Next> watch_and_resume_run(Backstage* backstage, std::string name) {
    std::string watched = name;
    const std::optional<Next> next = co_await watch(backstage, std::move(watched));
    if (next) {
        co_return *next;
    }
    co_return co_await resume_run(backstage, std::move(name));
}

Task<Next> begin_run(Backstage* backstage, std::uint64_t seed) {
    backstage->begin_run(seed);
    co_return co_await play(backstage);
}

/// What the game opens with.
Next opening(Backstage& backstage, Start start, std::string watched) {
    if (start == Start::Watch) {
        return WatchRunAndQuit{std::move(watched)};
    }
    if (start == Start::NewGame) {
        return BeginRun{backstage.next_seed()};
    }
    if (start == Start::Continue) {
        const std::string& last = backstage.options().last_run;
        if (const std::optional<std::string> run = unfinished_run(backstage.storage().runs(), last)) {
            return ResumeRun{*run};
        }
        backstage.leave_notice({"no-run", ""});
    }
    return ShowTitle{};
}

/// Awaits what comes next.
struct GoOn {
    Backstage* backstage;
    Task<Next> operator()(const ShowTitle&) const { return title(backstage); }
    Task<Next> operator()(const BeginRun& next) const { return begin_run(backstage, next.seed); }
    Task<Next> operator()(const ResumeRun& next) const { return resume_run(backstage, next.run); }
    Task<Next> operator()(const WatchRun& next) const { return watch_run(backstage, next.run, ShowTitle{}); }
    Task<Next> operator()(const WatchAndResumeRun& next) const {
        return watch_and_resume_run(backstage, next.run);
    }
    Task<Next> operator()(const WatchRunAndQuit& next) const {
        return watch_run(backstage, next.run, Quit{});
    }
    Task<Next> operator()(Quit next) const { co_return next; }
};

Next leave_play(Backstage& backstage, Leave leave) {
    switch (leave) {
        case Leave::Abandoned:
            backstage.close_run();
            return ShowTitle{};
        case Leave::Lost:
            backstage.leave_run();
            return ShowTitle{};
        case Leave::Watching: {
            WatchAndResumeRun watched{backstage.storage().run_name()};
            backstage.leave_run();
            return watched;
        }
        default:
            backstage.tape().left();
            backstage.storage().keep(*backstage.run());
            backstage.leave_run();
            return ShowTitle{};
    }
}

Task<Next> last_scene(Backstage* backstage, rules::RunOutcome outcome) {
    if (outcome.end == rules::RunEnd::HeroEscaped) {
        return victory(backstage, outcome);
    }
    return death(backstage, outcome);
}

/// Whether a failure is a lack of memory while no run was played: the title can be gone back to.
bool lacks_memory_only(const Backstage& backstage, const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const std::bad_alloc&) {
        return !backstage.plays();
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
    const bool comes_back =
        std::holds_alternative<WatchAndResumeRun>(next) || std::holds_alternative<ResumeRun>(next);
    comes_back ? backstage->leave_run() : backstage->close_run();
    co_return next;
}

Task<void> tell_story(Backstage* backstage, Start start, std::string watched) {
    backstage->stage().show(screen::OptionsChanged{&backstage->options()});
    backstage->stage().show(screen::KeysChanged{&backstage->keys()});
    Next next = opening(*backstage, start, std::move(watched));
    bool lacked_memory = false;
    while (!std::holds_alternative<Quit>(next)) {
        std::exception_ptr failure;
        try {
            Task<Next> screens = std::visit(GoOn{backstage}, next);
            next = co_await std::move(screens);
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
            next = ShowTitle{};
        }
    }
}

}  // namespace torchwake::flow
