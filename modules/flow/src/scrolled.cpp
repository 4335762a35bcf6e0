// The screens that are only read: the table of keys and the message history.

#include "page.hpp"

#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>

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

/// The same way on a page whose lines are counted from the bottom, as the newest message is.
Action upended(Action action) {
    switch (action) {
        case Action::Up:
            return Action::Down;
        case Action::Down:
            return Action::Up;
        case Action::PageUp:
            return Action::PageDown;
        case Action::PageDown:
            return Action::PageUp;
        case Action::Home:
            return Action::End;
        default:
            return Action::Home;
    }
}

enum class CountedFrom : std::uint8_t { Top, Bottom };

/// Lets the player scroll until the screen is left.
Task<void> scroll(PromptDesk* desk, std::int32_t* first_line, std::int32_t last, CountedFrom end) {
    const screen::Prompt prompt = scroll_prompt();
    for (;;) {
        const screen::Offer answer = co_await desk->ask(prompt);
        if (answer.action == Action::Cancel) {
            co_return;
        }
        const Action way = end == CountedFrom::Top ? answer.action : upended(answer.action);
        *first_line = scrolled(*first_line, way, last);
    }
}

std::int32_t last_line(std::size_t lines) {
    return lines == 0 ? 0 : static_cast<std::int32_t>(lines - 1);
}

}  // namespace

Task<void> help(Backstage* backstage) {
    screen::HelpModel model;
    const LayerScope scope(backstage->stack(), "help", &model);
    const std::size_t lines = backstage->keys().actions().size();
    co_await scroll(&backstage->desk(), &model.first_line, last_line(lines), CountedFrom::Top);
}

Task<void> messages(Backstage* backstage) {
    screen::MessagesModel model;
    const LayerScope scope(backstage->stack(), "messages", &model);
    const std::size_t lines = backstage->run()->chronicle.entries().size();
    co_await scroll(&backstage->desk(), &model.first_line, last_line(lines), CountedFrom::Bottom);
}

}  // namespace torchwake::flow
