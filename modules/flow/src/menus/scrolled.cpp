// Scrolling of the screens that are only read, and three of them: the rule book, the discoveries and the
// message history.

#include "menus/arrange.hpp"
#include "menus/page.hpp"
#include "menus/scroll.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::Offer;

/// The first line shown after an answer; nothing if the answer does not scroll.
std::optional<std::int32_t> scrolled(std::int32_t first, Action action, std::int32_t last) {
    switch (action) {
        case Action::Up:
            return std::max(first - 1, 0);
        case Action::Down:
            return std::min(first + 1, last);
        default:
            return paged(first, action, last);
    }
}

/// The action that scrolls the same way on a page whose lines are counted from the bottom, where the newest
/// message is.
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
        case Action::End:
            return Action::Home;
        default:
            return action;
    }
}

/// The next or the previous of three parts of a page; the first follows the last.
template <class Part>
Part next_part(Part part, Action action) {
    constexpr std::int32_t parts = 3;
    const std::int32_t step = action == Action::Right ? 1 : parts - 1;
    return static_cast<Part>((static_cast<std::int32_t>(part) + step) % parts);
}

/// Takes an answer that edits the filter of a page; then the page begins at its first line. False for any
/// other answer.
template <class Model>
bool take_filter(Model& model, const Offer& answer) {
    if (answer.action == Action::Confirm) {
        model.text.typing = false;
        return true;
    }
    const bool edited = edit_filter(model.text, answer);
    model.first_line = edited ? 0 : model.first_line;
    return edited;
}

/// The prompt of a page that scrolls and has parts.
screen::Prompt parted_prompt() {
    screen::Prompt prompt = scroll_prompt();
    prompt.offers.push_back({Action::Left});
    prompt.offers.push_back({Action::Right});
    return prompt;
}

/// The prompt of a page with a filter: while it is typed, Confirm ends the typing.
screen::Prompt filtered_prompt(screen::Prompt prompt, const screen::TextFilter& filter) {
    prompt.offers.push_back({filter.typing ? Action::Confirm : Action::Filter});
    return filter.typing ? typing_prompt(prompt) : prompt;
}

/// The rule book at a page. In a run it tells what the hero met, and leads to its discoveries.
screen::HelpModel rule_book(const GameContext& context, screen::RulePage first) {
    screen::HelpModel model;
    model.menu = screen::rules_menu(first);
    if (const auto* const run = context.run()) {
        model.knowledge = context.knowledge();
        model.encounters = run->chronicle.encounters();
        model.menu.lines.push_back({screen::ActionLine{Action::Discoveries}});
    }
    return model;
}

/// The answers to an open rule book: scrolling, the next and the previous page, the choice of a page, and the
/// way back to the page from which the present one was chosen, if it was.
screen::Prompt book_prompt(const screen::HelpModel& book, bool can_go_back) {
    screen::Prompt prompt = parted_prompt();
    if (can_go_back) {
        prompt.offers.push_back({Action::PageBack});
    }
    for (std::size_t line = 0; line < book.menu.lines.size(); ++line) {
        prompt.offers.push_back(line_offer(book.menu, static_cast<std::int32_t>(line)));
    }
    return filtered_prompt(std::move(prompt), book.text);
}

/// Opens the page that the answer names. The choice of a page that was passed goes back to it.
void turn_page(screen::HelpModel& book, std::vector<std::int32_t>& passed, const Offer& answer) {
    constexpr auto pages = static_cast<std::int32_t>(screen::rule_page_table.size());
    const std::int32_t here = book.menu.cursor;
    if (answer.action == Action::PageBack) {
        book.menu.cursor = passed.back();
        passed.pop_back();
    } else if (answer.action == Action::Choose) {
        passed.push_back(here);
        passed.erase(std::ranges::find(passed, answer.argument), passed.end());
        book.menu.cursor = answer.argument;
    } else {
        book.menu.cursor = (here + (answer.action == Action::Right ? 1 : pages - 1)) % pages;
    }
    book.first_line = 0;
    book.text = {};
}

}  // namespace

screen::Prompt scroll_prompt() {
    return {{{Action::Up},
             {Action::Down},
             {Action::Cancel},
             {Action::PageUp},
             {Action::PageDown},
             {Action::Home},
             {Action::End}}};
}

Task<Offer> scroll(GameContext* context, ScrolledPage page, const screen::Prompt* prompt) {
    for (;;) {
        const screen::Offer answer = co_await context->asker().ask(*prompt);
        const Action way = page.from_bottom ? upended(answer.action) : answer.action;
        if (!scrolled(0, way, 0)) {
            co_return answer;
        }
        const std::int32_t last =
            context->run_recorder().scroll_end(context->stage().scroll_range(page.layer));
        *page.first_line = *scrolled(std::min(*page.first_line, last), way, last);
    }
}

Task<void> read(GameContext* context, Offer answer) {
    switch (answer.action) {
        case Action::Examine:
            return examine(context);
        case Action::Character:
            return character(context);
        case Action::Messages:
            return messages(context);
        case Action::Discoveries:
            return discoveries(context);
        default:
            TORCHWAKE_EXPECTS(answer.action == Action::Help);
            return help(context, static_cast<screen::RulePage>(answer.argument));
    }
}

Task<void> help(GameContext* context, screen::RulePage first) {
    screen::HelpModel model = rule_book(*context, first);
    // A hovering pointer moves the cursor of this copy, and so turns no page.
    screen::MenuModel pointed = model.menu;
    const LayerScope scope(context->stack(), "help", &model, pointed);
    const ScrolledPage page{&model, &model.first_line};
    std::vector<std::int32_t> passed;
    for (;;) {
        const screen::Prompt prompt = book_prompt(model, !passed.empty());
        const Offer answer = co_await scroll(context, page, &prompt);
        if (take_filter(model, answer)) {
            continue;
        }
        if (answer.action == Action::Cancel) {
            co_return;
        }
        if (answer.action == Action::Discoveries) {
            co_await discoveries(context);
        } else {
            turn_page(model, passed, answer);
        }
    }
}

namespace {

/// The prompt of the discoveries. A click on a row of a table looks at it.
screen::Prompt discoveries_prompt(GameContext& context, const screen::DiscoveriesModel& model) {
    screen::Prompt prompt = filtered_prompt(parted_prompt(), model.text);
    if (model.page != screen::DiscoveryPage::Things) {
        const std::int32_t last = context.stage().scroll_range(&model);
        for (std::int32_t position = 0; position <= last; ++position) {
            prompt.offers.push_back({Action::LookAt, position});
        }
    }
    return prompt;
}

}  // namespace

Task<void> discoveries(GameContext* context) {
    screen::DiscoveriesModel model{context->knowledge()};
    model.encounters = context->run()->chronicle.encounters();
    const LayerScope scope(context->stack(), "discoveries", &model);
    const ScrolledPage page{&model, &model.first_line};
    for (;;) {
        const screen::Prompt prompt = discoveries_prompt(*context, model);
        const Offer answer = co_await scroll(context, page, &prompt);
        if (take_filter(model, answer)) {
            continue;
        }
        if (answer.action == Action::Cancel) {
            co_return;
        }
        if (answer.action == Action::LookAt) {
            model.first_line = answer.argument;
            continue;
        }
        model.first_line = 0;
        model.page = next_part(model.page, answer.action);
    }
}

Task<void> messages(GameContext* context) {
    screen::MessagesModel model;
    const LayerScope scope(context->stack(), "messages", &model);
    const ScrolledPage page{&model, &model.first_line, true};
    for (;;) {
        const screen::Prompt prompt = filtered_prompt(parted_prompt(), model.text);
        const Offer answer = co_await scroll(context, page, &prompt);
        if (take_filter(model, answer)) {
            continue;
        }
        if (answer.action == Action::Cancel) {
            co_return;
        }
        model.first_line = 0;
        model.filter = next_part(model.filter, answer.action);
    }
}

}  // namespace torchwake::flow
