#include "game/run_list.hpp"
#include "play/human_player.hpp"
#include "play/opening_note.hpp"

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
#include <vector>

namespace torchwake::flow {
namespace {

/// Plays the run that was begun or resumed until it is over or left, and shows its end if it is over.
Task<AfterRun> play_to_end(GameContext* context) {
    std::optional<rules::RunOutcome> outcome;
    {
        screen::PlayModel game{context->shown(), {}, context->runs().lesson(), &context->pointer().way};
        const LayerScope scope(context->stack(), "play", &game);
        const std::optional<screen::Offer> first_answer = co_await opening_note(context, &game);
        HumanPlayer player(*context, game, first_answer);
        PlaySession session(context->ruleset(), *context->run(), player, context->run_recorder());
        outcome = co_await session.play();
        if (!outcome) {
            co_return player.take_after();
        }
    }
    if (outcome->end == rules::RunEnd::HeroEscaped) {
        co_return co_await victory(context, *outcome);
    }
    co_return co_await death(context, *outcome);
}

/// Plays a resumed run with its open screens; nothing if it does not go on as recorded.
Task<std::optional<AfterRun>> play_as_recorded(GameContext* context) {
    try {
        co_return co_await play_to_end(context);
    } catch (const boost::system::system_error& error) {
        if (error.code() != prompt::not_as_recorded()) {
            throw;
        }
    }
    co_return std::nullopt;
}

/// Watches the run that the command line names, or that another process plays. The game ends then, unless the
/// run is taken over, or the title has to follow: `exit` says which.
Task<AfterRun> watch_only(GameContext* context, WatchedRun watched, Exit exit) {
    std::optional<TakenOverRun> taken_over = co_await watch(context, std::move(watched));
    if (taken_over) {
        co_return *std::move(taken_over);
    }
    co_return context->runs().has_notice() ? Exit::Title : exit;
}

/// Watches a run that another process plays, and answers what follows one that can't be resumed.
Task<AfterRun> instead_of(GameContext* context, Resumed resumed, std::string name) {
    if (resumed != Resumed::InUse) {
        co_return Exit::Title;
    }
    WatchedRun watched{.name = std::move(name), .comes_back = false};
    co_return co_await watch_only(context, std::move(watched), Exit::Title);
}

/// Resumes a stored run, and plays it.
Task<AfterRun> resume_run(GameContext* context, std::string name) {
    const Resumed resumed = context->runs().resume(name, RestoreTo::OpenScreens);
    if (resumed != Resumed::Yes) {
        co_return co_await instead_of(context, resumed, std::move(name));
    }
    std::optional<AfterRun> after = co_await play_as_recorded(context);
    if (after) {
        co_return *std::move(after);
    }
    context->runs().leave();
    const Resumed again = context->runs().resume(name, RestoreTo::LastCommand);
    if (again != Resumed::Yes) {
        co_return co_await instead_of(context, again, std::move(name));
    }
    co_return co_await play_to_end(context);
}

/// Begins a run of that kind.
struct Begin {
    RunKeeper* runs;
    void operator()(const NewRun& run) const { runs->begin(run.seed); }
    void operator()(const LessonRun& run) const { runs->begin_lesson(run.lesson); }
    void operator()(const core::Boxed<TakenOverRun>& run) const {
        runs->begin_practice(run->header, run->course);
    }
    void operator()(const ReloadedRun&) const { runs->begin_under_new_data(); }
    void operator()(const auto& /*continued or watched*/) const {}
};

/// Begins or resumes a run, and plays it, or only watches it.
Task<AfterRun> play_one(GameContext* context, RunToPlay run) {
    if (auto* const left = std::get_if<core::Boxed<LeftRun>>(&run)) {
        return resume_run(context, std::move((*left)->name));
    }
    if (auto* const watched = std::get_if<core::Boxed<WatchedRun>>(&run)) {
        return watch_only(context, std::move(**watched), Exit::Quit);
    }
    std::visit(Begin{&context->runs()}, run);
    return play_to_end(context);
}

/// The run that was played last, for Start::Continue; nothing if the title has to say why there is none, or
/// has a recording to open.
std::optional<RunToPlay> last_run(GameContext& context) {
    const std::string& last = context.options().last_run;
    if (const auto& watched = context.options().watched; watched && !watched->over_run) {
        return std::nullopt;
    }
    const std::vector<save::RunSummary> runs = context.storage().runs();
    if (problem_of_last(runs, last)) {
        return std::nullopt;
    }
    if (const std::optional<std::string> run = unfinished_run(runs, last)) {
        return LeftRun{*run};
    }
    context.runs().leave_notice({"no-run", ""});
    return std::nullopt;
}

/// The run that the game begins with; nothing if it begins at the title.
std::optional<RunToPlay> first_run(GameContext& context, Start start, std::string watched,
                                   std::int32_t lesson) {
    switch (start) {
        case Start::NewGame:
            return NewRun{context.runs().next_seed()};
        case Start::Lesson:
            return LessonRun{lesson};
        case Start::Continue:
            return last_run(context);
        case Start::Watch:
            return WatchedRun{.name = std::move(watched), .comes_back = false};
        default:
            return std::nullopt;
    }
}

/// True if the failure is a lack of memory while no run was recorded or while screens were restored, so that
/// it harmed no run.
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

/// Gives up what is open, so that the next title begins with the memory that this frees, and says so.
void return_to_title(GameContext& context) {
    context.runs().leave();
    context.options_keeper().keep_watched(std::nullopt);
    context.runs().leave_notice({"no-memory", ""});
}

}  // namespace

Task<Exit> play_run(GameContext* context, RunToPlay run) {
    for (;;) {
        AfterRun after = co_await play_one(context, std::move(run));
        context->runs().leave();
        if (const auto* const exit = std::get_if<Exit>(&after)) {
            co_return *exit;
        }
        run = std::get<RunToPlay>(std::move(after));
    }
}

Task<void> run_game(GameContext* context, Start start, std::string watched, std::int32_t lesson) {
    context->stage().show(screen::OptionsChanged{&context->options()});
    context->stage().show(screen::KeysChanged{&context->keys()});
    std::optional<RunToPlay> run = first_run(*context, start, std::move(watched), lesson);
    bool lacked_memory = false;
    for (Exit exit = Exit::Title; exit == Exit::Title;) {
        try {
            if (!run) {
                run = co_await title(context);
            }
            if (!run) {
                co_return;
            }
            RunToPlay chosen = *std::exchange(run, std::nullopt);
            exit = co_await play_run(context, std::move(chosen));
            lacked_memory = false;
        } catch (...) {
            if (lacked_memory || !lacks_memory_only(*context, std::current_exception())) {
                throw;
            }
            lacked_memory = true;
            return_to_title(*context);
        }
    }
}

}  // namespace torchwake::flow
