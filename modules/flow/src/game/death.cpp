#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/save/chronicle.hpp>

#include <initializer_list>
#include <string>
#include <utility>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::ActionLine;

constexpr core::Milliseconds death_shown{2000};
/// The time before a key can end the victory screen, so that a key meant for the last step does not.
constexpr core::Milliseconds victory_shown{1000};

screen::MenuModel recap_menu(const GameContext& context) {
    screen::MenuModel menu{screen::MenuPurpose::Recap, {}, 0};
    if (context.run()->world.run.cheated) {
        menu.lines.push_back({ActionLine{Action::Undo}, U'u'});
    }
    const auto add = [&menu](std::initializer_list<screen::MenuLine> lines) {
        menu.lines.insert(menu.lines.end(), lines);
    };
    if (context.runs().lesson()) {
        add({{ActionLine{Action::LessonAgain}, U'a'}, {ActionLine{Action::Review}, U'r'}});
    } else {
        add({{ActionLine{Action::Review}, U'r'},
             {ActionLine{Action::SameSeed}, U's'},
             {ActionLine{Action::AnotherSeed}, U'n'},
             {ActionLine{Action::Scores}, U'b'}});
    }
    add({{ActionLine{Action::Messages}, U'm'},
         {ActionLine{Action::Watch}, U'w'},
         {ActionLine{Action::Title}, U't'},
         {ActionLine{Action::Quit}, U'q'}});
    return menu;
}

screen::RecapModel recap_model(const GameContext& context, const rules::RunOutcome& outcome) {
    const rules::World& world = context.run()->world;
    screen::RecapModel recap;
    recap.outcome = outcome;
    recap.cause = save::cause_of_death(*context.ruleset().catalog, context.run()->chronicle);
    recap.depth = world.level.depth;
    recap.deepest_depth = rules::deepest_depth(world);
    recap.turns = world.run.turn;
    recap.kills = world.run.kills;
    recap.seed = world.run.seed;
    recap.score = rules::score_of(world);
    recap.scored = !world.run.cheated;
    recap.menu = recap_menu(context);
    recap.lesson = context.runs().lesson();
    return recap;
}

Task<void> show_death(GameContext* context, screen::DeathModel model) {
    const LayerScope scope(context->stack(), "", &model);
    co_await context->clock().sleep_for(death_shown);
}

Task<void> show_victory(GameContext* context, rules::RunOutcome outcome) {
    const screen::VictoryModel model{outcome};
    const LayerScope scope(context->stack(), "", &model);
    const screen::Prompt prompt{{{Action::Confirm}}};
    co_await context->clock().sleep_for(victory_shown);
    co_await context->asker().ask(prompt);
}

/// Takes the last decision back. The run from before it; nothing if the recap stays.
std::optional<AfterRun> take_back(GameContext& context) {
    switch (context.runs().undo()) {
        case Undone::Yes:
            return LeftRun{context.storage().run_name()};
        case Undone::Lost:
            return Exit::Title;
        default:
            return std::nullopt;
    }
}

/// Does what a chosen line says, and answers what follows the run; nothing if the recap stays.
Task<std::optional<AfterRun>> follow(GameContext* context, const screen::RecapModel* recap, Action action) {
    switch (action) {
        case Action::Messages:
            co_await messages(context);
            co_return std::nullopt;
        case Action::Undo:
            co_return take_back(*context);
        case Action::Scores: {
            std::optional<TakenOverRun> taken_over = co_await scores(context, recap->rank);
            co_return std::move(taken_over);
        }
        case Action::Review: {
            std::string run = context->storage().run_name();
            if (!context->runs().store()) {
                run.clear();  // it can't be read, and so not be reviewed
            }
            std::optional<TakenOverRun> taken_over = co_await review(context, std::move(run));
            co_return std::move(taken_over);
        }
        case Action::Watch: {
            WatchedRun watched{context->storage().run_name()};
            std::optional<TakenOverRun> taken_over = co_await watch(context, std::move(watched));
            co_return std::move(taken_over);
        }
        case Action::LessonAgain:
            co_return context->runs().close(LessonRun{recap->lesson->lesson});
        case Action::SameSeed:
            co_return context->runs().close(NewRun{recap->seed});
        case Action::AnotherSeed:
            co_return context->runs().close(NewRun{context->runs().next_seed()});
        default:
            co_return context->runs().close(action == Action::Title ? Exit::Title : Exit::Quit);
    }
}

Task<AfterRun> show_recap(GameContext* context, screen::RecapModel* recap) {
    const LayerScope scope(context->stack(), "recap", recap, recap->menu);
    for (;;) {
        const Action action = co_await choose_action(context, &recap->menu);
        std::optional<AfterRun> after = co_await follow(context, recap, action);
        if (after) {
            co_return *std::move(after);
        }
    }
}

}  // namespace

Task<AfterRun> death(GameContext* context, rules::RunOutcome outcome) {
    const screen::PlayModel game{context->shown()};
    const LayerScope scope(context->stack(), "death", &game);
    screen::RecapModel recap = recap_model(*context, outcome);
    context->runs().keep_score(recap);
    const screen::DeathModel model{outcome, recap.cause};
    co_await show_death(context, model);
    co_return co_await show_recap(context, &recap);
}

Task<AfterRun> victory(GameContext* context, rules::RunOutcome outcome) {
    const screen::PlayModel game{context->shown()};
    const LayerScope scope(context->stack(), "victory", &game);
    screen::RecapModel recap = recap_model(*context, outcome);
    context->runs().keep_score(recap);
    co_await show_victory(context, outcome);
    co_return co_await show_recap(context, &recap);
}

}  // namespace torchwake::flow
