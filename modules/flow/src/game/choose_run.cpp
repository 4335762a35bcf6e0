#include <torchwake/core/contract.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::flow {
namespace {

/// The letter of a line; lines behind the last letter have none.
char32_t run_letter(std::size_t line) {
    constexpr std::size_t letters = 26;
    return line < letters ? U'a' + static_cast<char32_t>(line) : 0;
}

screen::MenuModel runs_menu(const std::vector<save::RunSummary>& runs, screen::MenuPurpose purpose) {
    screen::MenuModel menu{purpose, {}, 0};
    for (const save::RunSummary& run : runs) {
        const char32_t letter = run_letter(menu.lines.size());
        menu.lines.push_back({screen::RunLine{run.hero_name, run.seed, run.commands, run.closed,
                                              run.problem.value_or(std::string()), run.depth, run.fate},
                              letter, !run.problem});
    }
    place_cursor(menu);
    return menu;
}

/// The prompt of the list; a run to watch can be reviewed, too.
screen::Prompt runs_prompt(const screen::MenuModel& menu) {
    screen::Prompt prompt = menu_prompt(menu);
    if (menu.purpose == screen::MenuPurpose::Watch) {
        prompt.offers.push_back({screen::Action::Inspect});
    }
    return prompt;
}

/// Reviews a run, or watches it at once.
Task<std::optional<TakenOverRun>> open(GameContext* context, const std::string& run, screen::Action action) {
    if (action == screen::Action::Inspect) {
        return review(context, run);
    }
    return watch(context, {run});
}

}  // namespace

Task<std::optional<RunToPlay>> choose_run(GameContext* context, std::vector<save::RunSummary> runs,
                                          screen::MenuPurpose purpose) {
    TORCHWAKE_EXPECTS(!runs.empty());
    screen::MenuModel menu = runs_menu(runs, purpose);
    const LayerScope scope(context->stack(), "runs", &menu, menu);
    const screen::Prompt prompt = runs_prompt(menu);
    for (;;) {
        const screen::Action action = co_await choose_action(context, &menu, &prompt);
        if (action == screen::Action::Cancel) {
            co_return std::nullopt;
        }
        const save::RunSummary& chosen = runs[static_cast<std::size_t>(menu.cursor)];
        if (chosen.problem) {
            continue;
        }
        if (purpose == screen::MenuPurpose::Runs) {
            co_return LeftRun{chosen.name};
        }
        std::optional<TakenOverRun> taken_over = co_await open(context, chosen.name, action);
        if (taken_over) {
            co_return *std::move(taken_over);
        }
    }
}

}  // namespace torchwake::flow
