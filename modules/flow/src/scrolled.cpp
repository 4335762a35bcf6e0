// The screens that are only read: the table of keys and the message history.

#include "page.hpp"
#include "scroll.hpp"

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

/// The filters go around.
screen::MessageFilter next_filter(screen::MessageFilter filter, Action action) {
    constexpr std::int32_t filters = 3;
    const std::int32_t step = action == Action::Right ? 1 : filters - 1;
    return static_cast<screen::MessageFilter>((static_cast<std::int32_t>(filter) + step) % filters);
}

}  // namespace

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

Task<void> help(Backstage* backstage) {
    screen::HelpModel model;
    const LayerScope scope(backstage->stack(), "help", &model);
    const std::size_t lines = backstage->keys().actions().size();
    co_await scroll(&backstage->desk(), &model.first_line, last_line(lines));
}

Task<void> messages(Backstage* backstage) {
    screen::MessagesModel model;
    const LayerScope scope(backstage->stack(), "messages", &model);
    const std::int32_t last = last_line(backstage->run()->chronicle.entries().size());
    screen::Prompt prompt = scroll_prompt();
    prompt.offers.push_back({Action::Left});
    prompt.offers.push_back({Action::Right});
    for (;;) {
        const screen::Offer answer = co_await backstage->desk().ask(prompt);
        if (answer.action == Action::Cancel) {
            co_return;
        }
        if (answer.action == Action::Left || answer.action == Action::Right) {
            model = {0, next_filter(model.filter, answer.action)};
        } else {
            model.first_line = scrolled(model.first_line, upended(answer.action), last);
        }
    }
}

}  // namespace torchwake::flow
