#include "run_list.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace torchwake::flow {
namespace {

/// As many have letters.
constexpr std::size_t most_lines = 26;

screen::MenuModel runs_menu(const std::vector<save::RunSummary>& runs, screen::MenuPurpose purpose) {
    screen::MenuModel menu{purpose, {}, 0};
    for (const save::RunSummary& run : runs) {
        const char32_t letter = U'a' + static_cast<char32_t>(menu.lines.size());
        menu.lines.push_back({screen::RunLine{run.hero_name, run.seed, run.commands, run.closed,
                                              run.problem.value_or(std::string())},
                              letter, !run.problem});
    }
    place_cursor(menu);
    return menu;
}

}  // namespace

std::vector<save::RunSummary> unfinished_runs(std::vector<save::RunSummary> runs) {
    std::erase_if(runs, [](const save::RunSummary& run) { return run.closed; });
    return runs;
}

std::optional<std::string> unfinished_run(const std::vector<save::RunSummary>& runs) {
    const auto found =
        std::ranges::find_if(runs, [](const save::RunSummary& run) { return !run.closed && !run.problem; });
    return found != runs.end() ? std::optional(found->name) : std::nullopt;
}

Task<std::optional<std::string>> choose_run(Backstage* backstage, std::vector<save::RunSummary> runs,
                                            screen::MenuPurpose purpose) {
    TORCHWAKE_EXPECTS(!runs.empty());
    runs.resize(std::min(runs.size(), most_lines));
    screen::MenuModel menu = runs_menu(runs, purpose);
    const LayerScope scope(backstage->stack(), "runs", &menu, menu);
    const MenuPlace place{&backstage->desk(), &backstage->stage()};
    for (;;) {
        const std::optional<std::int32_t> line = co_await choose_line(place, &menu);
        if (!line) {
            co_return std::nullopt;
        }
        const save::RunSummary& chosen = runs[static_cast<std::size_t>(*line)];
        if (!chosen.problem) {
            co_return chosen.name;
        }
    }
}

}  // namespace torchwake::flow
