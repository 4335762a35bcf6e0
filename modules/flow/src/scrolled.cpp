// The screens that are only read: the table of keys and the message history.

#include "page.hpp"

#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <limits>

namespace torchwake::flow {
namespace {

using screen::Action;

screen::Prompt scroll_prompt() {
    return {{{Action::Up},
             {Action::Down},
             {Action::Cancel},
             {Action::PageUp},
             {Action::PageDown},
             {Action::Home},
             {Action::End}}};
}

/// The first line after an answer. Requires: the answer is not Cancel.
std::int32_t scrolled(std::int32_t first, Action action, std::int32_t last) {
    switch (action) {
        case Action::Up:
            return std::clamp(first - 1, 0, last);
        case Action::Down:
            return std::clamp(first + 1, 0, last);
        case Action::PageUp:
            return std::clamp(first - page_lines, 0, last);
        case Action::PageDown:
            return std::clamp(first + page_lines, 0, last);
        case Action::Home:
            return 0;
        default:
            return last;
    }
}

/// Lets the player scroll until the screen is left.
Task<void> scroll(PromptDesk* desk, std::int32_t* first_line, std::int32_t last) {
    const screen::Prompt prompt = scroll_prompt();
    for (;;) {
        const screen::Offer answer = co_await desk->ask(prompt);
        if (answer.action == Action::Cancel) {
            co_return;
        }
        *first_line = scrolled(*first_line, answer.action, last);
    }
}

std::int32_t last_line(std::size_t lines) {
    return lines == 0 ? 0 : static_cast<std::int32_t>(lines - 1);
}

/// One line an action.
std::size_t count_help_lines(const screen::KeyMap& keys) {
    std::vector<Action> actions;
    for (const screen::KeyMap::Binding& binding : keys.bindings()) {
        if (std::ranges::find(actions, binding.action) == actions.end()) {
            actions.push_back(binding.action);
        }
    }
    return actions.size();
}

}  // namespace

Task<void> help(Backstage* backstage) {
    screen::HelpModel model;
    const LayerScope scope(backstage->stack(), "help", &model);
    co_await scroll(&backstage->desk(), &model.first_line, last_line(count_help_lines(backstage->keys())));
}

Task<void> messages(Backstage* backstage) {
    screen::MessagesModel model;
    const LayerScope scope(backstage->stack(), "messages", &model);
    const std::size_t lines = backstage->run()->chronicle.entries().size();
    co_await scroll(&backstage->desk(), &model.first_line, last_line(lines));
}

}  // namespace torchwake::flow
