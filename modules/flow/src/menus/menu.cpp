#include "menus/arrange.hpp"
#include "menus/page.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <cstddef>
#include <variant>
#include <vector>

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
    return traits_of(menu.purpose).lists == screen::Listing::Options;
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

/// Moves the cursor to the line that the answer chooses or looks at, if there is one. Returns the action that
/// the answer then asks for.
Action settle(MenuModel& menu, const Offer& answer) {
    if (answer.action == Action::LookAt) {
        menu.cursor = answer.argument;
        return answer.action;
    }
    const std::optional<std::int32_t> line = find_line(menu, answer);
    if (!line) {
        return answer.action;
    }
    menu.cursor = *line;
    return Action::Confirm;
}

/// The place among `count` lines after an answer that moves the cursor; nothing if it moves none.
std::optional<std::int32_t> moved(std::int32_t place, Action action, std::int32_t count, bool grid) {
    const std::int32_t last = std::max(count - 1, 0);
    const auto by = [&](std::int32_t step) { return std::clamp(place + step, 0, last); };
    const auto around = [&](std::int32_t step) { return count > 0 ? (place + count + step) % count : 0; };
    switch (action) {
        case Action::Up:
            return grid ? by(place >= screen::grid_columns ? -screen::grid_columns : 0) : around(-1);
        case Action::Down:
            return grid ? by(place + screen::grid_columns <= last ? screen::grid_columns : 0) : around(1);
        case Action::Left:
            return grid ? std::optional(around(-1)) : std::nullopt;
        case Action::Right:
            return grid ? std::optional(around(1)) : std::nullopt;
        default:
            return paged(place, action, last);
    }
}

/// True for an answer that does nothing here: Left and Right in a list without options, and the choice of a
/// line while the filter admits none.
bool is_idle(const MenuModel& menu, Action action) {
    const bool sideways = action == Action::Left || action == Action::Right;
    const bool nothing = menu.shown && menu.shown->empty();
    return (sideways && !has_options(menu)) || (nothing && action != Action::Cancel);
}

void sound(const MenuPlace& place, bool confirmed) {
    if (place.stage != nullptr) {
        place.stage->show(screen::MenuUsed{confirmed});
    }
}

}  // namespace

Offer pressed_offer(const MenuModel& menu, std::int32_t line) {
    return traits_of(menu.purpose).looks_first && line != menu.cursor ? Offer{Action::LookAt, line}
                                                                      : line_offer(menu, line);
}

Offer line_offer(const MenuModel& menu, std::int32_t line) {
    const auto& what = menu.lines.at(static_cast<std::size_t>(line)).what;
    if (const auto* const action = std::get_if<screen::ActionLine>(&what)) {
        return {action->action, 0};
    }
    if (std::holds_alternative<screen::ContinueLine>(what)) {
        return {Action::Continue, 0};
    }
    if (std::holds_alternative<screen::LearnLine>(what)) {
        return {Action::Learn, 0};
    }
    if (std::holds_alternative<screen::NextLessonLine>(what)) {
        return {Action::NextLesson, 0};
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
        const bool shown = !menu.shown || std::ranges::find(*menu.shown, line) != menu.shown->end();
        return key != 0 && key == letter && shown;
    });
}

screen::Prompt menu_prompt(const MenuModel& menu) {
    screen::Prompt prompt{{{Action::Up}, {Action::Down}, {Action::Confirm}}};
    if (has_options(menu) || lists_pack(menu.purpose)) {
        prompt.offers.push_back({Action::Left});
        prompt.offers.push_back({Action::Right});
    }
    if (traits_of(menu.purpose).can_be_left) {
        prompt.offers.push_back({Action::Cancel});
    }
    for (const Action action : {Action::PageUp, Action::PageDown, Action::Home, Action::End}) {
        prompt.offers.push_back({action});
    }
    for (std::int32_t line = 0; line < count_lines(menu); ++line) {
        add(prompt, line_offer(menu, line));
    }
    for (std::int32_t line = 0; traits_of(menu.purpose).looks_first && line < count_lines(menu); ++line) {
        add(prompt, {Action::LookAt, line});
    }
    if (can_be_filtered(menu.purpose)) {
        prompt.offers.push_back({Action::Filter});
    }
    if (lists_things(menu.purpose)) {
        prompt.offers.push_back({Action::Arrange});
    }
    if (lists_pack(menu.purpose)) {
        prompt.offers.push_back({Action::Grid});
    }
    return prompt;
}

void place_cursor(MenuModel& menu) {
    const std::vector<std::int32_t> shown = screen::shown_lines(menu);
    const auto first = std::ranges::find_if(
        shown, [&](std::int32_t line) { return menu.lines[static_cast<std::size_t>(line)].enabled; });
    menu.cursor = first != shown.end() ? *first : shown.empty() ? 0 : shown.front();
}

bool move_cursor(MenuModel& menu, Action action) {
    const std::int32_t count = menu.shown ? static_cast<std::int32_t>(menu.shown->size()) : count_lines(menu);
    const std::int32_t here =
        menu.shown
            ? static_cast<std::int32_t>(std::ranges::find(*menu.shown, menu.cursor) - menu.shown->begin())
            : menu.cursor;
    const std::optional<std::int32_t> place = moved(here, action, count, menu.grid);
    if (place && count > 0) {
        menu.cursor = menu.shown ? menu.shown->at(static_cast<std::size_t>(*place)) : *place;
    }
    return place.has_value();
}

Task<Action> choose_action(MenuPlace place, MenuModel* menu, const screen::Prompt* prompt) {
    const screen::Prompt plain = prompt == nullptr ? menu_prompt(*menu) : screen::Prompt{};
    screen::Prompt typing;
    for (;;) {
        const screen::Prompt* asked = prompt == nullptr ? &plain : prompt;
        if (menu->filter.typing) {
            typing = typing_prompt(*asked);
            asked = &typing;
        }
        const Offer answer = co_await place.asker->ask(*asked);
        const bool rearranged =
            place.catalog != nullptr && rearrange(*menu, *place.catalog, answer, place.stage);
        if (!rearranged) {
            const Action action = settle(*menu, answer);
            if (action != Action::LookAt && !move_cursor(*menu, action) && !is_idle(*menu, action)) {
                sound(place, true);
                co_return action == Action::Confirm ? line_offer(*menu, menu->cursor).action : action;
            }
        }
        sound(place, false);
    }
}

Task<std::optional<std::int32_t>> choose_line(MenuPlace place, MenuModel* menu) {
    const Action action = co_await choose_action(place, menu);
    if (action == Action::Cancel) {
        co_return std::nullopt;
    }
    co_return menu->cursor;
}

}  // namespace torchwake::flow
