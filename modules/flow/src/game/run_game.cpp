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

Task<PlaySession::End> play_session(GameContext* context) {
    screen::PlayModel game{context->shown(), context->runs().quest(), context->runs().lesson(),
                           &context->pointer().way};
    const LayerScope scope(context->stack(), "play", &game);
    HumanPlayer player(*context, game);
    PlaySession session(context->ruleset(), *context->run(), player, context->run_recorder());
    co_return co_await session.play();
}

/// Plays a resumed run with its open screens until the player leaves it; nothing if it does not go on as
/// recorded.
Task<std::optional<Next>> play_as_recorded(GameContext* context) {
    try {
        co_return co_await play(context);
    } catch (const boost::system::system_error& error) {
        if (error.code() != prompt::not_as_recorded()) {
            throw;
        }
    }
    co_return std::nullopt;
}

/// The alternative if a run can't be resumed: it is watched if another process plays it, else the title
/// follows.
Task<Next> instead_of(GameContext* context, Resumed resumed, std::string name) {
    if (resumed != Resumed::InUse) {
        co_return ShowTitle{};
    }
    WatchRun watched{std::move(name)};
    const std::optional<Next> next = co_await watch(context, std::move(watched));
    co_return next.value_or(ShowTitle{});
}

Task<Next> resume_run(GameContext* context, std::string name) {
    const Resumed resumed = context->runs().resume(name, RestoreTo::OpenScreens);
    if (resumed != Resumed::Yes) {
        co_return co_await instead_of(context, resumed, std::move(name));
    }
    const std::optional<Next> next = co_await play_as_recorded(context);
    if (next) {
        co_return *next;
    }
    context->runs().leave();
    const Resumed again = context->runs().resume(name, RestoreTo::LastCommand);
    if (again != Resumed::Yes) {
        co_return co_await instead_of(context, again, std::move(name));
    }
    co_return co_await play(context);
}

/// Watches a run, then goes on with `then`, unless the run was taken over.
Task<Next> watch_run(GameContext* context, WatchRun watched, Next then) {
    const std::optional<Next> next = co_await watch(context, std::move(watched));
    co_return next.value_or(then);
}

Task<Next> watch_and_resume_run(GameContext* context, WatchRun watched, std::string name) {
    const std::optional<Next> next = co_await watch(context, std::move(watched));
    if (next) {
        co_return *next;
    }
    co_return co_await resume_run(context, std::move(name));
}

Task<Next> begin_run(GameContext* context, std::uint64_t seed) {
    context->runs().begin(seed);
    co_return co_await play(context);
}

Task<Next> begin_lesson(GameContext* context, std::int32_t lesson) {
    context->runs().begin_lesson(lesson);
    co_return co_await play(context);
}

Task<Next> play_under_new_data(GameContext* context) {
    context->runs().begin_under_new_data();
    co_return co_await play(context);
}

/// The first screen of the game.
Next opening(GameContext& context, Start start, std::string watched, std::int32_t lesson) {
    if (start == Start::Watch) {
        return WatchRunAndQuit{std::move(watched)};
    }
    if (start == Start::Lesson) {
        return BeginLesson{lesson};
    }
    if (start == Start::NewGame) {
        return BeginRun{context.runs().next_seed()};
    }
    if (start == Start::Continue) {
        const std::string& last = context.options().last_run;
        const std::vector<save::RunSummary> runs = context.storage().runs();
        if (problem_of_last(runs, last)) {
            return ShowTitle{};  // which says why
        }
        if (const std::optional<std::string> run = unfinished_run(runs, last)) {
            return ResumeRun{*run};
        }
        context.runs().leave_notice({"no-run", ""});
    }
    return ShowTitle{};
}

/// Starts the coroutine of the next screen.
struct GoOn {
    GameContext* context;
    Task<Next> operator()(const ShowTitle&) const { return title(context); }
    Task<Next> operator()(const BeginRun& next) const { return begin_run(context, next.seed); }
    Task<Next> operator()(const BeginLesson& next) const { return begin_lesson(context, next.lesson); }
    Task<Next> operator()(const ResumeRun& next) const { return resume_run(context, next.run); }
    Task<Next> operator()(const WatchRun& next) const { return watch_run(context, next, ShowTitle{}); }
    Task<Next> operator()(const WatchAndResumeRun& next) const {
        return watch_and_resume_run(context, {next.run, next.position}, next.resumed);
    }
    Task<Next> operator()(const WatchRunAndQuit& next) const {
        return watch_run(context, {next.run}, Quit{});
    }
    Task<Next> operator()(const ReloadData&) const { return play_under_new_data(context); }
    Task<Next> operator()(Quit next) const { co_return next; }
};

Next leave_play(GameContext& context, Leave leave) {
    switch (leave) {
        case Leave::Abandoned:
            context.runs().close();
            return ShowTitle{};
        case Leave::Lost:
            context.runs().leave();
            return ShowTitle{};
        case Leave::NextLesson:
        case Leave::LessonAgain: {
            const std::int32_t next = context.runs().lesson()->lesson + (leave == Leave::NextLesson ? 1 : 0);
            context.runs().close();
            return BeginLesson{next};
        }
        case Leave::Watching: {
            const std::string run = context.storage().run_name();
            WatchAndResumeRun watched{run, run};
            context.runs().leave();
            return watched;
        }
        default:
            context.run_recorder().left();
            context.storage().keep(*context.run());
            context.runs().leave();
            return leave == Leave::Reloading ? Next(ReloadData{}) : Next(ShowTitle{});
    }
}

Task<Next> last_scene(GameContext* context, rules::RunOutcome outcome) {
    if (outcome.end == rules::RunEnd::HeroEscaped) {
        return victory(context, outcome);
    }
    return death(context, outcome);
}

/// True if the failure is a lack of memory while no run was recorded or while screens were restored. The game
/// then returns to the title.
bool lacks_memory_only(const GameContext& context, const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const std::bad_alloc&) {
        return !context.run_recorder().recording();
    } catch (const boost::system::system_error& error) {
        return error.code() == lack_of_memory();
    } catch (...) {
        return false;
    }
}

}  // namespace

Task<Next> play(GameContext* context) {
    const PlaySession::End end = co_await play_session(context);
    if (const auto* const leave = std::get_if<Leave>(&end)) {
        co_return leave_play(*context, *leave);
    }
    const rules::RunOutcome outcome = std::get<rules::RunOutcome>(end);
    const Next next = co_await last_scene(context, outcome);
    const bool comes_back =
        std::holds_alternative<WatchAndResumeRun>(next) || std::holds_alternative<ResumeRun>(next);
    comes_back ? context->runs().leave() : context->runs().close();
    co_return next;
}

Task<void> run_game(GameContext* context, Start start, std::string watched, std::int32_t lesson) {
    context->stage().show(screen::OptionsChanged{&context->options()});
    context->stage().show(screen::KeysChanged{&context->keys()});
    Next next = opening(*context, start, std::move(watched), lesson);
    bool lacked_memory = false;
    while (!std::holds_alternative<Quit>(next)) {
        std::exception_ptr failure;
        try {
            Task<Next> screens = std::visit(GoOn{context}, next);
            next = co_await std::move(screens);
        } catch (...) {
            failure = std::current_exception();
        }
        if (failure && (lacked_memory || !lacks_memory_only(*context, failure))) {
            std::rethrow_exception(failure);
        }
        lacked_memory = failure != nullptr;
        if (lacked_memory) {
            context->runs().leave();
            context->runs().leave_notice({"no-memory", ""});
            next = ShowTitle{};
        }
    }
}

}  // namespace torchwake::flow
