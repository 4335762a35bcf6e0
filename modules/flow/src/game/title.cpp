#include "game/run_list.hpp"
#include "play/lessons.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/rules/lesson.hpp>

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::ActionLine;
using screen::TextField;

screen::MenuModel title_menu(const GameContext& context, const std::vector<save::RunSummary>& runs,
                             std::uint64_t seed) {
    screen::MenuModel menu{screen::MenuPurpose::Title, {}, 0};
    const std::optional<std::string> name = unfinished_run(runs, context.options().last_run);
    if (name) {
        const auto run = std::ranges::find(runs, *name, &save::RunSummary::name);
        menu.lines.push_back({screen::ContinueLine{run->hero_name, run->depth}, U'c'});
    }
    menu.lines.push_back({ActionLine{Action::NewGame}, U'n'});
    if (!context.ruleset().catalog->lessons().empty()) {
        menu.lines.push_back({learn_line(context), U'l'});
    }
    menu.lines.push_back({TextField{Action::Name, context.options().hero_name, false}, U'a'});
    menu.lines.push_back({TextField{Action::Seed, std::to_string(seed), false}, U'e'});
    const std::size_t continued = name ? 1 : 0;
    if (unfinished_runs(runs).size() > continued) {
        menu.lines.push_back({ActionLine{Action::Runs}, U'r'});
    }
    if (!runs.empty()) {
        menu.lines.push_back({ActionLine{Action::Watch}, U'w'});
    }
    menu.lines.push_back({ActionLine{Action::Scores}, U's'});
    menu.lines.push_back({ActionLine{Action::Options}, U'o'});
    menu.lines.push_back({ActionLine{Action::Help}, U'?'});
    menu.lines.push_back({ActionLine{Action::Quit}, U'q'});
    return menu;
}

/// Updates the texts of the name and seed fields.
void refresh_fields(screen::MenuModel& menu, const GameContext& context, std::uint64_t seed) {
    for (screen::MenuLine& line : menu.lines) {
        if (auto* const field = std::get_if<TextField>(&line.what)) {
            field->text = field->purpose == Action::Name ? context.options().hero_name : std::to_string(seed);
        }
    }
}

Task<void> edit_name(GameContext* context, std::string begun) {
    const std::optional<std::string> name = co_await edit_text(context, Action::Name, std::move(begun));
    if (name) {
        save::Options options = context->options();
        options.hero_name = *name;
        context->options_keeper().change(options);
    }
}

/// Makes the typed number the seed. One that no run may have is told in a notice.
Task<void> edit_seed(GameContext* context, std::uint64_t* seed, std::string begun) {
    const std::optional<std::string> typed = co_await edit_text(context, Action::Seed, std::move(begun));
    const std::string text = typed.value_or(std::string());
    std::uint64_t entered = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), entered);
    if (error == std::errc() && entered < rules::first_lesson_seed) {
        *seed = entered;
    } else if (error != std::errc::invalid_argument) {
        context->runs().leave_notice({"seed-of-lesson", std::to_string(rules::first_lesson_seed - 1)});
    }
}

/// Opens the field again in which the game ended, with the text typed so far.
Task<void> go_on_typing(GameContext* context, std::uint64_t* seed) {
    if (context->options().typed_seed) {
        std::string begun = *context->options().typed_seed;
        co_await edit_seed(context, seed, std::move(begun));
    } else if (context->options().typed_name) {
        std::string begun = *context->options().typed_name;
        co_await edit_name(context, std::move(begun));
    }
}

/// Opens the recording again in which the game ended; the run for practice if the player takes it over.
Task<std::optional<TakenOverRun>> go_on_watching(GameContext* context) {
    const std::optional<save::WatchedMoment> left = context->options().watched;
    if (!left || left->over_run) {
        co_return std::nullopt;
    }
    WatchedRun watched{left->run, left->position};
    co_return co_await watch(context, std::move(watched));
}

/// The run to play after a chosen line; nothing if the title stays. Requires: the line is not Quit.
Task<std::optional<RunToPlay>> follow(GameContext* context, const std::vector<save::RunSummary>* runs,
                                      Action action, std::uint64_t* seed) {
    switch (action) {
        case Action::NewGame:
            co_return NewRun{*seed};
        case Action::Learn: {
            const std::optional<std::int32_t> lesson = co_await choose_lesson(context);
            co_return lesson ? std::optional<RunToPlay>(LessonRun{*lesson}) : std::nullopt;
        }
        case Action::Continue:
            co_return LeftRun{unfinished_run(*runs, context->options().last_run).value_or(std::string())};
        case Action::Runs: {
            std::vector<save::RunSummary> unfinished = unfinished_runs(*runs);
            co_return co_await choose_run(context, std::move(unfinished), screen::MenuPurpose::Runs);
        }
        case Action::Watch: {
            std::vector<save::RunSummary> all = *runs;
            co_return co_await choose_run(context, std::move(all), screen::MenuPurpose::Watch);
        }
        case Action::Name: {
            std::string name = context->options().hero_name;
            co_await edit_name(context, std::move(name));
            co_return std::nullopt;
        }
        case Action::Seed: {
            std::string nothing;
            co_await edit_seed(context, seed, std::move(nothing));
            co_return std::nullopt;
        }
        case Action::Scores: {
            std::optional<TakenOverRun> taken_over = co_await scores(context, std::nullopt);
            co_return std::move(taken_over);
        }
        case Action::Options:
            co_await change_options(context);
            co_return std::nullopt;
        default:
            co_await help(context);
            co_return std::nullopt;
    }
}

}  // namespace

Task<std::optional<RunToPlay>> title(GameContext* context) {
    std::uint64_t seed = context->runs().next_seed();
    const std::vector<save::RunSummary> runs = context->storage().runs();
    screen::TitleModel model{title_menu(*context, runs, seed), context->runs().take_notice()};
    if (!model.notice) {
        model.notice = context->options_keeper().take_key_notice();
    }
    if (std::optional<std::string> problem = problem_of_last(runs, context->options().last_run);
        problem && !model.notice) {
        model.notice = screen::Notice{"load-failed", *std::move(problem)};
    }
    const LayerScope scope(context->stack(), "title", &model, model.menu);
    co_await go_on_typing(context, &seed);
    std::optional<RunToPlay> run = co_await go_on_watching(context);
    while (!run) {
        refresh_fields(model.menu, *context, seed);
        if (std::optional<screen::Notice> notice = context->runs().take_notice()) {
            model.notice = std::move(notice);
        }
        const Action action = co_await choose_action(context, &model.menu);
        if (action == Action::Quit || action == Action::Cancel) {
            co_return std::nullopt;
        }
        run = co_await follow(context, &runs, action, &seed);
    }
    if (!std::holds_alternative<NewRun>(*run)) {
        context->runs().keep_seed(seed);
    }
    co_return run;
}

}  // namespace torchwake::flow
