#include <torchwake/core/contract.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <cstddef>
#include <string>
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

}  // namespace

Task<std::optional<std::string>> choose_run(GameContext* context, std::vector<save::RunSummary> runs,
                                            screen::MenuPurpose purpose) {
    TORCHWAKE_EXPECTS(!runs.empty());
    screen::MenuModel menu = runs_menu(runs, purpose);
    const LayerScope scope(context->stack(), "runs", &menu, menu);
    const MenuPlace place{&context->asker(), &context->stage()};
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
