#include "game/replay_screen.hpp"

#include <torchwake/flow/scenes.hpp>

#include <boost/system/system_error.hpp>

#include <new>
#include <utility>

namespace torchwake::flow {
namespace {

using screen::Action;

bool is_read(Action action) {
    return action == Action::Messages || action == Action::Examine || action == Action::Character;
}

/// The player's next answer; nothing if the next command is due before.
Task<std::optional<screen::Offer>> next_answer(GameContext* context, const ReplayScreen* replay_screen) {
    const screen::Prompt prompt = replay_screen->prompt();
    const std::optional<core::Milliseconds> due = replay_screen->next_due();
    if (due) {
        co_return co_await context->asker().ask_until(prompt, *due);
    }
    const screen::Offer answer = co_await context->asker().ask(prompt);
    co_return answer;
}

/// Keeps the moment that is shown, so that a game that ends comes back to it; one that passes by itself only
/// once a second. `kept`: the time at which it was kept last.
void keep_moment(GameContext& context, const WatchedRun& watched, const screen::WatchModel& shown,
                 std::optional<core::Milliseconds>& kept) {
    constexpr core::Milliseconds between{1000};
    const core::Milliseconds now = context.clock().now();
    if (watched.comes_back && !(shown.playing && kept && now - *kept < between)) {
        kept = now;
        context.options_keeper().keep_watched(
            save::WatchedMoment{watched.name, shown.position, context.runs().playing()});
    }
}

/// Runs the replay until the player leaves it. Answers how: Cancel or TakeOver.
Task<Action> screen_run(GameContext* context, const WatchedRun* watched, ReplayScreen* replay_screen) {
    const screen::PlayModel game{context->shown()};
    const LayerScope scope(context->stack(), "watch", &game);
    const LayerScope bar(context->stack(), "", &replay_screen->model());
    std::optional<core::Milliseconds> kept;
    for (;;) {
        keep_moment(*context, *watched, replay_screen->model(), kept);
        const std::optional<screen::Offer> answer = co_await next_answer(context, replay_screen);
        if (!answer) {
            replay_screen->play_on();
        } else if (answer->action == Action::Cancel || answer->action == Action::TakeOver) {
            co_return answer->action;
        } else if (answer->action == Action::Help) {
            co_await help(context, screen::RulePage::Keys);
        } else if (is_read(answer->action)) {
            co_await read(context, *answer);
        } else {
            replay_screen->follow(*answer);
        }
    }
}

/// Shows the run alone until the player leaves it; the run for practice if the player takes it over.
Task<std::optional<TakenOverRun>> show_run(GameContext* context, const WatchedRun* watched,
                                           save::StoredRun stored, bool live) {
    const HidingScope hiding(context->stack());
    const std::optional<std::string> damage = stored.message;
    ReplayScreen replay_screen(*context, std::move(stored), live, watched->position);
    if (live) {
        context->stage().show(screen::Notice{"watching-live", ""});
    } else if (damage) {
        context->stage().show(screen::Notice{"run-damaged", *damage});
    }
    const Action last = co_await screen_run(context, watched, &replay_screen);
    co_return last == Action::TakeOver ? std::optional(replay_screen.taken_over()) : std::nullopt;
}

/// The moment at which a run that is restored was watched when the game ended; else that one which is given.
std::optional<std::int64_t> first_moment(GameContext& context, const WatchedRun& watched) {
    const std::optional<save::WatchedMoment>& kept = context.options().watched;
    const bool comes_back = context.run_recorder().restoring() && context.run_recorder().at_end() && kept &&
                            kept->over_run && kept->run == watched.name;
    return comes_back ? std::optional(kept->position) : watched.position;
}

/// Tells why nothing can be watched. The answers that a restored run has on record would go elsewhere.
void refuse_to_watch(GameContext& context, const std::string& reason) {
    if (context.run_recorder().restoring()) {
        throw boost::system::system_error(prompt::not_as_recorded());
    }
    const screen::Notice notice{"watch-failed", reason};
    if (context.runs().playing()) {
        context.stage().show(notice);
    } else {
        context.runs().leave_notice(notice);
    }
}

/// Reads the run, after that which is played was stored; nothing after the reason was told.
std::optional<save::StoredRun> read_to_watch(GameContext& context, const std::string& name) {
    if (!context.runs().store()) {
        return std::nullopt;
    }
    auto stored = context.storage().read_run(name);
    if (!stored) {
        refuse_to_watch(context, stored.error().message);
        return std::nullopt;
    }
    return *std::move(stored);
}

/// Reads the run and shows it, while that which is played waits.
Task<std::optional<TakenOverRun>> read_and_show(GameContext* context, WatchedRun* watched) {
    std::optional<save::StoredRun> stored = read_to_watch(*context, watched->name);
    if (!stored) {
        context->run_recorder().go_on_left();
        co_return std::nullopt;
    }
    const bool played_here = watched->name == context->storage().run_name();
    const bool live = !played_here && context->storage().in_use(watched->name);
    watched->position = first_moment(*context, *watched);
    context->runs().begin_watching();
    std::optional<TakenOverRun> taken_over = co_await show_run(context, watched, *std::move(stored), live);
    context->runs().end_watching();
    co_return taken_over;
}

}  // namespace

Task<std::optional<TakenOverRun>> watch(GameContext* context, WatchedRun watched) {
    std::optional<TakenOverRun> taken_over;
    try {
        taken_over = co_await read_and_show(context, &watched);
    } catch (const std::bad_alloc&) {
        throw boost::system::system_error(lack_of_memory());  // the run that is played is none the worse
    }
    if (watched.comes_back) {  // the player has left the recording
        context->options_keeper().keep_watched(std::nullopt);
    }
    co_return taken_over;
}

}  // namespace torchwake::flow
