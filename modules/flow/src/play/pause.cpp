#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::ActionLine;

screen::MenuModel pause_menu(const GameContext& context) {
    screen::MenuModel menu{screen::MenuPurpose::Pause, {{ActionLine{Action::Resume}, U'r'}}, 0};
    const bool lesson = context.runs().lesson().has_value();
    if (lesson) {
        menu.lines.push_back({ActionLine{Action::LessonAgain}, U'l'});
    }
    menu.lines.push_back({ActionLine{Action::Options}, U'o'});
    menu.lines.push_back({ActionLine{Action::Help}, U'?'});
    menu.lines.push_back({ActionLine{Action::Watch}, U'w'});
    if (lesson) {
        menu.lines.push_back({ActionLine{Action::Title}, U't'});
    } else {
        menu.lines.push_back({ActionLine{Action::SaveAndQuit}, U's'});
        menu.lines.push_back({ActionLine{Action::Abandon}, U'a'});
    }
    return menu;
}

/// Does what a chosen line says, and answers what follows the run; nothing if the menu stays.
Task<std::optional<AfterRun>> follow(GameContext* context, Action action) {
    switch (action) {
        case Action::Options:
            co_await change_options(context);
            co_return std::nullopt;
        case Action::Help:
            co_await help(context);
            co_return std::nullopt;
        case Action::Watch: {
            WatchedRun watched{context->storage().run_name()};
            std::optional<TakenOverRun> taken_over = co_await watch(context, std::move(watched));
            co_return std::move(taken_over);
        }
        case Action::LessonAgain:
            co_return context->runs().close(LessonRun{context->runs().lesson()->lesson});
        case Action::Title:
            co_return context->runs().close(Exit::Title);  // a lesson is there to be done again
        case Action::SaveAndQuit:
            co_return context->runs().put_away() ? std::optional<AfterRun>(Exit::Title) : std::nullopt;
        default: {
            const bool abandoned = co_await confirm_abandon(context);
            co_return abandoned ? std::optional(context->runs().close(Exit::Title)) : std::nullopt;
        }
    }
}

}  // namespace

Task<std::optional<AfterRun>> pause(GameContext* context) {
    screen::MenuModel menu = pause_menu(*context);
    const LayerScope scope(context->stack(), "pause", &menu, menu);
    for (;;) {
        const Action action = co_await choose_action(context, &menu);
        if (action == Action::Resume || action == Action::Cancel) {
            co_return std::nullopt;
        }
        std::optional<AfterRun> after = co_await follow(context, action);
        if (after) {
            co_return after;
        }
    }
}

Task<bool> confirm_abandon(GameContext* context) {
    // No letter abandons the run: the player has to move to the line and press Enter, or click it. It stands
    // above the other line, so that a double click on the line that leads here does not meet it.
    screen::MenuModel menu{screen::MenuPurpose::ConfirmAbandon,
                           {{ActionLine{Action::Abandon}}, {ActionLine{Action::Cancel}}},
                           1};
    const LayerScope scope(context->stack(), "abandon", &menu, menu);
    const Action action = co_await choose_action(context, &menu);
    co_return action == Action::Abandon;
}

}  // namespace torchwake::flow
