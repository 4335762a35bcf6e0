#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/save/chronicle.hpp>

#include <initializer_list>

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

/// Resumes the run from before the last decision; nothing if the recap stays.
std::optional<Next> take_back(GameContext& context) {
    switch (context.runs().undo()) {
        case Undone::Yes:
            return ResumeRun{context.storage().run_name()};
        case Undone::Lost:
            return ShowTitle{};
        default:
            return std::nullopt;
    }
}

/// Watches a run before the recap comes back; nothing if there is none to watch, or this one can't be stored.
std::optional<Next> watch_first(GameContext& context, const std::optional<WatchRun>& watched) {
    const bool watches = watched && context.runs().store();
    return watches ? std::optional<Next>(
                         WatchAndResumeRun{watched->run, context.storage().run_name(), watched->position})
                   : std::nullopt;
}

/// The next screen after a chosen line; nothing if the recap stays.
Task<std::optional<Next>> follow(GameContext* context, const screen::RecapModel* recap, Action action) {
    switch (action) {
        case Action::LessonAgain:
            co_return BeginLesson{recap->lesson->lesson};
        case Action::SameSeed:
            co_return BeginRun{recap->seed};
        case Action::AnotherSeed:
            co_return BeginRun{context->runs().next_seed()};
        case Action::Scores: {
            const std::optional<WatchRun> watched = co_await scores(context, recap->rank);
            co_return watch_first(*context, watched);
        }
        case Action::Review: {
            std::string run = context->runs().store() ? context->storage().run_name() : std::string();
            const std::optional<WatchRun> watched = co_await review(context, std::move(run));
            co_return watch_first(*context, watched);
        }
        case Action::Messages:
            co_await messages(context);
            co_return std::nullopt;
        case Action::Watch:
            co_return watch_first(*context, WatchRun{context->storage().run_name()});
        case Action::Undo:
            co_return take_back(*context);
        case Action::Title:
            co_return ShowTitle{};
        default:
            co_return Quit{};
    }
}

Task<Next> show_recap(GameContext* context, screen::RecapModel* recap) {
    const LayerScope scope(context->stack(), "recap", recap, recap->menu);
    const MenuPlace place{&context->asker(), &context->stage()};
    for (;;) {
        const Action action = co_await choose_action(place, &recap->menu);
        const std::optional<Next> next = co_await follow(context, recap, action);
        if (next) {
            co_return *next;
        }
    }
}

}  // namespace

Task<Next> death(GameContext* context, rules::RunOutcome outcome) {
    const screen::PlayModel game{context->shown()};
    const LayerScope scope(context->stack(), "death", &game);
    screen::RecapModel recap = recap_model(*context, outcome);
    context->runs().finish(recap);
    const screen::DeathModel model{outcome, recap.cause};
    co_await show_death(context, model);
    co_return co_await show_recap(context, &recap);
}

Task<Next> victory(GameContext* context, rules::RunOutcome outcome) {
    const screen::PlayModel game{context->shown()};
    const LayerScope scope(context->stack(), "victory", &game);
    screen::RecapModel recap = recap_model(*context, outcome);
    context->runs().finish(recap);
    co_await show_victory(context, outcome);
    co_return co_await show_recap(context, &recap);
}

}  // namespace torchwake::flow
