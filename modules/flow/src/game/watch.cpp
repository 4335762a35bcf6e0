#include "game/replay_screen.hpp"

#include <torchwake/flow/scenes.hpp>

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

/// Runs the replay until the player leaves it. Answers how: Cancel or TakeOver.
Task<Action> screen_run(GameContext* context, ReplayScreen* replay_screen) {
    const screen::PlayModel game{context->shown()};
    const LayerScope scope(context->stack(), "watch", &game);
    const LayerScope bar(context->stack(), "", &replay_screen->model());
    for (;;) {
        const std::optional<screen::Offer> answer = co_await next_answer(context, replay_screen);
        if (!answer) {
            replay_screen->play_on();
        } else if (answer->action == Action::Cancel || answer->action == Action::TakeOver) {
            co_return answer->action;
        } else if (answer->action == Action::Help) {
            co_await help(context, screen::RulePage::Keys);
        } else if (is_read(answer->action)) {
            co_await read(context, answer->action);
        } else {
            replay_screen->follow(*answer);
        }
    }
}

/// Shows the run until the player leaves it. True if the player took it over.
Task<bool> show_run(GameContext* context, save::StoredRun stored, bool live,
                    std::optional<std::int64_t> position) {
    const std::optional<std::string> damage = stored.message;
    ReplayScreen replay_screen(*context, std::move(stored), live, position);
    if (live) {
        context->stage().show(screen::Notice{"watching-live", ""});
    } else if (damage) {
        context->stage().show(screen::Notice{"run-damaged", *damage});
    }
    const Action last = co_await screen_run(context, &replay_screen);
    const bool taken_over = last == Action::TakeOver;
    taken_over ? replay_screen.take_over() : context->runs().leave();
    co_return taken_over;
}

}  // namespace

Task<std::optional<Next>> watch(GameContext* context, WatchRun watched) {
    auto stored = context->storage().read_run(watched.run);
    if (!stored) {
        context->runs().leave_notice({"watch-failed", stored.error().message});
        co_return ShowTitle{};
    }
    const bool live = context->storage().in_use(watched.run);
    const bool taken_over = co_await show_run(context, std::move(*stored), live, watched.position);
    if (!taken_over) {
        co_return std::nullopt;
    }
    co_return co_await play(context);
}

}  // namespace torchwake::flow
