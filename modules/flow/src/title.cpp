#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::ActionLine;
using screen::TextField;

constexpr std::uint64_t last_seed = (std::uint64_t{1} << 53U) - 1;

screen::MenuModel title_menu(Backstage& backstage, std::uint64_t seed) {
    screen::MenuModel menu{screen::MenuPurpose::Title, {}, 0};
    const std::vector<save::RunSummary> runs = backstage.open_runs();
    if (std::ranges::any_of(runs, [](const save::RunSummary& run) { return !run.problem; })) {
        menu.lines.push_back({ActionLine{Action::Continue}, U'c'});
    }
    menu.lines.push_back({ActionLine{Action::NewGame}, U'n'});
    menu.lines.push_back({TextField{Action::Name, backstage.options().hero_name, false}, U'a'});
    menu.lines.push_back({TextField{Action::Seed, std::to_string(seed), false}, U'e'});
    if (runs.size() > 1) {
        menu.lines.push_back({ActionLine{Action::Runs}, U'r'});
    }
    menu.lines.push_back({ActionLine{Action::Scores}, U's'});
    menu.lines.push_back({ActionLine{Action::Options}, U'o'});
    menu.lines.push_back({ActionLine{Action::Help}, U'?'});
    menu.lines.push_back({ActionLine{Action::Quit}, U'q'});
    return menu;
}

/// Shows what a field holds by now.
void refresh_fields(screen::MenuModel& menu, const Backstage& backstage, std::uint64_t seed) {
    for (screen::MenuLine& line : menu.lines) {
        if (auto* const field = std::get_if<TextField>(&line.what)) {
            field->text =
                field->purpose == Action::Name ? backstage.options().hero_name : std::to_string(seed);
        }
    }
}

Task<void> edit_name(Backstage* backstage) {
    std::string before = backstage->options().hero_name;
    const std::optional<std::string> name = co_await edit_text(backstage, Action::Name, std::move(before));
    if (name) {
        save::Options options = backstage->options();
        options.hero_name = *name;
        backstage->change_options(options);
    }
}

/// The seed that was typed; the one before where that is none.
Task<std::uint64_t> edit_seed(Backstage* backstage, std::uint64_t before) {
    const std::optional<std::string> typed = co_await edit_text(backstage, Action::Seed, std::string());
    std::uint64_t seed = before;
    if (typed) {
        const auto [end, error] = std::from_chars(typed->data(), typed->data() + typed->size(), seed);
        seed = error == std::errc() && seed <= last_seed ? seed : before;
    }
    co_return seed;
}

/// What a chosen line comes to; nothing where the title stays.
Task<std::optional<Next>> follow(Backstage* backstage, Action action, std::uint64_t* seed) {
    switch (action) {
        case Action::NewGame:
            co_return Next{NextScene::NewRun, *seed};
        case Action::Continue:
            co_return Next{NextScene::ResumedRun, 0, backstage->unfinished_run().value_or(std::string())};
        case Action::Runs: {
            const std::optional<std::string> run = co_await choose_run(backstage);
            co_return run ? std::optional(Next{NextScene::ResumedRun, 0, *run}) : std::nullopt;
        }
        case Action::Name:
            co_await edit_name(backstage);
            co_return std::nullopt;
        case Action::Seed:
            *seed = co_await edit_seed(backstage, *seed);
            co_return std::nullopt;
        case Action::Scores:
            co_await scores(backstage, std::nullopt);
            co_return std::nullopt;
        case Action::Options:
            co_await change_options(backstage);
            co_return std::nullopt;
        case Action::Help:
            co_await help(backstage);
            co_return std::nullopt;
        default:
            co_return Next{NextScene::Quit};
    }
}

}  // namespace

Task<Next> title(Backstage* backstage) {
    std::uint64_t seed = backstage->next_seed();
    screen::TitleModel model{title_menu(*backstage, seed), backstage->take_notice()};
    const LayerScope scope(backstage->stack(), "title", &model, model.menu);
    const MenuPlace place{&backstage->desk(), &backstage->stage()};
    for (;;) {
        const Action action = co_await choose_action(place, &model.menu);
        const std::optional<Next> next = co_await follow(backstage, action, &seed);
        if (next) {
            co_return *next;
        }
        refresh_fields(model.menu, *backstage, seed);
    }
}

}  // namespace torchwake::flow
