#include "menus/page.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/flow/menu.hpp>

#include <algorithm>
#include <cstddef>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::MenuModel;
using screen::Offer;

std::int32_t count_lines(const MenuModel& menu) {
    return static_cast<std::int32_t>(menu.lines.size());
}

void add(screen::Prompt& prompt, const Offer& offer) {
    if (!prompt.accepts(offer)) {
        prompt.offers.push_back(offer);
    }
}

bool has_options(const MenuModel& menu) {
    return std::ranges::any_of(menu.lines, [](const screen::MenuLine& line) {
        return std::holds_alternative<screen::OptionLine>(line.what);
    });
}

/// The first line for which the predicate holds.
template <class Predicate>
std::optional<std::int32_t> first_line(const MenuModel& menu, Predicate holds) {
    for (std::int32_t line = 0; line < count_lines(menu); ++line) {
        if (holds(line)) {
            return line;
        }
    }
    return std::nullopt;
}

/// Moves the cursor to the line that the answer chooses, if it chooses one. Returns the action that the
/// answer then asks for.
Action settle(MenuModel& menu, const Offer& answer) {
    const std::optional<std::int32_t> line = find_line(menu, answer);
    if (!line) {
        return answer.action;
    }
    menu.cursor = *line;
    return Action::Confirm;
}

void sound(const MenuPlace& place, bool confirmed) {
    if (place.stage != nullptr) {
        place.stage->show(screen::MenuUsed{confirmed});
    }
}

}  // namespace

Offer line_offer(const MenuModel& menu, std::int32_t line) {
    const auto& what = menu.lines.at(static_cast<std::size_t>(line)).what;
    if (const auto* const action = std::get_if<screen::ActionLine>(&what)) {
        return {action->action, 0};
    }
    if (const auto* const field = std::get_if<screen::TextField>(&what)) {
        return {field->purpose, 0};
    }
    return {Action::Choose, line};
}

std::optional<std::int32_t> find_line(const MenuModel& menu, const Offer& offer) {
    return first_line(menu, [&](std::int32_t line) { return line_offer(menu, line) == offer; });
}

std::optional<std::int32_t> find_letter(const MenuModel& menu, char32_t letter) {
    return first_line(menu, [&](std::int32_t line) {
        const char32_t key = menu.lines[static_cast<std::size_t>(line)].key;
        return key != 0 && key == letter;
    });
}

screen::Prompt menu_prompt(const MenuModel& menu) {
    screen::Prompt prompt{{{Action::Up}, {Action::Down}, {Action::Confirm}}};
    if (has_options(menu)) {
        prompt.offers.push_back({Action::Left});
        prompt.offers.push_back({Action::Right});
    }
    if (can_be_left(menu.purpose)) {
        prompt.offers.push_back({Action::Cancel});
    }
    for (const Action action : {Action::PageUp, Action::PageDown, Action::Home, Action::End}) {
        prompt.offers.push_back({action});
    }
    for (std::int32_t line = 0; line < count_lines(menu); ++line) {
        add(prompt, line_offer(menu, line));
    }
    return prompt;
}

void place_cursor(MenuModel& menu) {
    menu.cursor = first_line(menu, [&](std::int32_t line) {
                      return menu.lines[static_cast<std::size_t>(line)].enabled;
                  }).value_or(0);
}

bool move_cursor(MenuModel& menu, Action action) {
    const std::int32_t count = count_lines(menu);
    const std::int32_t last = count - 1;
    switch (action) {
        case Action::Up:
            menu.cursor = (menu.cursor + last) % count;
            return true;
        case Action::Down:
            menu.cursor = (menu.cursor + 1) % count;
            return true;
        case Action::PageUp:
            menu.cursor = std::max(menu.cursor - page_lines, 0);
            return true;
        case Action::PageDown:
            menu.cursor = std::min(menu.cursor + page_lines, last);
            return true;
        case Action::Home:
            menu.cursor = 0;
            return true;
        case Action::End:
            menu.cursor = last;
            return true;
        default:
            return false;
    }
}

Task<Action> await_menu(MenuPlace place, MenuModel* menu, const screen::Prompt* prompt) {
    for (;;) {
        const Offer answer = co_await place.asker->ask(*prompt);
        const Action action = settle(*menu, answer);
        if (!move_cursor(*menu, action)) {
            sound(place, true);
            co_return action;
        }
        sound(place, false);
    }
}

Task<std::optional<std::int32_t>> choose_line(MenuPlace place, MenuModel* menu) {
    const screen::Prompt prompt = menu_prompt(*menu);
    const Action action = co_await await_menu(place, menu, &prompt);
    if (action == Action::Cancel) {
        co_return std::nullopt;
    }
    co_return menu->cursor;
}

Task<Action> choose_action(MenuPlace place, MenuModel* menu) {
    const std::optional<std::int32_t> line = co_await choose_line(place, menu);
    co_return line ? line_offer(*menu, *line).action : Action::Cancel;
}

}  // namespace torchwake::flow
