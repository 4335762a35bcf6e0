// The maps of all levels as the hero remembers them, page by page. On the present level a cursor chooses a
// place to travel to.

#include "aim/places.hpp"

#include <torchwake/flow/cursor.hpp>
#include <torchwake/flow/scenes.hpp>

#include <algorithm>
#include <iterator>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

std::vector<core::Point> places_here(const forecast::Knowledge& knowledge) {
    std::vector<core::Point> cells;
    for (const screen::PlaceLine& place : remembered_places(knowledge)) {
        if (place.depth == knowledge.depth()) {
            cells.push_back(place.at);
        }
    }
    return cells;
}

/// The prompt of the present level's page. Turning pages comes first, since a gamepad's shoulder buttons
/// would else choose targets.
screen::Prompt present_prompt(core::Size level) {
    screen::Prompt prompt{{{Action::PageUp}, {Action::PageDown}}};
    const screen::Prompt cursor = cursor_prompt(level);
    std::ranges::copy(cursor.offers, std::back_inserter(prompt.offers));
    prompt.offers.push_back({Action::Find});
    prompt.cell_actions = cursor.cell_actions;
    prompt.cells = cursor.cells;
    return prompt;
}

screen::Prompt other_prompt() {
    return {{{Action::Left},
             {Action::Right},
             {Action::PageUp},
             {Action::PageDown},
             {Action::Find},
             {Action::Cancel}}};
}

/// The depth on the next page: that of the next deeper level that the hero has been to, or of the one above.
std::int32_t turned_page(const forecast::Knowledge& knowledge, std::int32_t depth, Action action) {
    const std::vector<forecast::RememberedLevel> levels = knowledge.remembered_levels();
    const auto here = std::ranges::find(levels, depth, &forecast::RememberedLevel::depth);
    const bool deeper = action == Action::PageDown || action == Action::Right;
    const bool last = deeper ? std::next(here) == levels.end() : here == levels.begin();
    return last ? depth : (deeper ? std::next(here) : std::prev(here))->depth;
}

bool turns_page(Action action) {
    return action == Action::PageUp || action == Action::PageDown || action == Action::Left ||
           action == Action::Right;
}

}  // namespace

Task<std::optional<autopilot::TravelTo>> show_map(GameContext* context) {
    const CursorField field{context->knowledge().size(), places_here(context->knowledge())};
    const screen::Prompt present = present_prompt(field.level);
    const screen::Prompt others = other_prompt();
    const core::Point hero = context->knowledge().hero().at;
    const std::int32_t depth = context->knowledge().depth();
    screen::MapModel model{context->shown(), depth, hero};
    const LayerScope scope(context->stack(), "map", &model);
    for (;;) {
        const screen::Prompt* const prompt = model.depth == depth ? &present : &others;
        const screen::Offer answer = co_await context->asker().ask(*prompt);
        if (answer.action == Action::Cancel) {
            co_return std::nullopt;
        }
        if (answer.action == Action::Find) {
            const std::optional<autopilot::TravelTo> way = co_await find_place(context);
            if (way) {
                co_return way;
            }
            continue;
        }
        if (turns_page(answer.action)) {
            model.depth = turned_page(context->knowledge(), model.depth, answer.action);
            model.cursor = model.depth == depth ? std::optional(hero) : std::nullopt;
            continue;
        }
        model.cursor = moved_cursor(model.cursor.value_or(hero), answer, field);
        if (confirms(answer.action) && *model.cursor != hero) {
            co_return autopilot::TravelTo{*model.cursor};
        }
    }
}

}  // namespace torchwake::flow
