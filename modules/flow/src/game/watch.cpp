#include "game/projector.hpp"

#include <torchwake/flow/scenes.hpp>

#include <utility>

namespace torchwake::flow {
namespace {

using screen::Action;

bool is_read(Action action) {
    return action == Action::Messages || action == Action::Examine || action == Action::Character ||
           action == Action::Help;
}

/// The player's next answer, or nothing where the next command is due before.
Task<std::optional<screen::Offer>> next_answer(Backstage* backstage, const Projector* projector) {
    const screen::Prompt prompt = projector->prompt();
    const std::optional<core::Milliseconds> due = projector->next_due();
    if (due) {
        co_return co_await backstage->asker().ask_until(prompt, *due);
    }
    const screen::Offer answer = co_await backstage->asker().ask(prompt);
    co_return answer;
}

/// Until the player leaves: Cancel, or TakeOver.
Task<Action> screen_run(Backstage* backstage, Projector* projector) {
    const screen::PlayModel game{backstage->shown()};
    const LayerScope scope(backstage->stack(), "watch", &game);
    const LayerScope bar(backstage->stack(), "", &projector->model());
    for (;;) {
        const std::optional<screen::Offer> answer = co_await next_answer(backstage, projector);
        if (!answer) {
            projector->play_on();
        } else if (answer->action == Action::Cancel || answer->action == Action::TakeOver) {
            co_return answer->action;
        } else if (is_read(answer->action)) {
            co_await read(backstage, answer->action);
        } else {
            projector->follow(*answer);
        }
    }
}

/// Shows the run until the player leaves it. Whether a run of its own was taken over from it.
Task<bool> show_run(Backstage* backstage, save::StoredRun stored, bool live) {
    const std::optional<std::string> damage = stored.message;
    Projector projector(*backstage, std::move(stored), live);
    if (live) {
        backstage->stage().show(screen::Notice{"watching-live", ""});
    } else if (damage) {
        backstage->stage().show(screen::Notice{"run-damaged", *damage});
    }
    const Action last = co_await screen_run(backstage, &projector);
    const bool taken_over = last == Action::TakeOver;
    taken_over ? projector.take_over() : backstage->leave_run();
    co_return taken_over;
}

}  // namespace

Task<std::optional<Next>> watch(Backstage* backstage, std::string run) {
    auto stored = backstage->storage().read_run(run);
    if (!stored) {
        backstage->leave_notice({"watch-failed", stored.error().message});
        co_return ShowTitle{};
    }
    const bool live = backstage->storage().in_use(run);
    const bool taken_over = co_await show_run(backstage, std::move(*stored), live);
    if (!taken_over) {
        co_return std::nullopt;
    }
    co_return co_await play(backstage);
}

}  // namespace torchwake::flow
